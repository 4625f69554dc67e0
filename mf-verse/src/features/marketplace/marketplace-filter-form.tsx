import { PRODUCT_CATEGORIES } from '@verse/api-contract/commerce/products.values';
import { type ChosenFilters } from '@verse/contract/filters';
import { FilterBar, SelectField } from '@verse/ui';
import { type MARKETPLACE_FILTERS, SORTS } from './marketplace-filters';

interface MarketplaceFilterFormProps {
  filters: ChosenFilters<typeof MARKETPLACE_FILTERS>;
  found: string;
}

export function MarketplaceFilterForm({ filters: { values, field }, found }: MarketplaceFilterFormProps) {
  return (
    <FilterBar
      label="Find products"
      count={[values.category, values.sort].filter(Boolean).length}
      search={{ placeholder: 'Search products…', ...field('q') }}
      found={found}
    >
      <SelectField label="Category" {...field('category')}>
        <option value="">All Categories</option>
        {PRODUCT_CATEGORIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label="Sort" {...field('sort')}>
        <option value="">Sort by</option>
        {Object.entries(SORTS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}
