import type { ContestQuery } from '@verse/api-contract/contests/contests';
import type { ContestSort, ContestStatus } from '@verse/api-contract/contests/contests.values';
import { foldText, matchesSearch } from '@verse/api-contract/fold-text';
import { tokenize, tokenizeQuery } from '../../platform/search';
import { type Contest, isPublished, statusOf } from './contest';

/** Phase under which a contest is indexed; `none` if it is in no list. */
export type Phase = ContestStatus | 'none';
export const PHASES: readonly ContestStatus[] = ['live', 'upcoming', 'ended'];

/** Sort fields. All are numbers or dates, and are set on every contest that has a phase. */
export type SortField = 'position' | 'prizeCents' | 'deadline' | 'taken';

/**
 * Part of an ordered list: contests in these phases, sorted by one field. Ties are ordered by id, in the direction
 * `idDirection`.
 */
export interface Segment {
  phases: readonly ContestStatus[];
  field: SortField;
  direction: 1 | -1;
  idDirection: 1 | -1;
}

const OPEN: readonly ContestStatus[] = ['live', 'upcoming'];

/**
 * By default, what can be entered comes first: live, upcoming, ended. When sorted by deadline, the list starts with the
 * closest deadline, and ended contests come last.
 */
const SEGMENTS: Readonly<Record<ContestSort | 'newest', readonly Segment[]>> = {
  newest: PHASES.map((phase) => ({ phases: [phase], field: 'position', direction: 1, idDirection: 1 })),
  prize: [{ phases: PHASES, field: 'prizeCents', direction: -1, idDirection: 1 }],
  popularity: [{ phases: PHASES, field: 'taken', direction: -1, idDirection: 1 }],
  deadline: [
    { phases: OPEN, field: 'deadline', direction: 1, idDirection: 1 },
    { phases: ['ended'], field: 'deadline', direction: -1, idDirection: -1 },
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

/** Returns all three-letter and six-letter substrings of a word. */
function substringsOf(word: string): string[] {
  const letters = lettersOf(word);
  return [SHORT, LONG].flatMap((length) =>
    letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join('')),
  );
}

/** Returns the three-letter and six-letter prefixes of a word. */
const prefixesOf = (word: string): string[] =>
  [SHORT, LONG].flatMap((length) => {
    const letters = lettersOf(word);
    return letters.length < length ? [] : [letters.slice(0, length).join('')];
  });

export const tagKey = (tag: string): string => foldText(tag).replace(/\s+/g, ' ').trim();
/** No word begins with `#`, so tags cannot collide with words. Terms must not contain spaces. */
export const tagTerm = (tag: string): string => `#${tagKey(tag).replaceAll(' ', '-')}`;

const namesOf = ({ title, tags }: Contest): string[] => tokenize([title, ...tags].join(' '));

/**
 * Index terms of a contest: its tags, substrings of its title and tags, and prefixes of the words in its description.
 */
export const termsOf = (contest: Contest): string[] => [
  ...new Set([
    ...contest.tags.map(tagTerm),
    ...namesOf(contest).flatMap(substringsOf),
    ...tokenize(contest.description).flatMap(prefixesOf),
  ]),
];

type Choice = Pick<ContestQuery, 'q' | 'tag'>;

const wordsOf = ({ q = '' }: Choice): string[] => tokenizeQuery(q).slice(0, MOST_WORDS);

/** Returns terms that every match contains, starting with the tag. Words of one or two letters yield no term. */
export const queryTermsOf = (choice: Choice): string[] => [
  ...new Set([
    ...(choice.tag === undefined ? [] : [tagTerm(choice.tag)]),
    ...wordsOf(choice).flatMap((word) => prefixesOf(word).at(-1) ?? []),
  ]),
];

/**
 * Creates a predicate for contests that have the tag and contain all words, either anywhere in the title or tags or at
 * the start of a word in the description.
 */
export function createMatcher(choice: Choice): (contest: Contest) => boolean {
  const { q = '', tag } = choice;
  const words = wordsOf(choice);
  const key = tag === undefined ? undefined : tagKey(tag);
  return (contest) => {
    if (key !== undefined && !contest.tags.some((own) => tagKey(own) === key)) return false;
    if (q.trim() === '') return true;
    // The query consists only of symbols.
    if (words.length === 0) return matchesSearch(q, [contest.title, contest.description, ...contest.tags]);
    const names = namesOf(contest);
    const texts = tokenize(contest.description);
    return words.every(
      (word) => names.some((name) => name.includes(word)) || texts.some((text) => text.startsWith(word)),
    );
  };
}

/** Fields that affect where a contest is listed. */
const LISTED_BY = ['title', 'description', 'tags', 'startsAt', 'deadline', 'prizeCents', 'position', 'state'] as const;
export const changesListing = (change: Partial<Contest>): boolean =>
  LISTED_BY.some((field) => Object.hasOwn(change, field));
