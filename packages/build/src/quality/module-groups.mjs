import { brotliCompressSync } from 'node:zlib';

/** Groups for the code in a page's script, by source folder; the first match wins. */
const GROUPS = /** @type {const} */ ([
  ['react-dom', /node_modules\/(react|react-dom|scheduler)\//],
  ['router', /node_modules\/react-router|router-facade/],
  ['container', /shell\/src\/remotes\/|webpack\/runtime/],
  ['shell', /./],
]);

const DIGITS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, value) => [digit, value]),
);

/** Decodes the numbers in one source map segment. @param {string} segment */
function decode(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.get(character) ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/**
 * Splits a script into pieces by source file.
 * @param {string} script
 * @param {{ sources: string[], mappings: string }} map
 */
function piecesOf(script, { sources, mappings }) {
  const lines = script.split('\n');
  /** @type {{ source: string, text: string }[]} */
  const pieces = [];
  let source = 0;
  for (const [index, line] of mappings.split(';').entries()) {
    let column = 0;
    let start = 0;
    let owner = '';
    const text = lines[index] ?? '';
    for (const [step, toSource] of line ? line.split(',').map(decode) : []) {
      column += step;
      source += toSource ?? 0;
      pieces.push({ source: owner, text: text.slice(start, column) });
      [start, owner] = [column, toSource === undefined ? '' : (sources[source] ?? '')];
    }
    pieces.push({ source: owner, text: `${text.slice(start)}\n` });
  }
  return pieces;
}

const brotli = (/** @type {string} */ text) => brotliCompressSync(text).length;

/**
 * Returns the brotli bytes that each group adds to a script: the script's size minus its size without the group.
 * @param {string} script
 * @param {{ sources: string[], mappings: string }} map
 * @returns {Record<string, number>}
 */
export function groupSizes(script, map) {
  const groupOf = (/** @type {string} */ source) => GROUPS.find(([, pattern]) => pattern.test(source))?.[0] ?? 'shell';
  const pieces = piecesOf(script, map).map(({ source, text }) => ({ group: groupOf(source), text }));
  const without = (/** @type {string} */ group) =>
    brotli(
      pieces
        .filter((piece) => piece.group !== group)
        .map(({ text }) => text)
        .join(''),
    );
  const whole = brotli(script);
  return Object.fromEntries(GROUPS.map(([group]) => [group, whole - without(group)]));
}
