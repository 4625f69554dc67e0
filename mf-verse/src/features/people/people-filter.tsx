import type { ChangeEvent } from 'react';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { PROFILE_LIMITS } from '@verse/api-contract/profiles';
import { SelectField, TextField, VisuallyHidden } from '@verse/ui';
import { AVAILABILITY_WORDS } from '../../shared/availability';
import { FilterForm } from '../../shared/filter-form';
import { PEOPLE_AVAILABILITIES, type PeopleChoice } from './people-choice';

interface PeopleFilterProps {
  choice: PeopleChoice;
  choose: (name: keyof PeopleChoice, value: string, pauseMs?: number) => void;
}

/** Debounce delay. */
const PAUSE_MS = 250;

export function PeopleFilter({ choice, choose }: PeopleFilterProps) {
  const { q, skill, place, availability } = choice;
  const typed = (name: keyof PeopleChoice) => (event: ChangeEvent<HTMLInputElement>) =>
    choose(name, event.currentTarget.value, PAUSE_MS);
  return (
    <FilterForm
      label="Find people"
      count={[skill, place, availability].filter(Boolean).length}
      search={
        <TextField
          label={<VisuallyHidden>Search</VisuallyHidden>}
          type="search"
          name="q"
          placeholder="Name, skill or word…"
          maxLength={LONGEST_SEARCH}
          value={q}
          onChange={typed('q')}
        />
      }
    >
      <TextField
        label="Skill"
        name="skill"
        placeholder="Any skill"
        maxLength={PROFILE_LIMITS.skill}
        value={skill}
        onChange={typed('skill')}
      />
      <TextField
        label="Place"
        name="place"
        placeholder="Anywhere"
        maxLength={PROFILE_LIMITS.place}
        value={place}
        onChange={typed('place')}
      />
      <SelectField
        label="Availability"
        name="availability"
        value={availability ?? ''}
        onChange={(event) => choose('availability', event.currentTarget.value)}
      >
        <option value="">Any availability</option>
        {PEOPLE_AVAILABILITIES.map((one) => (
          <option key={one} value={one}>
            {AVAILABILITY_WORDS[one]}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
