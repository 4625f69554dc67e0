import { useEffect, useState } from 'react';
import { formatCount } from '@verse/api-contract/formats';
import type { ContentStore } from './content-desk';

const WORDS_A_MINUTE = 200;

/** Delay after the last keystroke before words are counted, in milliseconds. */
const PAUSE = 400;

/** Returns the time it takes to read the given number of words, e.g. `1 minute`. */
export function readTimeOf(words: number): string {
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return formatCount(minutes, 'minute');
}

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

const wordsIn = (part: string): number =>
  UNSPACED.test(part) ? [...segmenter.segment(part)].filter(({ isWordLike }) => isWordLike).length : 1;

/** Counts words. A word contains at least one letter or digit; picture keys do not count. */
export const countWords = (text: string): number =>
  text
    .replace(/\]\(picture:[a-z0-9-]+\)/g, '')
    .split(/\s+/)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .reduce((count, part) => count + wordsIn(part), 0);

/** Returns a text's word count, updated during pauses in typing. */
export function useWordCount({ read, subscribe }: ContentStore): number {
  const [words, setWords] = useState(() => countWords(read().content));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let counted: string | null = null;
    const count = () => {
      counted = read().content;
      setWords(countWords(counted));
    };
    const unsubscribe = subscribe(() => {
      if (read().content === counted) return;
      clearTimeout(timer);
      timer = setTimeout(count, PAUSE);
    });
    count();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [read, subscribe]);
  return words;
}
