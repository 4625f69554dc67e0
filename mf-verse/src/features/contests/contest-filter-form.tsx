import type { ReactNode } from 'react';
import { CONTEST_STATUSES } from '@verse/api-contract/contests/contests.values';
import { type ChosenFilters } from '@verse/contract/filters';
import { ChipChoice, FilterBar, SelectField } from '@verse/ui';
import { type CONTEST_FILTERS, SORTS } from './contest-filters';

interface ContestFilterFormProps {
  filters: ChosenFilters<typeof CONTEST_FILTERS>;
  tags: string[];
  found: ReactNode;
}

export function ContestFilterForm({ filters: { values, field, choose }, tags, found }: ContestFilterFormProps) {
  const { sort, status, tag } = values;
  return (
    <FilterBar
      label="Find contests"
      count={[sort, status, tag].filter(Boolean).length}
      search={{ placeholder: 'Search contests…', ...field('q') }}
      found={found}
      chips={
        <>
          <ChipChoice
            label="Status"
            name="status"
            chosen={status}
            options={CONTEST_STATUSES}
            all="all"
            onChoose={(value) => choose('status', value)}
          />
          <ChipChoice
            label="Tag"
            name="tag"
            chosen={tag}
            options={tags}
            all="All"
            onChoose={(value) => choose('tag', value)}
          />
        </>
      }
    >
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
