import { SEARCH_GROUPS, type SearchGroup, SITE_SEARCH_LIMITS } from '@verse/api-contract/site-search';
import { type Condition, type SearchText, tokenize } from '../../platform/search';

/** A bit mask of the places where a word occurs: the title or any text, for each group. */
export type Where = number;
export const TITLE = 0;
export const ANYWHERE = 1;
type Field = typeof TITLE | typeof ANYWHERE;

/** First letters of the terms, so that a word in one group and field is one range of keys. */
const LETTERS: Readonly<Record<SearchGroup, string>> = {
  ...{ posts: 'p', people: 'm', works: 'w', services: 's', products: 'g', jobs: 'j', contests: 'c', help: 'h' },
};
const SIGNS = { [TITLE]: '=', [ANYWHERE]: '.' } as const;

export const bitOf = (group: SearchGroup, field: Field): Where => 2 ** (2 * SEARCH_GROUPS.indexOf(group) + field);
const termOf = (group: SearchGroup, field: Field, word: string) => `${LETTERS[group]}${SIGNS[field]}${word}`;

/** Returns the words of a document by field. */
export const wordsOf = ({ title, text }: Pick<SearchText, 'title' | 'text'>): Record<Field, string[]> => ({
  [TITLE]: tokenize(title),
  [ANYWHERE]: tokenize(`${title} ${text}`),
});

export function termsOf(group: SearchGroup, words: Record<Field, string[]>): string[] {
  return ([TITLE, ANYWHERE] as const).flatMap((field) => words[field].map((word) => termOf(group, field, word)));
}

export const queryWords = (q: string): string[] => tokenize(q).slice(0, SITE_SEARCH_LIMITS.words);

/** Shorter beginnings would match almost everything. */
const LEAST_BEGINNING = 2;
const isBeginning = (word: string) => [...word].length >= LEAST_BEGINNING;

/** So few words are read one by one, which costs less than a range of keys that may turn out to be too long. */
const FEW_LONGER = 3;

interface Known {
  /** Whether the vocabulary lacks words because it has reached its limit. */
  isFull: boolean;
  /** Returns longer words of this field that start with `word`, the likeliest first. */
  beginningWith(word: string, where: Where): string[];
  /** Whether documents may contain the word in this place. */
  mayHave(word: string, where: Where): boolean;
  has(word: string): boolean;
}

/**
 * Returns the classes of hits in a group, best first: all words in the title, all words anywhere, then the last word as
 * a beginning in the title, and anywhere. A class without possible hits has no condition.
 */
export function classesOf(group: SearchGroup, words: readonly string[], known: Known): (readonly Condition[])[] {
  const last = words.at(-1);
  if (last === undefined) return [];
  // A word that is too new for the vocabulary is searched only once, in all texts, which include the titles.
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

/** Whether a text contains all words; the last word may match as a beginning. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const held = tokenize(text);
  return words.every(
    (word, index) =>
      held.includes(word) ||
      (index === words.length - 1 && isBeginning(word) && held.some((one) => one.startsWith(word))),
  );
}
