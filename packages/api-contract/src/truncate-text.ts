/**
 * Returns the maximum number of UTF-16 code units for a text of `letters` letters. Needed because a letter can have any
 * number of combining marks. Leaves room for emoji: a family emoji takes 11 units.
 */
const unitsFor = (letters: number) => 32 + 4 * letters;

const PLAIN = /^[\n\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into user-perceived characters, or into code points if the browser does not support segmentation. */
function lettersIn(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Returns the first `max` letters of a text. Unlike `slice` and `maxLength`, it counts an emoji or a letter with its
 * marks as one and never splits it. `ending` is appended when the text is cut.
 *
 * @example
 * truncateText('👩🏽‍🎨 Ada', 1) // '👩🏽‍🎨'
 * truncateText(title, 80, '…')
 */
export function truncateText(text: string, max: number, ending = ''): string {
  if (text.length <= max) return text;
  const cutTo = (kept: string) => (ending === '' ? kept : kept.trimEnd() + ending);
  if (PLAIN.test(text.slice(0, max + 1))) return cutTo(text.slice(0, max));
  const most = unitsFor(max);
  let end = 0;
  let count = 0;
  for (const letter of lettersIn(text.slice(0, most + 1))) {
    if (count === max || end + letter.length > most) break;
    end += letter.length;
    count += 1;
  }
  if (end === text.length) return text;
  // If the first letter alone exceeds the limit, some of its combining marks are cut off.
  return cutTo(end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''));
}
