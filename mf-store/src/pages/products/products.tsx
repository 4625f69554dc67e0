import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard, PageHeader } from '@verse/ui';
import { ProductActions, useCart } from '../../features/cart';
import { type Arranged, CatalogueFacts, DigitalProductsLink, ProductList } from '../../features/catalogue';
import styles from '../../shared/page.module.scss';

const DESCRIPTION = 'Useful things for people who make things.';

export { loadCatalogue as loader } from '../../features/catalogue';

export function Component() {
  const shown = useCart();
  const catalogue = useLoaderData<Arranged>();
  return (
    <Page>
      <CatalogueFacts products={catalogue.products} />
      <ProductList catalogue={catalogue} actionsOf={(product) => <ProductActions product={product} shown={shown} />} />
      <DigitalProductsLink />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <FailureCard title="The products could not be loaded." {...useLoadFailure('loading the products')}>
        Please try again in a moment.
      </FailureCard>
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Store" description={DESCRIPTION} place="store" />
      <PageHeader title="Store" lead={DESCRIPTION} />
      {children}
    </div>
  );
}
