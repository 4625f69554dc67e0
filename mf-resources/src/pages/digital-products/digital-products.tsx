import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { FilteredProducts } from '../../features/digital-products';
import styles from '../../shared/page.module.scss';
import { PageFailure } from '../../shared/page-failure';

const DESCRIPTION = 'Ebooks, guides and ready-made setups for people who make a living from creative work.';

export function Component() {
  return (
    <div className={styles.page}>
      <PageHead title="Digital products" description={DESCRIPTION} place="digital-products" />
      <PageHeader
        title="Discover Premium Creative Resources"
        lead={
          'Guides and ready-made setups, each written by someone who has done it. ' +
          'Sold in our partner shop, which opens in a new tab.'
        }
      />
      <FilteredProducts anchor="products" />
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The digital products could not be shown" />;
}
