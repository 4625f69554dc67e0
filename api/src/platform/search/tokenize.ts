const SHORTEST = 2;
const LONGEST = 40;
/** Enough for an essay; a bound for whoever pastes a dictionary. */
const MOST = 400;

/**
 * Accents and vowel points, which people leave out when they
 * search. The vowel signs of Indian scripts are letters, and stay.
 */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Letters that Unicode does not take apart, as keyboards without them write them. */
const PLAIN: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
/** Scripts without spaces between words. */
const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
const UNSPACED = new RegExp(SCRIPTS.map((script) => `\\p{Script=${script}}`).join('|'), 'u');

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function* runsOf(text: string): Generator<string> {
  for (const [run] of text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!UNSPACED.test(run)) yield run;
    else for (const { segment } of segmenter.segment(run)) yield segment;
  }
}

function plain(word: string): string {
  const bare = word.normalize('NFD').replace(POINTS, '').normalize('NFC');
  return bare.replace(/[ɓɗƙƴøłđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter).slice(0, LONGEST);
}

/** The different words of a text as search compares them: whole, without case and accents, in any script. */
export function tokenize(text: string): string[] {
  const words = new Set<string>();
  for (const run of runsOf(text)) {
    const word = plain(run);
    // One sign may be a word where signs are words; one letter is none.
    if (word.length >= SHORTEST || UNSPACED.test(word)) words.add(word);
    if (words.size === MOST) break;
  }
  return [...words];
}
