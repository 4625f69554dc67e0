import type { Product } from '@verse/api-contract/products';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';

/** Structured data for the product list. Details are on each product's own page. */
export function CatalogueFacts({ products }: { products: readonly Product[] }) {
  const { href } = useShell();
  const itemListElement = products.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: href('product', { id }, { absolute: true }),
  }));
  return <StructuredData facts={{ '@type': 'ItemList', itemListElement }} />;
}
