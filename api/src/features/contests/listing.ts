import type { ContestQuery, ContestSort, ContestStatus } from '@verse/api-contract/contests';
import { foldText, matchesSearch } from '@verse/api-contract/fold-text';
import { tokenize } from '../../platform/search';
import { type Contest, isPublished, statusOf } from './contest';

/** Fields that index a contest in the lists. `none` is for contests that are in no list. */
export type Phase = ContestStatus | 'none';
export const PHASES: readonly ContestStatus[] = ['live', 'upcoming', 'ended'];

/** The fields that lists sort by: each is a number or a date, and never absent once a contest has a phase. */
export type SortField = 'position' | 'prizeCents' | 'deadline' | 'taken';

/** A part of an ordered list: contests of these phases by one field. Equal ones are in the order of `idWay`. */
export interface Segment {
  phases: readonly ContestStatus[];
  field: SortField;
  way: 1 | -1;
  idWay: 1 | -1;
}

const OPEN: readonly ContestStatus[] = ['live', 'upcoming'];

/** Ended contests come last where the closest deadline is first. */
const SEGMENTS: Readonly<Record<ContestSort | 'newest', readonly Segment[]>> = {
  newest: [{ phases: PHASES, field: 'position', way: 1, idWay: 1 }],
  prize: [{ phases: PHASES, field: 'prizeCents', way: -1, idWay: 1 }],
  popularity: [{ phases: PHASES, field: 'taken', way: -1, idWay: 1 }],
  deadline: [
    { phases: OPEN, field: 'deadline', way: 1, idWay: 1 },
    { phases: ['ended'], field: 'deadline', way: -1, idWay: -1 },
  ],
};

export const segmentsOf = (sort: ContestSort | undefined, status: ContestStatus | undefined): Segment[] =>
  SEGMENTS[sort ?? 'newest'].map((segment) => ({
    ...segment,
    phases: segment.phases.filter((phase) => status === undefined || phase === status),
  }));

export const phaseOf = (contest: Contest, now: Date): Phase =>
  isPublished(contest) && contest.position !== null ? statusOf(contest, now) : 'none';

const SHORT = 3;
const LONG = 6;
const MOST_WORDS = 8;

const lettersOf = (word: string): string[] => [...word];

/** Every run of three and of six letters of a word. */
function runsOf(word: string): string[] {
  const letters = lettersOf(word);
  return [SHORT, LONG].flatMap((length) =>
    letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join('')),
  );
}

/** The first three and the first six letters of a word. */
const beginningsOf = (word: string): string[] =>
  [SHORT, LONG].flatMap((length) => {
    const letters = lettersOf(word);
    return letters.length < length ? [] : [letters.slice(0, length).join('')];
  });

export const tagKey = (tag: string): string => foldText(tag).replace(/\s+/g, ' ').trim();
/** No word begins with `#`. Terms have no spaces. */
export const tagTerm = (tag: string): string => `#${tagKey(tag).replaceAll(' ', '-')}`;

const namesOf = ({ title, tags }: Contest): string[] => tokenize([title, ...tags].join(' '));

/** Terms of a contest: its tags, and runs of letters by which a fragment of its title or tags finds it. */
export const termsOf = (contest: Contest): string[] => [
  ...new Set([
    ...contest.tags.map(tagTerm),
    ...namesOf(contest).flatMap(runsOf),
    ...tokenize(contest.description).flatMap(beginningsOf),
  ]),
];

type Choice = Pick<ContestQuery, 'q' | 'tag'>;

const wordsOf = ({ q = '' }: Choice): string[] => tokenize(q).slice(0, MOST_WORDS);

/** Terms that every match has, that of the tag first. Words of one or two letters have none. */
export const queryTermsOf = (choice: Choice): string[] => [
  ...new Set([
    ...(choice.tag === undefined ? [] : [tagTerm(choice.tag)]),
    ...wordsOf(choice).flatMap((word) => beginningsOf(word).at(-1) ?? []),
  ]),
];

/** Whether a contest has the tag, and each word in its title or tags, or at the beginning of a word of its text. */
export function createMatcher(choice: Choice): (contest: Contest) => boolean {
  const { q = '', tag } = choice;
  const words = wordsOf(choice);
  const key = tag === undefined ? undefined : tagKey(tag);
  return (contest) => {
    if (key !== undefined && !contest.tags.some((own) => tagKey(own) === key)) return false;
    if (q.trim() === '') return true;
    // A search of signs only.
    if (words.length === 0) return matchesSearch(q, [contest.title, contest.description, ...contest.tags]);
    const [names, texts] = [namesOf(contest), tokenize(contest.description)];
    return words.every(
      (word) => names.some((name) => name.includes(word)) || texts.some((text) => text.startsWith(word)),
    );
  };
}

/** Fields that decide where a contest is listed. */
const LISTED_BY = ['title', 'description', 'tags', 'startsAt', 'deadline', 'prizeCents', 'position', 'state'] as const;
export const changesListing = (change: Partial<Contest>): boolean => LISTED_BY.some((field) => field in change);
