import { foldText } from '@verse/api-contract/fold-text';

const LONGEST = 40;
/** Maximum number of distinct words per text. Sufficient for an essay, yet limits pasted dictionaries. */
const MOST = 400;

/** Scripts that are written without spaces between words. */
const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
const UNSPACED = new RegExp(SCRIPTS.map((script) => `\\p{Script=${script}}`).join('|'), 'u');

/** Also matches a single letter followed by a sign, for programming languages such as C++ and C#. */
const WORD = /(?<![\p{L}\p{N}\p{M}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu;
/** Words that carry no meaning in a search. Endings after an apostrophe, as in `it’s`, are also cut off. */
const COMMON = new Set(['a', 'i']);
const CUT_OFF = /(?<=\p{L})['’ʼ]\p{L}(?![\p{L}\p{N}\p{M}])/gu;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function* wordsIn(text: string): Generator<string> {
  for (const [run] of foldText(text).replace(CUT_OFF, '').matchAll(WORD)) {
    if (!UNSPACED.test(run)) yield run;
    else for (const { segment } of segmenter.segment(run)) yield segment;
  }
}

/** Returns the distinct words of a text in any script, ignoring case and accents. */
export function tokenize(text: string): string[] {
  const words = new Set<string>();
  for (const word of wordsIn(text)) {
    if (!COMMON.has(word)) words.add(word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);
    if (words.size === MOST) break;
  }
  return [...words];
}
