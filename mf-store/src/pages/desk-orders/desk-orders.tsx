import type { AdminOrderList as Orders } from '@verse/api-contract/api';
import { AdminOrderList, AdminPage } from '../../features/admin';

export { loadAdminOrders as loader } from '../../features/admin';

export const Component = () => (
  <AdminPage<Orders> title="Store orders" pageName="store-desk-orders">
    {(list) => <AdminOrderList list={list} />}
  </AdminPage>
);
