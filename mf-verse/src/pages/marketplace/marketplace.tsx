import { MarketplaceFailure, MarketplaceView } from '../../features/marketplace';

export { keepsData as shouldRevalidate, loadMarketplace as loader } from '../../features/marketplace';

export const Component = () => <MarketplaceView place="marketplace" />;

export const ErrorBoundary = () => <MarketplaceFailure place="marketplace" />;
