import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { defineFilters, text, useFilters } from '@verse/contract/filters';
import { FilterBar } from '@verse/ui';

const SEARCH_FILTERS = defineFilters({ q: text() });
const PAUSE_MS = 400;

export function SearchForm({ found }: { found: string | undefined }) {
  // A changed text may be corrected again.
  const { field } = useFilters(SEARCH_FILTERS, { pauseMs: PAUSE_MS, dropped: ['literal'] });
  return (
    <FilterBar
      label="Site"
      search={{
        label: 'Search the site',
        placeholder: 'A name, a skill or a thing',
        maxLength: LONGEST_SEARCH,
        ...field('q'),
      }}
      found={found}
    />
  );
}
