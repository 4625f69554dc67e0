/** Matches a line that contains only a URL, because URLs cannot be wrapped. */
const LONE_ADDRESS = /^\W*https?:\/\/\S+$/;

/**
 * Returns the line numbers, from 1, of lines wider than `columns`. Prettier wraps code, but comments, strings and
 * patterns must be wrapped by hand.
 * @param {string} source
 * @param {number} columns
 */
export const longLines = (source, columns) =>
  source
    .split(/\r?\n/)
    .flatMap((text, index) =>
      text.length > columns && !LONE_ADDRESS.test(text) ? [{ line: index + 1, width: text.length }] : [],
    );
