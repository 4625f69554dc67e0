import type { AdminProductList as Products } from '@verse/api-contract/api';
import { AdminPage, AdminProductList } from '../../features/admin';

export { loadAdminProducts as loader } from '../../features/admin';

export const Component = () => (
  <AdminPage<Products> title="Store products" pageName="store-desk">
    {(list) => <AdminProductList list={list} />}
  </AdminPage>
);
