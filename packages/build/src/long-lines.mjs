/** Matches a URL on a line of its own, which cannot be wrapped. */
const LONE_ADDRESS = /^\W*https?:\/\/\S+$/;

/**
 * Returns the numbers of lines wider than `columns`, counted from 1. Prettier wraps code; comments, texts and patterns
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
