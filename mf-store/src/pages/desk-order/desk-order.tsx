import type { AdminOrder } from '@verse/api-contract/store-admin';
import { AdminNav, AdminOrderView } from '../../features/admin';
import { PersonalPage } from '../../shared/personal-page';

export { loadAdminOrder as loader } from '../../features/admin';

export function Component() {
  return (
    <PersonalPage<AdminOrder> title="Store order">
      {(order) => (
        <>
          <AdminNav />
          <AdminOrderView order={order} />
        </>
      )}
    </PersonalPage>
  );
}
