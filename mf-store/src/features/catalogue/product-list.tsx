import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import type { Product } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { useFirstScreen } from '@verse/contract/first-screen';
import { ButtonLink, EmptyState, Pagination } from '@verse/ui';
import { type Arranged, writeFilters } from './catalogue';
import { FilterForm } from './filter-form';
import { ProductCard } from './product-card';
import styles from './product-list.module.scss';

/** Number of products rendered first: one row in the widest layout, or two rows on a phone. */
const FIRST_SCREEN = 4;

interface ProductListProps {
  catalogue: Arranged;
  actionsOf: (product: Product) => ReactNode;
}

export function ProductList({ catalogue: { filters, products, total, pages }, actionsOf }: ProductListProps) {
  const isLoading = useNavigation().state === 'loading';
  const shown = useFirstScreen() ? products.slice(0, FIRST_SCREEN) : products;
  return (
    <section className={styles.products} aria-label="Products">
      <FilterForm filters={filters} found={formatCount(total, 'product') + (filters.q ? ` for “${filters.q}”` : '')} />
      {total === 0 ? <NoProducts /> : null}
      <ul className={styles.grid} aria-busy={isLoading}>
        {shown.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} wanted={wantedAt(index)} actions={actionsOf(product)} />
          </li>
        ))}
      </ul>
      <Pagination
        page={filters.page}
        pages={pages}
        link={(page, { key, ...props }) => (
          <Link key={key} to={{ search: writeFilters({ ...filters, page }) }} {...props} />
        )}
      />
    </section>
  );
}

function NoProducts() {
  return (
    <EmptyState
      title="No product matches."
      action={
        <ButtonLink as={Link} variant="secondary" to={{ search: '' }}>
          See all products
        </ButtonLink>
      }
    />
  );
}

/** On a phone, two cards fit on the first screen. */
function wantedAt(index: number) {
  if (index === 0) return 'first';
  return index === 1 ? 'soon' : 'later';
}
