import { splitLetters } from './formats/segments';

/**
 * Returns the maximum number of UTF-16 code units for a text of `letters` letters. Needed because a letter can have any
 * number of combining marks. Leaves room for emoji: a family emoji takes 11 units.
 */
const unitsFor = (letters: number) => 32 + 4 * letters;

const PLAIN = /^[\n\x20-\x7e]*$/;

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
  for (const letter of splitLetters(text.slice(0, most + 1))) {
    if (count === max || end + letter.length > most) break;
    end += letter.length;
    count += 1;
  }
  if (end === text.length) return text;
  // If the first letter alone exceeds the limit, some of its combining marks are cut off.
  return cutTo(end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''));
}
