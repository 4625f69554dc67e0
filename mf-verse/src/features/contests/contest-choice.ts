import type { Contest, ContestStatus } from '@verse/api-contract/contests';
import { foldText, matchesSearch, withoutRepeats } from '@verse/api-contract/fold-text';

/** What each order is called, in the order of the list. */
export const SORTS = {
  prize: 'Prize: high to low',
  deadline: 'Deadline: closest first',
  popularity: 'Popularity: most participants',
} as const;
export type ContestSort = keyof typeof SORTS;

export const STATUSES: readonly ContestStatus[] = ['live', 'upcoming', 'ended'];

/** The query of the address. */
export interface ContestChoice {
  query: string;
  sort: ContestSort | undefined;
  status: ContestStatus | undefined;
  tag: string | undefined;
}

/** An address may contain anything: unknown values are left out. */
export function parseContestChoice(search: URLSearchParams): ContestChoice {
  const sort = search.get('sort') ?? '';
  return {
    query: search.get('q') ?? '',
    sort: sort in SORTS ? (sort as ContestSort) : undefined,
    status: STATUSES.find((status) => status === search.get('status')),
    tag: search.get('tag') ?? undefined,
  };
}

export const collectTags = (contests: readonly Contest[]): string[] =>
  withoutRepeats(contests.flatMap(({ tags }) => tags));

/** Open contests by their deadline, then those that have ended, the latest first. */
function byDeadline(one: Contest, other: Contest): number {
  const [first, second] = [one, other].map(({ deadline }) => Date.parse(deadline)) as [number, number];
  if ((one.status === 'ended') !== (other.status === 'ended')) return one.status === 'ended' ? 1 : -1;
  return one.status === 'ended' ? second - first : first - second;
}

const ORDERS: Record<ContestSort, (one: Contest, other: Contest) => number> = {
  prize: (one, other) => other.prizePool - one.prizePool,
  deadline: byDeadline,
  popularity: (one, other) => other.participants - one.participants,
};

/** The contests that match the filters; the order of equal ones is stable. */
export function chosenFrom(contests: readonly Contest[], { query, sort, status, tag }: ContestChoice): Contest[] {
  const fitting = contests.filter(
    (one) =>
      (!status || one.status === status) &&
      (!tag || one.tags.some((own) => foldText(own) === foldText(tag))) &&
      matchesSearch(query, [one.title, one.description, ...one.tags]),
  );
  if (!sort) return fitting;
  return fitting.toSorted((one, other) => ORDERS[sort](one, other) || one.id.localeCompare(other.id));
}

/** Whether the entry fee is why no place can be taken. */
export const isUnpayable = (contest: Contest): boolean =>
  contest.isPayable === false && contest.status !== 'ended' && !contest.entry && !isFull(contest);

export const isFull = ({ participants, maxParticipants }: Contest): boolean => participants >= maxParticipants;
