import { CONTEST_STATUSES } from '@verse/api-contract/contests/contests.values';
import { SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { Choices } from '../../shared/choices';
import { type ChosenFilters, FilterForm } from '../../shared/filters';
import styles from './contest-filter-form.module.scss';
import { type CONTEST_FILTERS, SORTS } from './contest-filters';

interface ContestFilterFormProps {
  filters: ChosenFilters<typeof CONTEST_FILTERS>;
  tags: string[];
}

export function ContestFilterForm({ filters: { values, field, choose }, tags }: ContestFilterFormProps) {
  const { sort, status, tag } = values;
  return (
    <FilterForm
      label="Find contests"
      count={[sort, status, tag].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          placeholder="Search contests…"
          {...field('q')}
        />
      }
    >
      <SelectField label="Order" {...field('sort')}>
        <option value="">Sort by</option>
        {Object.entries(SORTS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <Choices
        label="Status"
        name="status"
        chosen={status}
        options={CONTEST_STATUSES}
        all="all"
        onChoose={(value) => choose('status', value)}
      />
      <div className={styles.tags}>
        <Choices
          label="Tag"
          name="tag"
          chosen={tag}
          options={tags}
          all="All"
          onChoose={(value) => choose('tag', value)}
        />
      </div>
    </FilterForm>
  );
}
