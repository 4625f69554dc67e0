import type { ReactNode } from 'react';
import { type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { type MarketplaceData, MarketplaceFailure, ProductList } from '../../features/marketplace';
import { shouldRevalidate as afterOutcome } from '../../shared/form-outcome';
import styles from './marketplace.module.scss';

export { loadMarketplace as loader, marketplaceActs as action } from '../../features/marketplace';

/** All products are here already: another order is no reason to ask for them again. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  change.formMethod === undefined && change.currentUrl.search !== change.nextUrl.search ? false : afterOutcome(change);

export function Component() {
  return (
    <Page>
      <ProductList data={useLoaderData<MarketplaceData>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <MarketplaceFailure />
    </Page>
  );
}

const LEAD = 'Made and sold by members.';

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Marketplace" description={LEAD} place="marketplace" />
      <PageHeader title="Marketplace" lead={LEAD} />
      {children}
    </div>
  );
}
