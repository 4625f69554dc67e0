/**
 * Letters, digits and `-_~` are equivalent to their percent-encoded forms. Dots stay encoded, because `..` would lead
 * to another path.
 */
const decoded = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (coded) => {
    const character = String.fromCharCode(parseInt(coded.slice(1), 16));
    return /[\w~-]/.test(character) ? character : coded.toUpperCase();
  });

/** No URL of the site has capital letters. */
const lower = (path: string) =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Returns the canonical form of a path: no control characters, which URL parsers drop; no trailing slash; a single
 * leading slash, because two, or a backslash, would be read as a host; lower case, with no letter encoded.
 */
export const canonicalPath = (path: string) =>
  lower(decoded(path.replace(/%(?:[01][\da-f]|7f)/gi, '')))
    .replace(/\/+$/, '')
    .replace(/^[\\/]*/, '/');

export const getPathname = (url: string) => url.split('?', 1)[0] ?? '';

/** Returns the path and query of a request target, which may also contain a host or a fragment. */
export function toOriginForm(target: string): string {
  const [url = ''] = target.split('#', 1);
  return url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
}

/** Returns the query as it was sent, because not every requested URL can be parsed. */
export const getSearch = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
