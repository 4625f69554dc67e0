import { chooseProducts, digitalProducts } from './digital-products';
import { ProductGrid } from './product-grid';

/** The ebooks, for the hub. */
export function EbookList() {
  return <ProductGrid products={chooseProducts(digitalProducts, 'ebooks')} as="h3" />;
}
