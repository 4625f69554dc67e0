import type { AdminOrderList as Orders } from '@verse/api-contract/store-admin';
import { PageHeader } from '@verse/ui';
import { AdminNav, AdminOrderList } from '../../features/admin';
import { PersonalPage } from '../../shared/personal-page';

export { loadAdminOrders as loader } from '../../features/admin';

export function Component() {
  return (
    <PersonalPage<Orders> title="Store orders" pageName="store-desk-orders">
      {(list) => (
        <>
          <PageHeader title="Store orders" />
          <AdminNav />
          <AdminOrderList list={list} />
        </>
      )}
    </PersonalPage>
  );
}
