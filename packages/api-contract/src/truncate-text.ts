/** The most UTF-16 units for this many letters. A family emoji has 11; combining marks could go on without end. */
const unitsFor = (letters: number) => 32 + 4 * letters;

const PLAIN = /^[\n\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Letters as people see them, or code points where the browser cannot segment. */
function lettersIn(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The first `max` letters of a text. An emoji and a letter with its marks count as one and are never split, which
 * `slice` and `maxLength` do. `ending` is appended where something was cut.
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
  let [end, count] = [0, 0];
  for (const letter of lettersIn(text.slice(0, most + 1))) {
    if (count === max || end + letter.length > most) break;
    end += letter.length;
    count += 1;
  }
  if (end === text.length) return text;
  // A single letter with hundreds of marks keeps some of them.
  return cutTo(end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, ''));
}
