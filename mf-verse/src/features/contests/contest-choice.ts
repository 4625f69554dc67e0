import { type Contest, CONTEST_STATUSES, type ContestSort, type ContestStatus } from '@verse/api-contract/contests';

/** What each order is called, in the order of the list. */
export const SORTS: Readonly<Record<ContestSort, string>> = {
  prize: 'Prize: high to low',
  deadline: 'Deadline: closest first',
  popularity: 'Popularity: most participants',
};

export const STATUSES = CONTEST_STATUSES;

/** The query of the address. */
export interface ContestChoice {
  query: string;
  sort: ContestSort | undefined;
  status: ContestStatus | undefined;
  tag: string | undefined;
}

/** A URL can contain anything, so unknown values are dropped. */
export function parseContestChoice(search: URLSearchParams): ContestChoice {
  const sort = search.get('sort') ?? '';
  return {
    query: search.get('q') ?? '',
    sort: sort in SORTS ? (sort as ContestSort) : undefined,
    status: STATUSES.find((status) => status === search.get('status')),
    tag: search.get('tag') ?? undefined,
  };
}

/** The query of a choice, for the address and for the API. */
export const contestQuery = ({ query, ...choice }: ContestChoice): string =>
  new URLSearchParams(
    Object.entries({ ...choice, q: query }).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    ),
  ).toString();

/** Whether the entry fee is why no place can be taken. */
export const isUnpayable = (contest: Contest): boolean =>
  contest.isPayable === false && contest.status !== 'ended' && !contest.entry && !isFull(contest);

export const isFull = ({ participants, maxParticipants }: Contest): boolean => participants >= maxParticipants;
