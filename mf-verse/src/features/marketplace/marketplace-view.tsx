import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { ListPage } from '../../shared/list-page';
import { useOwnPart } from '../../shared/shared-data';
import type { MarketplaceData } from './marketplace.api';
import { ProductList } from './product-list';

interface MarketplaceViewProps {
  /** The Verse page or the public one. */
  pageName: 'marketplace' | 'public-marketplace';
}

export function MarketplaceView({ pageName }: MarketplaceViewProps) {
  const data = useLoaderData<MarketplaceData>();
  // Always true, because guests have a cart too.
  useOwnPart(data, true);
  return (
    <Page pageName={pageName}>
      <ProductList data={data} />
    </Page>
  );
}

export const MarketplaceFailure = ({ pageName }: MarketplaceViewProps) => (
  <Page pageName={pageName}>
    <FailureCard title="The products could not be loaded." {...useLoadFailure('loading the marketplace')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

const LEAD = (
  <>
    Goods for people who make things.{' '}
    <PageLink page="waiting-list" params={{ list: 'member-shop' }}>
      Selling your own is in preparation
    </PageLink>
    .
  </>
);

const Page = ({ pageName, children }: MarketplaceViewProps & { children: ReactNode }) => (
  <ListPage title="Marketplace" lead={LEAD} isPublic={pageName === 'public-marketplace'}>
    <PageHead title="Marketplace" description="Goods for people who make things, with their prices." place={pageName} />
    {children}
  </ListPage>
);
