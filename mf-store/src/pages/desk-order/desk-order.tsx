import type { DeskOrder } from '@verse/api-contract/store-desk';
import { DeskNav, DeskOrderView } from '../../features/desk';
import { PersonalPage } from '../../shared/personal-page';

export { actOnDeskOrder as action, loadDeskOrder as loader } from '../../features/desk';

export function Component() {
  return (
    <PersonalPage<DeskOrder> title="Store order">
      {(order) => (
        <>
          <DeskNav />
          <DeskOrderView order={order} />
        </>
      )}
    </PersonalPage>
  );
}
