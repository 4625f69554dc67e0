import { definePage } from '@verse/contract/define-page';
import { loadMarketplace, MarketplaceFailure, MarketplaceFrame, MarketplaceView } from '../../features/marketplace';

export { keepsData as shouldRevalidate } from '../../features/marketplace';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadMarketplace,
  Frame: ({ children }) => <MarketplaceFrame pageName="marketplace">{children}</MarketplaceFrame>,
  View: MarketplaceView,
  failed: <MarketplaceFailure />,
});
