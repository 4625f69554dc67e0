/**
 * Accents and vowel points, which people omit when searching, and invisible characters. The vowel signs of Indian
 * scripts and the voicing marks of kana are kept, because they belong to the letters.
 */
const MARKS = /(?![\u3099\u309a])\p{sc=Zinh}|[\u0591-\u05c7\u0610-\u061a\u0656-\u065f]|\p{DI}/gu;

/** Letters that Unicode does not decompose, mapped to what people type on keyboards that lack them. */
const PLAIN: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ŋ: 'n',
  ı: 'i',
  ς: 'σ',
};

/**
 * Folds a text for searching and for comparing names: removes invisible characters and differences in case, accents and
 * letter width. Idempotent.
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
 * Reports whether every search word occurs in at least one of the texts.
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

/** Removes duplicates from a list of texts, ignoring case, accents and spacing. */
export function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = foldText(text).replace(/\s+/g, ' ').trim();
    return !seen.has(key) && seen.add(key);
  });
}
