import { withoutEnd } from '@verse/api-contract/without-end';
/**
 * Decodes letters, digits and `-_~`, because their percent-encoded forms are equivalent. Dots stay encoded, because a
 * decoded `..` would lead to another path.
 */
const decoded = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (coded) => {
    const character = String.fromCharCode(parseInt(coded.slice(1), 16));
    return /[\w~-]/.test(character) ? character : coded.toUpperCase();
  });

/** Lower-cases the path, because no URL of the site contains capital letters. */
const lower = (path: string) =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Returns the canonical form of a path: lower case, without encoded letters and trailing slashes, and with a single
 * leading slash, because URL parsers read `//` or a backslash at the start of a path as the beginning of a host.
 */
export const canonicalPath = (path: string) => withoutEnd(lower(decoded(path)), '/').replace(/^[\\/]*/, '/');

export const getPathname = (url: string) => url.split('?', 1)[0] ?? '';

/** Returns the path and query of a request target, which may also contain a host and a fragment. */
export function toOriginForm(target: string): string {
  const [url = ''] = target.split('#', 1);
  return url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
}

/**
 * Returns the query exactly as it was sent. The URL is not parsed, because clients can send URLs that no parser
 * accepts.
 */
export const getSearch = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
