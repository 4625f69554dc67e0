import { PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { AVAILABILITY_LABELS } from '../../shared/availability';
import { type ChosenFilters, FilterForm } from '../../shared/filters';
import { PEOPLE_AVAILABILITIES, type PEOPLE_FILTERS } from './people-filters';

interface PeopleFilterFormProps {
  filters: ChosenFilters<typeof PEOPLE_FILTERS>;
}

export function PeopleFilterForm({ filters: { values, field } }: PeopleFilterFormProps) {
  const { skill, place, availability } = values;
  return (
    <FilterForm
      label="Find people"
      count={[skill, place, availability].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          placeholder="Name, skill or word…"
          maxLength={LONGEST_SEARCH}
          {...field('q')}
        />
      }
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
    </FilterForm>
  );
}
