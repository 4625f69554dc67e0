export { keepsData, loadMarketplace } from './marketplace.api';
export { MARKETPLACE_FAILED, MarketplaceFrame, MarketplaceView } from './marketplace-view';
