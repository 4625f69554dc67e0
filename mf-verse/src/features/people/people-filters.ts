import { AVAILABILITIES, type Availability, PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { defineFilters, oneOf, text, type ValuesOf } from '@verse/contract/filters';

export const PEOPLE_AVAILABILITIES = AVAILABILITIES.filter(
  (one): one is Exclude<Availability, 'unsaid'> => one !== 'unsaid',
);

/** The people filters in the URL query. */
export const PEOPLE_FILTERS = defineFilters({
  q: text(),
  skill: text(PROFILE_LIMITS.skill),
  place: text(PROFILE_LIMITS.place),
  availability: oneOf(PEOPLE_AVAILABILITIES),
});

/** Returns the skill if it is the only active filter. */
export const onlySkill = ({ skill, q, place, availability }: ValuesOf<typeof PEOPLE_FILTERS>): string | undefined =>
  skill && !q && !place && !availability ? skill : undefined;
