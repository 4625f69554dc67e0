import { AdminNav, AdminProductView, NewProduct, type ProductWithStock } from '../../features/admin';
import { PersonalPage } from '../../shared/personal-page';

export { loadAdminProduct as loader } from '../../features/admin';

export function Component() {
  return (
    <PersonalPage<ProductWithStock | null> title="Store product">
      {(found) => (
        <>
          <AdminNav />
          {found ? <AdminProductView {...found} /> : <NewProduct />}
        </>
      )}
    </PersonalPage>
  );
}
