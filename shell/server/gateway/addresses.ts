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
export const tidied = (path: string) =>
  lower(decoded(path.replace(/%(?:[01][\da-f]|7f)/gi, '')))
    .replace(/\/+$/, '')
    .replace(/^[\\/]*/, '/');

export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** The query as it was sent, because not every requested address can be parsed. */
export const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
