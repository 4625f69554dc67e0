export { keepsData, loadMarketplace } from './marketplace.api';
export { MarketplaceFailure, MarketplaceView } from './marketplace-view';
