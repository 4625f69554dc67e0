import type { DeskProductList as Products } from '@verse/api-contract/store-desk';
import { PageHeader } from '@verse/ui';
import { DeskNav, DeskProductList } from '../../features/desk';
import { PersonalPage } from '../../shared/personal-page';

export { loadDeskProducts as loader } from '../../features/desk';

export function Component() {
  return (
    <PersonalPage<Products> title="Store products" place="store-desk">
      {(list) => (
        <>
          <PageHeader title="Store products" />
          <DeskNav />
          <DeskProductList list={list} />
        </>
      )}
    </PersonalPage>
  );
}
