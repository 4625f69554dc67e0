import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { ProductActions, useCart } from '../../features/cart';
import { CatalogueFacts, DigitalProductsLink, loadCatalogue, ProductList } from '../../features/catalogue';
import { LoadFailure } from '../../shared/load-failure';
import styles from '../../shared/page.module.scss';

const DESCRIPTION = 'Useful things for people who make things.';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadCatalogue,
  Frame: ({ children }) => (
    <div className={styles.page}>
      <PageHead title="Store" description={DESCRIPTION} place="store" />
      <PageHeader title="Store" lead={DESCRIPTION} />
      {children}
    </div>
  ),
  View: ({ data }) => {
    const shown = useCart();
    return (
      <>
        <CatalogueFacts products={data.products} />
        <ProductList catalogue={data} actionsOf={(product) => <ProductActions product={product} shown={shown} />} />
        <DigitalProductsLink />
      </>
    );
  },
  failed: (
    <LoadFailure title="The products could not be loaded." during="loading the products">
      Please try again in a moment.
    </LoadFailure>
  ),
});
