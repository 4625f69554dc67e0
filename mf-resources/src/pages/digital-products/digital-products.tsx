import { useShell } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { ProductShelf } from '../../features/digital-products';
import { PageFailure } from '../../shared/page-failure';
import { PageHead } from '../../shared/page-head';
import styles from './digital-products.module.scss';

const DESCRIPTION = 'Ebooks, guides and ready-made setups for people who live from their creative work.';

export function Component() {
  return (
    <div className={styles.page}>
      <PageHead title="Digital products" description={DESCRIPTION} path={useShell().href('digital-products') ?? ''} />
      <PageHeader
        eyebrow="Digital products"
        title="Discover Premium Creative Resources"
        lead="Guides and ready-made setups, each written by somebody who has done it. Sold in our partner shop, in a new tab."
      />
      <ProductShelf anchor="products" />
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The digital products could not be shown" />;
}
