import { chooseProducts, digitalProducts } from './digital-products';
import { ProductGrid } from './product-grid';

/** The products to read, for the hub. */
export function EbookList() {
  return <ProductGrid products={chooseProducts(digitalProducts, 'ebooks')} as="h3" />;
}
