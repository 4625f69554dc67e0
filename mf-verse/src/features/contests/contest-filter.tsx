import type { ChangeEvent } from 'react';
import { SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { Choices } from '../../shared/choices';
import { FilterForm } from '../../shared/filter-form';
import { type ContestChoice, SORTS, STATUSES } from './contest-choice';
import styles from './contest-filter.module.scss';

interface ContestFilterProps {
  choice: ContestChoice;
  choose: (name: 'q' | 'sort' | 'status' | 'tag', value: string) => void;
  tags: string[];
}

export function ContestFilter({ choice, choose, tags }: ContestFilterProps) {
  const { query, sort, status, tag } = choice;
  return (
    <FilterForm
      label="Find contests"
      count={[sort, status, tag].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          name="q"
          placeholder="Search contests…"
          value={query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => choose('q', event.currentTarget.value)}
        />
      }
    >
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
      <Choices
        label="Status"
        name="status"
        chosen={status}
        options={STATUSES}
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
