import type { ReactNode } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';
import type { MarketplaceData } from './marketplace.api';
import { ProductList } from './product-list';

export function MarketplaceView({ data }: { data: MarketplaceData }) {
  // Always true, because guests have a cart too.
  useOwnPart(data, true);
  return <ProductList data={data} />;
}

export const MarketplaceFailure = () => (
  <LoadFailure title="The products could not be loaded." during="loading the marketplace">
    We could not reach the server. Please try again.
  </LoadFailure>
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

interface MarketplaceFrameProps {
  /** The Verse page or the public one. */
  pageName: 'marketplace' | 'public-marketplace';
  children: ReactNode;
}

export const MarketplaceFrame = ({ pageName, children }: MarketplaceFrameProps) => (
  <ListPage title="Marketplace" lead={LEAD} isPublic={pageName === 'public-marketplace'}>
    <PageHead title="Marketplace" description="Goods for people who make things, with their prices." place={pageName} />
    {children}
  </ListPage>
);
