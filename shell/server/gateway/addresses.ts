/** Letters, digits and `-_~` mean the same when written as `%41`. Dots stay: two of them would lead somewhere else. */
const decoded = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (coded) => {
    const character = String.fromCharCode(parseInt(coded.slice(1), 16));
    return /[\w~-]/.test(character) ? character : coded.toUpperCase();
  });

/** No address of the site has capital letters. */
const lower = (path: string) =>
  path.replace(/%[\dA-F]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * The one way to write a path: without control characters, which address parsers drop; without a slash at the end; with
 * one at the start, since two, or a backslash, would be read as a host; in small letters, none of them encoded.
 */
export const tidied = (path: string) =>
  lower(decoded(path.replace(/%(?:[01][\da-f]|7f)/gi, '')))
    .replace(/\/+$/, '')
    .replace(/^[\\/]*/, '/');

export const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** As it was sent: not everything that is asked for can be parsed. */
export const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
