import type { AdminProductList as Products } from '@verse/api-contract/store-admin';
import { PageHeader } from '@verse/ui';
import { AdminNav, AdminProductList } from '../../features/admin';
import { PersonalPage } from '../../shared/personal-page';

export { loadAdminProducts as loader } from '../../features/admin';

export function Component() {
  return (
    <PersonalPage<Products> title="Store products" pageName="store-desk">
      {(list) => (
        <>
          <PageHeader title="Store products" />
          <AdminNav />
          <AdminProductList list={list} />
        </>
      )}
    </PersonalPage>
  );
}
