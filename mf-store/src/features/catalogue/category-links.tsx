import { Link } from 'react-router-dom';
import { PRODUCT_CATEGORIES } from '@verse/api-contract/commerce/products.values';
import { Chip, Chips } from '@verse/ui';
import { type CatalogueFilters, writeFilters } from './catalogue';

interface CategoryLinksProps {
  filters: CatalogueFilters;
}

export function CategoryLinks({ filters }: CategoryLinksProps) {
  return (
    <nav aria-label="Categories">
      <Chips label="Categories">
        {[undefined, ...PRODUCT_CATEGORIES].map((category) => (
          <li key={category ?? 'all'}>
            <Chip
              as={Link}
              to={{ search: writeFilters({ ...filters, category, page: 1 }) }}
              aria-current={category === filters.category ? 'true' : undefined}
              preventScrollReset
            >
              {category ?? 'All Categories'}
            </Chip>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
