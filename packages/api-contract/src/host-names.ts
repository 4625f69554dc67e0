import { parseUrl } from './parse-url';

/** Letters of any script, digits, hyphens and dots: what a host name is typed with. */
const TYPED = /^[\p{L}\p{M}\p{N}_.-]+$/u;
const LABELS = '(?:(?!-)[a-z0-9_-]{1,63}(?<!-)\\.)+';
/** Top-level domains are words, or words in another script (`xn--…`); numbers make an IP address. */
const PUBLIC_HOST = new RegExp(`^(?=.{4,253}$)${LABELS}(?!-)(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})(?<!-)$`);
/** Scripts that a name mixes with Latin letters: only East Asian ones, because others have look-alike letters. */
const BESIDE_LATIN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo', 'Common', 'Inherited'];
const ELSEWHERE = new RegExp(`[^${BESIDE_LATIN.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
/** Latin letters that look like plain ones without their marks, such as the dotless i, and phonetic ones. */
const PLAIN_LOOKS = /[\u0131\u0237\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;

/** Whether a label looks like another: it has letters of two scripts, or ones that turn into plain letters. */
const isDisguised = (label: string): boolean =>
  label.normalize('NFKC') !== label.normalize('NFC') ||
  PLAIN_LOOKS.test(label) ||
  (/[a-z]/i.test(label) && ELSEWHERE.test(label));

/**
 * Returns the name of a public host as computers compare it: lower case, and other scripts as Punycode. Returns
 * undefined for an IP address, a name without a dot, one that is written to look like another, and anything else.
 *
 * @example
 * toHostName('Пример.рф'); // 'xn--e1afmkfd.xn--p1ai'
 */
export function toHostName(typed: string): string | undefined {
  if (!TYPED.test(typed) || typed.split('.').some(isDisguised)) return undefined;
  const hostname = parseUrl(`http://${typed}`)?.hostname ?? '';
  return PUBLIC_HOST.test(hostname) ? hostname : undefined;
}
