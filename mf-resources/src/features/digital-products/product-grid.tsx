import type { ComponentProps } from 'react';
import type { DigitalProduct } from './digital-products';
import { ProductCard } from './product-card';
import styles from './product-grid.module.scss';

interface ProductGridProps extends Pick<ComponentProps<typeof ProductCard>, 'as'> {
  products: readonly DigitalProduct[];
}

export function ProductGrid({ products, as }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} {...(as ? { as } : {})} />
        </li>
      ))}
    </ul>
  );
}
