import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { BLOG_STATUSES } from '@verse/api-contract/publishing/blogs.values';
import { TextField } from '@verse/ui';
import { FilterForm } from '../../shared/filter-form';
import { STATUS } from './post-facts';
import type { PostListFilters } from './post-list-filters';

const CHOICES = BLOG_STATUSES.map((status) => ({ value: status, label: STATUS[status].label }));

/** Filters posts by title and status. The filters are stored in the URL. */
export function ManagedFilter({ choice: { q = '', status }, anchor }: { choice: PostListFilters; anchor: string }) {
  return (
    <FilterForm name="status" label="Find posts" choices={CHOICES} chosen={status ?? ''} anchor={anchor}>
      <TextField
        key={q}
        label="Search by title"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
      />
    </FilterForm>
  );
}
