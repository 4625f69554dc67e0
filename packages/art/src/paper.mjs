import { prose, word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose } from './palette.mjs';
import { flat, solid } from './solid.mjs';
import { box, disc, group, path, turn } from './svg.mjs';

const HUES = [iris, flame, amber, mint, rose];
const WIDE = 5;

/** A sheet of paper that lies before another, turned a little. */
const sheetOf = (s, degrees, colour, ...printed) =>
  group({ transform: turn(degrees, 450, 720) }, flat(s, box(238, 170, 424, 570, 16), colour, { depth: 0.5 }), printed);

/** Printed cards with thirty small squares, one of them for each day. */
export function promptCards(s) {
  const squares = Array.from({ length: 30 }, (_, index) => {
    const [column, row] = [index % WIDE, Math.floor(index / WIDE)];
    const [x, y] = [276 + column * 72, 326 + row * 64];
    const hue = HUES[(column + row * 2) % HUES.length];
    return index < 12
      ? path(box(x, y, 58, 50, 10), { fill: hue.base })
      : path(box(x, y, 58, 50, 10), { fill: 'none', stroke: ink.base, strokeWidth: 5, opacity: 0.55 });
  });
  return group(
    {},
    sheetOf(s, -11, cream.deep),
    sheetOf(s, 9, cream.deep),
    sheetOf(
      s,
      -2,
      cream.light,
      word('DRAW', 276, 262, 54, { colour: ink.base, weight: 16 }),
      prose(470, 236, 150, 2, { colour: ink.base, weight: 8, gap: 24 }),
      squares,
    ),
    group({ transform: turn(38, 660, 560) }, [
      solid(s, box(640, 330, 44, 330, 8), flame, { depth: 0.8 }),
      path('M640 660h44l-22 62z', { fill: cream.base }),
      path('M654 700h16l-8 22z', { fill: ink.base }),
      solid(s, disc(662, 330, 22), rose, { depth: 0.7 }),
    ]),
  );
}
