import { useEffect, useState } from 'react';

export const WORDS_A_MINUTE = 200;

/** Texts to here, in characters, are counted with each letter; longer ones in a pause. */
const SHORT = 20_000;
const PAUSE = 400;

/** The text, or for a long one what it was before the last pause in typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const isShort = text.length < SHORT;
  useEffect(() => {
    if (isShort) return undefined;
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, isShort]);
  return isShort ? text : settled;
}

/** A word has a letter or a digit; names of pictures do not count. */
export const countWords = (text: string): number =>
  text
    .replace(/\]\(picture:[a-z0-9-]+\)/g, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
