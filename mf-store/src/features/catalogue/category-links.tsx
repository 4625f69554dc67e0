import { Link } from 'react-router-dom';
import { PRODUCT_CATEGORIES } from '@verse/api-contract/commerce/products.values';
import { type CatalogueFilters, writeFilters } from './catalogue';
import styles from './category-links.module.scss';

interface CategoryLinksProps {
  filters: CatalogueFilters;
}

export function CategoryLinks({ filters }: CategoryLinksProps) {
  return (
    <nav className={styles.categories} aria-label="Categories">
      <ul>
        {[undefined, ...PRODUCT_CATEGORIES].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              to={{ search: writeFilters({ ...filters, category, page: 1 }) }}
              aria-current={category === filters.category ? 'true' : undefined}
              preventScrollReset
            >
              {category ?? 'All Categories'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
