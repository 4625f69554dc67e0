import { group, path } from './svg.mjs';

/** Letters of one stroke width on a field 60 wide and 100 high: drawn here, so that no machine's fonts matter. */
const LETTERS = {
  A: 'M4 100L30 0L56 100M14 66H46',
  B: 'M8 100V0H32a24 24 0 0 1 0 48H8M32 48a26 26 0 0 1 0 52H8',
  C: 'M54 22A30 50 0 1 0 54 78',
  D: 'M8 0V100H22a34 50 0 0 0 0 -100z',
  E: 'M52 0H8V100H52M8 50H44',
  F: 'M52 0H8V100M8 50H44',
  G: 'M54 22A30 50 0 1 0 56 62V54H34',
  H: 'M8 0V100M52 0V100M8 50H52',
  I: 'M8 0V100',
  K: 'M8 0V100M52 0L8 58M22 44L54 100',
  L: 'M8 0V100H50',
  M: 'M4 100V0L30 58L56 0V100',
  N: 'M8 100V0L52 100V0',
  O: 'M30 0a28 50 0 1 0 0.1 0z',
  P: 'M8 100V0H32a26 26 0 0 1 0 52H8',
  R: 'M8 100V0H32a26 26 0 0 1 0 52H8M30 52L54 100',
  S: 'M50 16C42 -6 8 -4 10 26C12 56 52 44 52 74C52 106 14 106 6 80',
  T: 'M4 0H56M30 0V100',
  1: 'M14 18L34 0V100',
  2: 'M8 22C12 -8 52 -8 52 24C52 48 16 70 8 100H54',
  U: 'M8 0V68a22 32 0 0 0 44 0V0',
  V: 'M4 0L30 100L56 0',
  W: 'M2 0L16 100L30 40L44 100L58 0',
  Y: 'M4 0L30 48L56 0M30 48V100',
  3: 'M8 12C22 -8 52 0 48 26C46 44 34 48 26 48C38 48 54 54 52 76C50 104 18 108 6 86',
  0: 'M30 0a26 50 0 1 0 0.1 0z',
};

const NARROW = { I: 30, 1: 54, ' ': 44 };
const advance = (letter) => NARROW[letter] ?? 74;

/** A word in the house letters; `height` in pixels, anchored at its left end or its middle. */
export function word(text, x, y, height, { colour, weight = 12, middle = false, opacity = 1 }) {
  const scale = height / 100;
  const letters = [...text];
  const starts = letters.map((_, index) => letters.slice(0, index).reduce((sum, letter) => sum + advance(letter), 0));
  const wide = (starts.at(-1) + advance(letters.at(-1)) - 14) * scale;
  return group(
    {
      transform: `translate(${middle ? x - wide / 2 : x} ${y}) scale(${scale})`,
      fill: 'none',
      stroke: colour,
      strokeWidth: weight,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      opacity,
    },
    letters.map((letter, index) =>
      letter === ' ' ? '' : path(LETTERS[letter], { transform: `translate(${starts[index]} 0)` }),
    ),
  );
}

/** Lines that stand for text. */
export function prose(x, y, width, rows, { gap = 22, weight = 8, colour, opacity = 0.6, last = 0.6 }) {
  return group(
    { opacity },
    Array.from({ length: rows }, (_, row) =>
      path(`M${x} ${y + row * gap}h${row === rows - 1 ? width * last : width * (1 - (row % 3) * 0.06)}`, {
        stroke: colour,
        strokeWidth: weight,
        strokeLinecap: 'round',
      }),
    ),
  );
}
