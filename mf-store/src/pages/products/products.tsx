import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CatalogueFailure, ProductList, type Catalogue } from '../../features/catalogue';
import styles from './products.module.scss';

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
      <meta name="description" content="Useful things for people who make things." />
      <link rel="canonical" href="/store" />
      <header className={styles.heading}>
        <h1>Store</h1>
        <p>Useful things for people who make things.</p>
      </header>
      {children}
    </div>
  );
}
