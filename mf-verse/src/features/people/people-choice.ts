import { AVAILABILITIES, type Availability } from '@verse/api-contract/profiles';

export const PEOPLE_AVAILABILITIES = AVAILABILITIES.filter(
  (one): one is Exclude<Availability, 'unsaid'> => one !== 'unsaid',
);

/** The query of the address. */
export interface PeopleChoice {
  q: string;
  skill: string;
  place: string;
  availability: Exclude<Availability, 'unsaid'> | undefined;
}

/** A URL can contain anything, so unknown values are dropped. */
export const parsePeopleChoice = (search: URLSearchParams): PeopleChoice => ({
  q: search.get('q') ?? '',
  skill: search.get('skill') ?? '',
  place: search.get('place') ?? '',
  availability: PEOPLE_AVAILABILITIES.find((one) => one === search.get('availability')),
});

/** The query of a choice, for the address and for the API. */
export const peopleQuery = (choice: PeopleChoice): string =>
  new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : [])),
  ).toString();

/** The skill, where the list is of those who have it, and not narrowed further. */
export const onlySkill = ({ skill, q, place, availability }: PeopleChoice): string | undefined =>
  skill && !q && !place && !availability ? skill : undefined;
