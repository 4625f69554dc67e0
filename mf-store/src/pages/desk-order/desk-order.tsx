import type { AdminOrder } from '@verse/api-contract/api';
import { AdminOrderView, AdminPage } from '../../features/admin';

export { loadAdminOrder as loader } from '../../features/admin';

export const Component = () => (
  <AdminPage<AdminOrder> title="Store order">{(order) => <AdminOrderView order={order} />}</AdminPage>
);
