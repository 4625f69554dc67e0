import { foldText } from '@verse/api-contract/fold-text';

/**
 * Part of the edition of every index. Increment it when {@link tokenize} changes, so that the next start reindexes
 * everything.
 */
export const TOKENS_EDITION = 3;

const LONGEST = 40;

/**
 * Scripts that are written without spaces between words, or, like Hangul, whose endings are attached to words. Where a
 * word ends in them depends on the text around it, so their pairs of letters are indexed instead of words.
 */
const SCRIPTS = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Tibetan'];
const UNSPACED = SCRIPTS.map((script) => `\\p{scx=${script}}`).join('');
/** Matches a part of a word whose letters are all of unspaced scripts, or all of other scripts. */
const PART = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const IS_MARK = /^\p{M}$/u;

/** Also matches a single letter followed by a sign, for programming languages such as C++ and C#. */
const WORD = /(?<![\p{L}\p{N}\p{M}])\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu;
/** Words that carry no meaning in a search. Endings after an apostrophe, as in `it’s`, are also cut off. */
const COMMON = new Set(['a', 'i']);
const CUT_OFF = /(?<=\p{L})['’ʼ]\p{L}(?![\p{L}\p{N}\p{M}])/gu;

const runsIn = (text: string): string[] => [...foldText(text).replace(CUT_OFF, '').matchAll(WORD)].map(([run]) => run);

const shorten = (word: string) => (word.length > LONGEST ? [...word].slice(0, LONGEST).join('') : word);

const pairsOf = (letters: readonly string[]) => letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
const lettersOf = (letters: readonly string[]) => letters.filter((letter) => !IS_MARK.test(letter));

type Cut = (letters: readonly string[]) => string[];

function cutWords(text: string, cut: Cut): string[] {
  const words = new Set<string>();
  for (const run of runsIn(text))
    for (const [part] of run.matchAll(PART))
      if (IS_UNSPACED.test(part)) for (const piece of cut([...part])) words.add(piece);
      else if (!COMMON.has(part)) words.add(shorten(part));
  return [...words];
}

/**
 * Returns the distinct words of a text in any script, ignoring case and accents. In unspaced scripts, these are all
 * letters and all pairs of letters, so that the words of any query are among them.
 */
export const tokenize = (text: string): string[] =>
  cutWords(text, (letters) => [...lettersOf(letters), ...pairsOf(letters)]);

/** Returns the words that a text must have to match a query. */
export const tokenizeQuery = (query: string): string[] =>
  cutWords(query, (letters) => (letters.length === 1 ? [...letters] : pairsOf(letters)));

/** Returns the distinct words of a name, which are not cut in any script, for beginnings of words. */
export const wholeWords = (name: string): string[] => [
  ...new Set(
    runsIn(name)
      .filter((word) => !COMMON.has(word))
      .map(shorten),
  ),
];
