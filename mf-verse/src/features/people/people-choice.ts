import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { AVAILABILITIES, type Availability, PROFILE_LIMITS } from '@verse/api-contract/profiles';

export const PEOPLE_AVAILABILITIES = AVAILABILITIES.filter(
  (one): one is Exclude<Availability, 'unsaid'> => one !== 'unsaid',
);

/** The people filters in the URL query. */
export interface PeopleChoice {
  q: string;
  skill: string;
  place: string;
  availability: Exclude<Availability, 'unsaid'> | undefined;
}

/** Parses the filters from a URL, dropping unknown values. */
export function parsePeopleChoice(search: URLSearchParams): PeopleChoice {
  const readText = (name: string, longest = LONGEST_SEARCH) => (search.get(name) ?? '').slice(0, longest);
  return {
    q: readText('q'),
    skill: readText('skill', PROFILE_LIMITS.skill),
    place: readText('place', PROFILE_LIMITS.place),
    availability: PEOPLE_AVAILABILITIES.find((one) => one === search.get('availability')),
  };
}

/** Returns the query string for the filters, for both the URL and the API. */
export const peopleQuery = (choice: PeopleChoice): string =>
  new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : [])),
  ).toString();

/** Returns the skill if it is the only active filter. */
export const onlySkill = ({ skill, q, place, availability }: PeopleChoice): string | undefined =>
  skill && !q && !place && !availability ? skill : undefined;
