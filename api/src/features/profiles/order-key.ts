const FIRST = 'a'.charCodeAt(0);
const DIGITS = 26;

const digit = (value: number) => String.fromCharCode(FIRST + value);

/**
 * The digits are a fraction: `b` is 1/26, `an` half of it. A key never ends with the zero digit, so there is always a
 * key before it.
 */
export function keyBetween(low: string, high: string | undefined): string {
  let key = '';
  let ceiling = high;
  for (let at = 0; ; at += 1) {
    const from = at < low.length ? low.charCodeAt(at) - FIRST : 0;
    const to = ceiling === undefined ? DIGITS : at < ceiling.length ? ceiling.charCodeAt(at) - FIRST : 0;
    if (to - from > 1) return key + digit(from + Math.floor((to - from) / 2));
    key += digit(from);
    // Already below the ceiling: nothing bounds what follows.
    if (to > from) ceiling = undefined;
  }
}
