/**
 * Letters, digits and `-_~` mean the same when written as `%41`. Dots stay encoded: two of them would lead elsewhere.
 */
const decoded = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (coded) => {
    const character = String.fromCharCode(parseInt(coded.slice(1), 16));
    return /[\w~-]/.test(character) ? character : coded.toUpperCase();
  });

/** No address of the site has capital letters. */
const lower = (path: string) =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * The canonical form of a path: no control characters, which URL parsers drop; no trailing slash; a single leading
 * slash, since two, or a backslash, would be read as a host; lower case, with no letter encoded.
 */
export const canonicalPath = (path: string) =>
  lower(decoded(path.replace(/%(?:[01][\da-f]|7f)/gi, '')))
    .replace(/\/+$/, '')
    .replace(/^[\\/]*/, '/');

export const getPathname = (url: string) => url.split('?', 1)[0] ?? '';

/** The path and query of a request line, which may name a host as well, or a fragment. */
export function toOriginForm(target: string): string {
  const [url = ''] = target.split('#', 1);
  return url.startsWith('/') ? url : url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?]*/i, '').replace(/^(?!\/)/, '/');
}

/** The query as it was sent, because not every requested address can be parsed. */
export const getSearch = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
