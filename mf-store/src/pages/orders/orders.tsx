import type { OrderList as Orders } from '@verse/api-contract/api';
import { PageHeader } from '@verse/ui';
import { AdminLink } from '../../features/admin';
import { OrderList } from '../../features/orders';
import { PersonalPage } from '../../shared/personal-page';

export { loadOrders as loader } from '../../features/orders';

const LEAD = 'Everything you have ordered in the store and the marketplace.';

export function Component() {
  return (
    <PersonalPage<Orders> title="Your orders" lead={LEAD} pageName="orders">
      {(list) => (
        <>
          <PageHeader title="Your orders" lead={LEAD}>
            <AdminLink />
          </PageHeader>
          <OrderList list={list} />
        </>
      )}
    </PersonalPage>
  );
}
