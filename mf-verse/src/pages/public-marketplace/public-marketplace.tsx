import { definePage } from '@verse/contract/define-page';
import { loadMarketplace, MarketplaceFailure, MarketplaceFrame, MarketplaceView } from '../../features/marketplace';
import { PublicPage } from '../../shared/public-page';

export { keepsData as shouldRevalidate } from '../../features/marketplace';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadMarketplace,
  Frame: ({ children }) => (
    <PublicPage>
      <MarketplaceFrame pageName="public-marketplace">{children}</MarketplaceFrame>
    </PublicPage>
  ),
  View: MarketplaceView,
  failed: <MarketplaceFailure />,
});
