import { type Contest, CONTEST_STATUSES, type ContestSort, type ContestStatus } from '@verse/api-contract/contests';

/** Labels of the sort orders, in display order. */
export const SORTS: Readonly<Record<ContestSort, string>> = {
  prize: 'Prize: high to low',
  deadline: 'Deadline: closest first',
  popularity: 'Popularity: most participants',
};

export const STATUSES = CONTEST_STATUSES;

/** The choice of contests in the URL's query. */
export interface ContestChoice {
  query: string;
  sort: ContestSort | undefined;
  status: ContestStatus | undefined;
  tag: string | undefined;
}

/** Reads the choice from a URL and drops unknown values. */
export function parseContestChoice(search: URLSearchParams): ContestChoice {
  const sort = search.get('sort') ?? '';
  return {
    query: search.get('q') ?? '',
    sort: sort in SORTS ? (sort as ContestSort) : undefined,
    status: STATUSES.find((status) => status === search.get('status')),
    tag: search.get('tag') ?? undefined,
  };
}

/** Returns the query of a choice, for the URL and for the API. */
export const contestQuery = ({ query, ...choice }: ContestChoice): string =>
  new URLSearchParams(
    Object.entries({ ...choice, q: query }).flatMap(([name, value]): [string, string][] =>
      value ? [[name, value]] : [],
    ),
  ).toString();

/** Returns whether only the entry fee prevents the member from joining. */
export const isUnpayable = (contest: Contest): boolean =>
  contest.isPayable === false && contest.status !== 'ended' && !contest.entry && !isFull(contest);

export const isFull = ({ participants, maxParticipants }: Contest): boolean => participants >= maxParticipants;

/** The text of the button, or why it is disabled: the end of a contest comes before a lack of places. */
export function getButtonText(contest: Contest): string {
  if (contest.status === 'ended') return 'Contest Ended';
  if (contest.entry) return 'Leave';
  return isFull(contest) ? 'Contest Full' : 'Join Contest';
}
