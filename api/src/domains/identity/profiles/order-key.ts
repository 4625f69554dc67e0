const FIRST = 'a'.charCodeAt(0);
const DIGITS = 26;

const digit = (value: number) => String.fromCharCode(FIRST + value);

/**
 * Returns a key that sorts between two keys. The letters are base-26 digits of a fraction: `b` is 1/26, and `an` is
 * half of that. A key never ends with the zero digit `a`, so a smaller key always exists.
 */
export function keyBetween(low: string, high: string | undefined): string {
  let key = '';
  let ceiling = high;
  for (let at = 0; ; at += 1) {
    const from = at < low.length ? low.charCodeAt(at) - FIRST : 0;
    const to = ceiling === undefined ? DIGITS : at < ceiling.length ? ceiling.charCodeAt(at) - FIRST : 0;
    if (to - from > 1) return key + digit(from + Math.floor((to - from) / 2));
    key += digit(from);
    // The key is already below `high`, so the remaining digits have no upper bound.
    if (to > from) ceiling = undefined;
  }
}
