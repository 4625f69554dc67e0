import { AdminPage, AdminProductView, NewProduct, type ProductWithStock } from '../../features/admin';

export { loadAdminProduct as loader } from '../../features/admin';

export const Component = () => (
  <AdminPage<ProductWithStock | null> title="Store product">
    {(found) => (found ? <AdminProductView {...found} /> : <NewProduct />)}
  </AdminPage>
);
