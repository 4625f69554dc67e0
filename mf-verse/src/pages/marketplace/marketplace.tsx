import { MarketplaceFailure, MarketplaceView } from '../../features/marketplace';

export { keepsData as shouldRevalidate, loadMarketplace as loader } from '../../features/marketplace';

export const Component = () => <MarketplaceView pageName="marketplace" />;

export const ErrorBoundary = () => <MarketplaceFailure pageName="marketplace" />;
