import { toHostName } from './host-names';
import { parseUrl } from './parse-url';

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
/** Characters that no address contains, because they are invisible or move other letters. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}<>"]/u;

/** Prepends the scheme to an address typed without one: `example.com` becomes `https://example.com`. */
export const completeWebAddress = (text: string): string =>
  text === '' || HAS_SCHEME.test(text) ? text : `https://${text}`;

/**
 * Whether the text is the address of a public web page: `http` or `https`, a public host in any script, and no account
 * in front of it, because `https://bank.example@evil.example` leads to the second. The only rule for web addresses, in
 * forms and in the API.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(text) || UNSEEN.test(text)) return false;
  const url = parseUrl(text);
  if (!url) return false;
  const { hostname, username, password } = url;
  return username === '' && password === '' && toHostName(hostname.replace(/\.$/, '')) !== undefined;
}

/** Like `isWebAddress`, for `https` alone. */
export const isSecureWebAddress = (text: string): boolean => /^https:/i.test(text) && isWebAddress(text);
