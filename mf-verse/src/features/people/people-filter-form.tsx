import type { ReactNode } from 'react';
import { PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { type ChosenFilters } from '@verse/contract/filters';
import { FilterBar, SelectField, TextField } from '@verse/ui';
import { AVAILABILITY_LABELS } from '../../shared/availability';
import { PEOPLE_AVAILABILITIES, type PEOPLE_FILTERS } from './people-filters';

interface PeopleFilterFormProps {
  filters: ChosenFilters<typeof PEOPLE_FILTERS>;
  found: ReactNode;
}

export function PeopleFilterForm({ filters: { values, field }, found }: PeopleFilterFormProps) {
  const { skill, place, availability } = values;
  return (
    <FilterBar
      label="Find people"
      count={[skill, place, availability].filter(Boolean).length}
      search={{ placeholder: 'Name, skill or word…', maxLength: LONGEST_SEARCH, ...field('q') }}
      found={found}
    >
      <TextField label="Skill" placeholder="Any skill" maxLength={PROFILE_LIMITS.skill} {...field('skill')} />
      <TextField label="Place" placeholder="Anywhere" maxLength={PROFILE_LIMITS.place} {...field('place')} />
      <SelectField label="Availability" {...field('availability')}>
        <option value="">Any availability</option>
        {PEOPLE_AVAILABILITIES.map((one) => (
          <option key={one} value={one}>
            {AVAILABILITY_LABELS[one]}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}
