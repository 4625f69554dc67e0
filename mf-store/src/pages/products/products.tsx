import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHeader } from '@verse/ui';
import { CatalogueFailure, ProductList, type Catalogue } from '../../features/catalogue';
import styles from './products.module.scss';

const DESCRIPTION = 'Useful things for people who make things.';

export { loadCatalogue as loader } from '../../features/catalogue';

export function Component() {
  return (
    <Page>
      <ProductList catalogue={useLoaderData<Catalogue>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <CatalogueFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <title>Store | Creativity Verse</title>
      <meta name="description" content={DESCRIPTION} />
      <link rel="canonical" href="/store" />
      <PageHeader title="Store" lead={DESCRIPTION} />
      {children}
    </div>
  );
}
