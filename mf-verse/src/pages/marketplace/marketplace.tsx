import { loadMarketplace, MARKETPLACE_FAILED, MarketplaceFrame, MarketplaceView } from '../../features/marketplace';
import { definePage } from '../../shared/define-page';

export { keepsData as shouldRevalidate } from '../../features/marketplace';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadMarketplace,
  Frame: ({ children }) => <MarketplaceFrame pageName="marketplace">{children}</MarketplaceFrame>,
  View: MarketplaceView,
  failed: MARKETPLACE_FAILED,
});
