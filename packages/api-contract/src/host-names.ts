/** Letters of any script, digits, hyphens and dots: what a host name is typed with. */
const TYPED = /^[\p{L}\p{M}\p{N}\u200C\u200D_.-]+$/u;
const LABELS = '(?:(?!-)[a-z0-9_-]{1,63}(?<!-)\\.)+';
/** Top-level domains are words, or words in another script (`xn--…`); numbers make an IP address. */
const PUBLIC_HOST = new RegExp(`^(?=.{4,253}$)${LABELS}(?!-)(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})(?<!-)$`);

/**
 * Returns the name of a public host as computers compare it: lower case, and other scripts as Punycode. Returns
 * undefined for an IP address, a name without a dot, and anything that is no name.
 *
 * @example
 * toHostName('Пример.рф'); // 'xn--e1afmkfd.xn--p1ai'
 */
export function toHostName(typed: string): string | undefined {
  if (!TYPED.test(typed) || !URL.canParse(`http://${typed}`)) return undefined;
  const { hostname } = new URL(`http://${typed}`);
  return PUBLIC_HOST.test(hostname) ? hostname : undefined;
}
