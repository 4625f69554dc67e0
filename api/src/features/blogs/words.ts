const SHORTEST = 2;
const LONGEST = 40;
/** Enough for an essay; a bound for whoever pastes a dictionary. */
const MOST = 400;

/** The different words of a text as search compares them: without case and accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{Mn}/gu, '').toLocaleLowerCase('en');
  const words = new Set<string>();
  for (const [word] of plain.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (word.length >= SHORTEST) words.add(word.slice(0, LONGEST));
    if (words.size === MOST) break;
  }
  return [...words];
}
