import type { Product } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';

const createFacts = (products: readonly Product[], href: ReturnType<typeof useShell>['href']) => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: href('product', { id }, { absolute: true }),
  })),
});

/** Structured data for the product list. Details are on each product's own page. */
export function CatalogueFacts({ products }: { products: readonly Product[] }) {
  const { href } = useShell();
  return <StructuredData facts={typeof BROWSER_FILES === 'undefined' ? createFacts(products, href) : null} />;
}
