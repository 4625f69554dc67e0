/**
 * Accents and vowel points, which people omit when they search, and invisible characters. The vowel signs of Indian
 * scripts and the voicing marks of kana are letters and are not removed.
 */
const MARKS = /(?![\u3099\u309a])\p{sc=Zinh}|[\u0591-\u05c7\u0610-\u061a\u0656-\u065f]|\p{DI}/gu;

/** Letters that Unicode does not decompose, with the letters that people type on keyboards without them. */
const PLAIN: Record<string, string> = {
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ð: 'd', þ: 'th' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ŋ: 'n', ı: 'i', ς: 'σ' },
};

/**
 * Folds a text for search and for comparing names: removes differences of case, accents and letter width, and invisible
 * characters. Folding a folded text changes nothing.
 *
 * @example
 * foldText('Ọ̀ṣun Straße') // 'osun strasse'
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => PLAIN[letter] ?? letter);

/**
 * Reports whether every word of a search occurs in one of the texts.
 *
 * @example
 * matchesSearch('osun', [title, ...tags])
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const folded = foldText(texts.join('\n'));
  return foldText(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Returns the texts without repetitions, ignoring case, accents and spacing. */
export function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = foldText(text).replace(/\s+/g, ' ').trim();
    return !seen.has(key) && seen.add(key);
  });
}
