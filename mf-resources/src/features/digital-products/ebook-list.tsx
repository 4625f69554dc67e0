import { chooseProducts, digitalProducts } from './digital-products';
import { ProductGrid } from './product-grid';

export function EbookList() {
  return <ProductGrid products={chooseProducts(digitalProducts, 'ebooks')} as="h3" />;
}
