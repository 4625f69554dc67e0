/** A URL on a line of its own cannot be broken. */
const LONE_ADDRESS = /^\W*https?:\/\/\S+$/;

/**
 * Returns the lines, counted from 1, that are wider than `columns`. Prettier wraps code; comments, texts and patterns
 * are wrapped by hand.
 * @param {string} source
 * @param {number} columns
 */
export const longLines = (source, columns) =>
  source
    .split(/\r?\n/)
    .flatMap((text, index) =>
      text.length > columns && !LONE_ADDRESS.test(text) ? [{ line: index + 1, width: text.length }] : [],
    );
