import { PRODUCT_CATEGORIES } from '@verse/api-contract/products';
import { SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import { type MarketplaceChoice, SORTS } from './marketplace-choice';

interface MarketplaceFilterProps {
  choice: MarketplaceChoice;
  choose: (name: 'q' | 'category' | 'sort', value: string) => void;
}

export function MarketplaceFilter({ choice: { query, category, sort }, choose }: MarketplaceFilterProps) {
  return (
    <FilterForm
      label="Find products"
      count={[category, sort].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          name="q"
          placeholder="Search products…"
          value={query}
          onChange={({ currentTarget }) => choose('q', currentTarget.value)}
        />
      }
    >
      <SelectField
        label="Category"
        name="category"
        value={category ?? ''}
        onChange={(event) => choose('category', event.currentTarget.value)}
      >
        <option value="">All Categories</option>
        {PRODUCT_CATEGORIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField
        label="Order"
        name="sort"
        value={sort ?? ''}
        onChange={(event) => choose('sort', event.currentTarget.value)}
      >
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
