import type { Product } from '@verse/api-contract/products';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';

/** The product list for search engines; each product's page has the details. */
export function CatalogueFacts({ products }: { products: readonly Product[] }) {
  const { href } = useShell();
  const itemListElement = products.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: href('product', { id }, { absolute: true }),
  }));
  return <StructuredData facts={{ '@type': 'ItemList', itemListElement }} />;
}
