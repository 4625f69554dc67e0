/** An address that has a line for itself cannot be broken. */
const LONE_ADDRESS = /^\W*https?:\/\/\S+$/;

/**
 * The lines, counted from 1, that are wider than `columns`. Prettier breaks code; comments, texts and patterns are
 * broken by hand.
 * @param {string} source
 * @param {number} columns
 */
export const longLines = (source, columns) =>
  source
    .split(/\r?\n/)
    .flatMap((text, index) =>
      text.length > columns && !LONE_ADDRESS.test(text) ? [{ line: index + 1, width: text.length }] : [],
    );
