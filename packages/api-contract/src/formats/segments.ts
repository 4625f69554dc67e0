let letters: Intl.Segmenter | undefined;
let words: Intl.Segmenter | undefined;

/** Splits a text into user-perceived characters, or into code points if the browser does not support segmentation. */
export function splitLetters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** Counts the words of a text, in scripts without spaces between words, too. */
export function countSegmentedWords(text: string): number {
  words ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(words.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}
