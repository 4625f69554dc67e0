import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { BLOG_STATUSES, type BlogStatus } from '@verse/api-contract/publishing/blogs.values';
import { defineFilters, oneOf, text, useFilters } from '@verse/contract/filters';
import { ChipChoice, FilterBar } from '@verse/ui';
import { STATUS } from './post-facts';

const MANAGED_FILTERS = defineFilters({ q: text(), status: oneOf(BLOG_STATUSES) });
const PAUSE_MS = 300;

/** Filters posts by title and status. The filters are stored in the URL. */
export function ManagedFilter({ anchor }: { anchor: string }) {
  const { values, field, choose } = useFilters(MANAGED_FILTERS, { pauseMs: PAUSE_MS });
  return (
    <FilterBar
      action={`#${anchor}`}
      label="Find posts"
      search={{ label: 'Search by title', placeholder: 'Search by title…', maxLength: LONGEST_SEARCH, ...field('q') }}
      count={values.status ? 1 : 0}
      chips={
        <ChipChoice
          label="States"
          name="status"
          chosen={values.status}
          options={BLOG_STATUSES}
          labelOf={(status) => STATUS[status as BlogStatus].label}
          all="All"
          onChoose={(value) => choose('status', value)}
        />
      }
    />
  );
}
