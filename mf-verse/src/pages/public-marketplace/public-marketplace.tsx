import { loadMarketplace, MARKETPLACE_FAILED, MarketplaceFrame, MarketplaceView } from '../../features/marketplace';
import { definePage } from '../../shared/define-page';
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
  failed: MARKETPLACE_FAILED,
});
