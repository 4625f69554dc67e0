import { SEARCH_GROUPS, type SearchGroup, SITE_SEARCH_LIMITS } from '@verse/api-contract/publishing/site-search.values';
import { type Condition, type SearchText, tokenize, tokenizeQuery } from '../../../platform/search';

/** A bit mask of where a word occurs: for each group, in the title or in any text. */
export type Where = number;
export const TITLE = 0;
export const ANYWHERE = 1;
type Field = typeof TITLE | typeof ANYWHERE;

/** First letter of each group's terms, so that all words in one group and field form a single key range. */
const LETTERS: Readonly<Record<SearchGroup, string>> = {
  posts: 'p',
  people: 'm',
  works: 'w',
  services: 's',
  products: 'g',
  jobs: 'j',
  contests: 'c',
  help: 'h',
};
const SIGNS = { [TITLE]: '=', [ANYWHERE]: '.' } as const;

export const bitOf = (group: SearchGroup, field: Field): Where => 2 ** (2 * SEARCH_GROUPS.indexOf(group) + field);
const termOf = (group: SearchGroup, field: Field, word: string) => `${LETTERS[group]}${SIGNS[field]}${word}`;

/** Returns a document's words, keyed by field. */
export const wordsOf = ({ title, text }: Pick<SearchText, 'title' | 'text'>): Record<Field, string[]> => ({
  [TITLE]: tokenize(title),
  [ANYWHERE]: tokenize(`${title} ${text}`),
});

export function termsOf(group: SearchGroup, words: Record<Field, string[]>): string[] {
  return ([TITLE, ANYWHERE] as const).flatMap((field) => words[field].map((word) => termOf(group, field, word)));
}

export const queryWords = (q: string): string[] => tokenizeQuery(q).slice(0, SITE_SEARCH_LIMITS.words);

/** Shorter prefixes would match almost everything. */
const LEAST_BEGINNING = 2;
const isBeginning = (word: string) => [...word].length >= LEAST_BEGINNING;

/**
 * If a prefix matches at most this many words, each word is looked up individually. This is cheaper than a range scan,
 * which may read too many entries.
 */
const FEW_LONGER = 3;

interface Known {
  /** Whether the vocabulary is incomplete because it has reached its limit. */
  isFull: boolean;
  /** Returns longer words in the given group and field that start with `word`, most likely first. */
  beginningWith(word: string, where: Where): string[];
  /** Whether documents may contain the word in the given group and field. */
  mayHave(word: string, where: Where): boolean;
  has(word: string): boolean;
}

/**
 * Returns the match classes of a group, best first: all words in the title; all words anywhere; then both again with
 * the last word as a prefix. A class that cannot match anything has no conditions.
 */
export function classesOf(group: SearchGroup, words: readonly string[], known: Known): (readonly Condition[])[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  // A word too new for the vocabulary is searched for only once, in the field for the full text, which includes the
  // title.
  const isPossible = (word: string, field: Field) =>
    known.mayHave(word, bitOf(group, field)) && (field === ANYWHERE || known.isFull || known.has(word));
  const exact = (field: Field, all: readonly string[]): Condition[] | undefined =>
    all.every((word) => isPossible(word, field))
      ? all.map((word) => ({ terms: [termOf(group, field, word)] }))
      : undefined;
  function beginning(field: Field): Condition[] {
    const before = exact(field, words.slice(0, -1));
    if (!before || !isBeginning(last!)) return [];
    const longer = known.beginningWith(last!, bitOf(group, field));
    if (longer.length === 0 && !known.isFull) return [];
    const terms = longer.map((word) => termOf(group, field, word));
    const isShort = longer.length <= FEW_LONGER && !known.isFull;
    return [...before, isShort ? { terms } : { terms, beginning: termOf(group, field, last!) }];
  }
  return [exact(TITLE, words) ?? [], exact(ANYWHERE, words) ?? [], beginning(TITLE), beginning(ANYWHERE)];
}

/** Whether a text contains all words; the last word may match as a prefix. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const held = tokenize(text);
  return words.every(
    (word, index) =>
      held.includes(word) ||
      (index === words.length - 1 && isBeginning(word) && held.some((one) => one.startsWith(word))),
  );
}
