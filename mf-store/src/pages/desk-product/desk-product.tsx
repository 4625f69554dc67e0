import { DeskNav, DeskProductView, NewProduct, type ProductWithStock } from '../../features/desk';
import { PersonalPage } from '../../shared/personal-page';

export { actOnDeskProduct as action, loadDeskProduct as loader } from '../../features/desk';

export function Component() {
  return (
    <PersonalPage<ProductWithStock | null> title="Store product">
      {(found) => (
        <>
          <DeskNav />
          {found ? <DeskProductView {...found} /> : <NewProduct />}
        </>
      )}
    </PersonalPage>
  );
}
