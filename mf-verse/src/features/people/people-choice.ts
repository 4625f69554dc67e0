import { AVAILABILITIES, type Availability } from '@verse/api-contract/profiles';

export const PEOPLE_AVAILABILITIES = AVAILABILITIES.filter(
  (one): one is Exclude<Availability, 'unsaid'> => one !== 'unsaid',
);

/** The choice of people in the URL's query. */
export interface PeopleChoice {
  q: string;
  skill: string;
  place: string;
  availability: Exclude<Availability, 'unsaid'> | undefined;
}

/** Reads the choice from a URL and drops unknown values. */
export const parsePeopleChoice = (search: URLSearchParams): PeopleChoice => ({
  q: search.get('q') ?? '',
  skill: search.get('skill') ?? '',
  place: search.get('place') ?? '',
  availability: PEOPLE_AVAILABILITIES.find((one) => one === search.get('availability')),
});

/** Returns the query of a choice, for the URL and for the API. */
export const peopleQuery = (choice: PeopleChoice): string =>
  new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : [])),
  ).toString();

/** Returns the skill, if it is the only filter of the list. */
export const onlySkill = ({ skill, q, place, availability }: PeopleChoice): string | undefined =>
  skill && !q && !place && !availability ? skill : undefined;
