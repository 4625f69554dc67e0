export { keepsData, loadMarketplace } from './marketplace.api';
export { MarketplaceFailure, MarketplaceFrame, MarketplaceView } from './marketplace-view';
