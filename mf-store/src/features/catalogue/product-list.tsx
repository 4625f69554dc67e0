import { Link, useNavigation } from 'react-router-dom';
import { ButtonLink, EmptyState } from '@verse/ui';
import type { Catalogue } from './catalogue.api';
import { CategoryLinks } from './category-links';
import { ProductCard } from './product-card';
import styles from './product-list.module.scss';
import { SortForm } from './sort-form';

interface ProductListProps {
  catalogue: Catalogue;
}

export function ProductList({ catalogue: { choice, products } }: ProductListProps) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <section aria-label="Products">
      <div className={styles.bar}>
        <CategoryLinks choice={choice} />
        <SortForm choice={choice} />
      </div>
      <p className={styles.count} role="status">
        {products.length === 1 ? '1 product' : `${products.length} products`}
      </p>
      {products.length === 0 ? <NoProducts /> : null}
      <ul className={styles.grid} aria-busy={isLoading}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} wanted={wantedAt(index)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="There is nothing here at the moment."
      action={
        <ButtonLink as={Link} variant="secondary" to={{ search: '' }}>
          See all products
        </ButtonLink>
      }
    />
  );
}

function wantedAt(index: number) {
  if (index === 0) return 'first';
  return index < 4 ? 'soon' : 'later';
}
