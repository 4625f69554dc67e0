export { loadMarketplace, marketplaceActs, type MarketplaceData } from './marketplace.api';
export { MarketplaceFailure } from './marketplace-failure';
export { ProductList } from './product-list';
