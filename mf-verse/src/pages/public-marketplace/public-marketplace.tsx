import { MarketplaceFailure, MarketplaceView } from '../../features/marketplace';
import { PublicPage } from '../../shared/public-page';

export { keepsData as shouldRevalidate, loadMarketplace as loader } from '../../features/marketplace';

export const Component = () => (
  <PublicPage>
    <MarketplaceView pageName="public-marketplace" />
  </PublicPage>
);

export const ErrorBoundary = () => (
  <PublicPage>
    <MarketplaceFailure pageName="public-marketplace" />
  </PublicPage>
);
