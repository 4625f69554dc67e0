import SearchableMap from 'minisearch/SearchableMap';
import type { Logger } from '../../../platform/logging';
import { nearWords } from './near-words';
import type { Where } from './words';

const MOST_EXPANSIONS = 20;

const shortFirst = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1);

/** Creates the words that this process keeps in memory, at most `most`. */
export function createKnownWords(most: number, logger: Pick<Logger, 'warn'>) {
  const words = new SearchableMap<Where>();
  /** Number of words. Tracked separately, because `words.size` would iterate over all words after each change. */
  let count = 0;
  let isFull = false;

  return {
    get size(): number {
      return count;
    },

    get isFull(): boolean {
      return isFull;
    },

    maskOf: (word: string): Where | undefined => words.get(word),

    /** Adds where a word occurs, or removes the word if `mask` is 0. */
    keep(word: string, mask: Where): void {
      const before = words.get(word);
      if (mask === 0) {
        if (before === undefined) return;
        words.delete(word);
        count -= 1;
      } else if (before !== undefined) words.set(word, before | mask);
      else if (count < most) {
        words.set(word, mask);
        count += 1;
      } else if (!isFull) {
        isFull = true;
        logger.warn({ most }, 'the search keeps no more words: later ones are found whole, not by beginnings or typos');
      }
    },

    beginningWith(start: string, where: Where): string[] {
      const found: string[] = [];
      for (const [word, mask] of words.atPrefix(start)) if (word !== start && mask & where) found.push(word);
      return found.sort(shortFirst).slice(0, MOST_EXPANSIONS);
    },

    near: (word: string): { word: string; distance: number }[] => nearWords(words, word),
  };
}
