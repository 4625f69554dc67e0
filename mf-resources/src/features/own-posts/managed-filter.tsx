import { BLOG_STATUSES } from '@verse/api-contract/blogs.values';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { TextField } from '@verse/ui';
import { ChoiceForm } from '../../shared/choice-form';
import type { ManagedChoice } from './managed-choice';
import { STATUS } from './post-facts';

const CHOICES = BLOG_STATUSES.map((status) => ({ value: status, label: STATUS[status].label }));

/** Filters posts by title and status. The filters are stored in the URL. */
export function ManagedFilter({ choice: { q = '', status }, anchor }: { choice: ManagedChoice; anchor: string }) {
  return (
    <ChoiceForm name="status" label="Find posts" choices={CHOICES} chosen={status ?? ''} anchor={anchor}>
      <TextField
        key={q}
        label="Search by title"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
      />
    </ChoiceForm>
  );
}
