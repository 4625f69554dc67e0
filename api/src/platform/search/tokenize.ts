import { foldText } from '@verse/api-contract/fold-text';

const LONGEST = 40;
/** Enough for an essay; bounds pasted dictionaries. */
const MOST = 400;

/** Scripts without spaces between words. */
const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
const UNSPACED = new RegExp(SCRIPTS.map((script) => `\\p{Script=${script}}`).join('|'), 'u');

/** Matches single letters with a sign too, for names of languages such as C++ and C#. */
const WORD = /(?<![\p{L}\p{N}\p{M}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu;
/** Words of most sentences that no search needs: these, and the ends that an apostrophe cuts off (`it’s`). */
const COMMON = new Set(['a', 'i']);
const CUT_OFF = /(?<=\p{L})['’ʼ]\p{L}(?![\p{L}\p{N}\p{M}])/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function* wordsIn(text: string): Generator<string> {
  for (const [run] of foldText(text).replace(CUT_OFF, '').matchAll(WORD)) {
    if (!UNSPACED.test(run)) yield run;
    else for (const { segment } of segmenter.segment(run)) yield segment;
  }
}

/** Returns the distinct words of a text in their search form: whole, without case and accents, in any script. */
export function tokenize(text: string): string[] {
  const words = new Set<string>();
  for (const word of wordsIn(text)) {
    if (!COMMON.has(word)) words.add(word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);
    if (words.size === MOST) break;
  }
  return [...words];
}
