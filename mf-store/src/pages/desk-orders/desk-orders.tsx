import type { DeskOrderList as Orders } from '@verse/api-contract/store-desk';
import { PageHeader } from '@verse/ui';
import { DeskNav, DeskOrderList } from '../../features/desk';
import { PersonalPage } from '../../shared/personal-page';

export { loadDeskOrders as loader } from '../../features/desk';

export function Component() {
  return (
    <PersonalPage<Orders> title="Store orders" place="store-desk-orders">
      {(list) => (
        <>
          <PageHeader title="Store orders" />
          <DeskNav />
          <DeskOrderList list={list} />
        </>
      )}
    </PersonalPage>
  );
}
