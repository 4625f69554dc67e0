import type SearchableMap from 'minisearch/SearchableMap';

interface NearWord {
  word: string;
  /** Edit distance; swapping two adjacent letters counts as one edit. */
  distance: number;
}

/** Typos in numbers cannot be corrected. */
const HAS_NUMBER = /\p{N}/u;
const MOST_NEAR = 5;

/** Returns the number of typos tolerated: one in a word of at least five letters, two in a word of at least nine. */
export function allowedErrors(word: string): number {
  const { length } = [...word];
  if (length < 5 || HAS_NUMBER.test(word)) return 0;
  return length < 9 ? 1 : 2;
}

/** Returns all words that result from swapping two adjacent letters. */
function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, at) => {
    if (letter === letters[at]) return [];
    return [[...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join('')];
  });
}

/**
 * Returns similar words, most likely first: sorted by edit distance, then by whether the first letter is the same, then
 * by difference in length.
 */
export function nearWords(words: SearchableMap<number>, word: string): NearWord[] {
  const most = allowedErrors(word);
  const distances = new Map<string, number>();
  const note = (found: string, distance: number) => {
    if (found !== word && distance < (distances.get(found) ?? Infinity)) distances.set(found, distance);
  };
  if (most === 0) return [];
  for (const [found, [, distance]] of words.fuzzyGet(word, most).entries()) note(found, distance);
  for (const swapped of swapsOf(word))
    for (const [found, [, distance]] of words.fuzzyGet(swapped, most - 1).entries()) note(found, distance + 1);
  const ranks = [...distances].map(([found, distance]) => ({
    word: found,
    distance,
    other: found[0] === word[0] ? 0 : 1,
    longer: Math.abs(found.length - word.length),
  }));
  ranks.sort(
    (a, b) => a.distance - b.distance || a.other - b.other || a.longer - b.longer || (a.word < b.word ? -1 : 1),
  );
  return ranks.slice(0, MOST_NEAR).map(({ word: found, distance }) => ({ word: found, distance }));
}
