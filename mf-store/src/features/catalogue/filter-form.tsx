import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { useFilters } from '@verse/contract/filters';
import { FilterBar, SelectField } from '@verse/ui';
import { CATALOGUE_FIELDS, type CatalogueFilters, SORTS } from './catalogue';
import { CategoryLinks } from './category-links';

const PAUSE_MS = 250;

interface FilterFormProps {
  filters: CatalogueFilters;
  found: string;
}

export function FilterForm({ filters, found }: FilterFormProps) {
  const { field } = useFilters(CATALOGUE_FIELDS, { pauseMs: PAUSE_MS });
  const { category, sort } = filters;
  return (
    <FilterBar
      label="Find products"
      search={{ label: 'Search products', placeholder: 'Search products…', maxLength: LONGEST_SEARCH, ...field('q') }}
      count={[category, sort].filter(Boolean).length}
      found={found}
      chips={<CategoryLinks filters={filters} />}
    >
      {category ? <input type="hidden" name="category" value={category.toLowerCase()} /> : null}
      <SelectField label="Sort" {...field('sort')}>
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}
