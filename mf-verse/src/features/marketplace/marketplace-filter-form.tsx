import { PRODUCT_CATEGORIES } from '@verse/api-contract/commerce/products.values';
import { SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { type ChosenFilters, FilterForm } from '../../shared/filters';
import { type MARKETPLACE_FILTERS, SORTS } from './marketplace-filters';

interface MarketplaceFilterFormProps {
  filters: ChosenFilters<typeof MARKETPLACE_FILTERS>;
}

export function MarketplaceFilterForm({ filters: { values, field } }: MarketplaceFilterFormProps) {
  return (
    <FilterForm
      label="Find products"
      count={[values.category, values.sort].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          placeholder="Search products…"
          {...field('q')}
        />
      }
    >
      <SelectField label="Category" {...field('category')}>
        <option value="">All Categories</option>
        {PRODUCT_CATEGORIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label="Order" {...field('sort')}>
        <option value="">Sort by</option>
        {Object.entries(SORTS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
