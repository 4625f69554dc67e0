import { flat, solid } from './solid.mjs';
import { box, circle, disc, group, line, path } from './svg.mjs';

const brolly = (s, hue, x) =>
  group(
    {},
    line(
      [
        [x, -150],
        [x, -330],
      ],
      { stroke: '#1a1428', strokeWidth: 6 },
    ),
    solid(
      s,
      `M${x - 92} -300C${x - 84} -400 ${x + 84} -400 ${x + 92} -300` +
        `C${x + 70} -316 ${x + 48} -316 ${x + 31} -300C${x + 12} -316 ${x - 12} -316 ${x - 31} -300` +
        `C${x - 48} -316 ${x - 70} -316 ${x - 92} -300z`,
      hue,
      { depth: 0.7 },
    ),
    line(
      [
        [x, -372],
        [x, -388],
      ],
      { stroke: '#1a1428', strokeWidth: 6 },
    ),
  );

/** Somebody on foot, standing at (x, y); `tall` stretches, `wide` fills. */
export function passer(
  s,
  x,
  y,
  scale,
  { coat, skin, legs, hair = '#140d1a', hat, umbrella, second, bag, side = 1, tall = 1, wide = 1, skirt = false },
) {
  const [hip, neck] = [-96 * tall, -214 * tall];
  const w = 46 * wide;
  const body =
    `M${-w * 0.62} ${neck + 8}C${-w * 0.3} ${neck - 6} ${w * 0.3} ${neck - 6} ${w * 0.62} ${neck + 8}` +
    `L${w} ${hip + (skirt ? 50 : 16)}H${-w}z`;
  return group(
    { transform: `translate(${x} ${y}) scale(${side * scale} ${scale})` },
    umbrella ? brolly(s, umbrella, 40) : '',
    second ? brolly(s, second, -60) : '',
    path(`M-20 ${hip}L-24 0M16 ${hip}L24 0`, { stroke: legs, strokeWidth: 21, strokeLinecap: 'round' }),
    path('M-26 2h24M22 2h24', { stroke: '#0d0915', strokeWidth: 15, strokeLinecap: 'round' }),
    flat(s, disc(0, neck - 36, 29, 33), skin, { depth: 0.6 }),
    path(`M-8 ${neck - 16}h18v26h-18z`, { fill: skin }),
    path(
      `M-31 ${neck - 38}C-32 ${neck - 84} 32 ${neck - 84} 31 ${neck - 40}` +
        `C14 ${neck - 54} -10 ${neck - 54} -18 ${neck - 44}` +
        `C-22 ${neck - 30} -28 ${neck - 26} -31 ${neck - 38}z`,
      { fill: hair },
    ),
    circle(20, neck - 36, 3, { fill: '#140d1a' }),
    hat
      ? path(`M-34 ${neck - 54}C-30 ${neck - 96} 30 ${neck - 96} 32 ${neck - 56}L52 ${neck - 52}V${neck - 46}H-34z`, {
          fill: hat,
        })
      : '',
    solid(s, body, coat, { depth: 0.75 }),
    path(
      `M${-w * 0.5} ${neck + 26}` +
        `C${-w * 0.7} ${neck + 70} ${umbrella || second ? -10 : -w * 0.7} ${hip - 30} ` +
        `${second ? -58 : -w * 0.4} ${hip - (second ? 50 : 4)}`,
      { fill: 'none', stroke: coat.deep, strokeWidth: 17, strokeLinecap: 'round' },
    ),
    umbrella
      ? path(`M${w * 0.4} ${neck + 30}L40 ${hip - 44}`, { stroke: coat.deep, strokeWidth: 17, strokeLinecap: 'round' })
      : '',
    bag
      ? group(
          {},
          solid(s, box(-w - 30, hip - 14, 50, 54, 8), bag),
          path(`M${-w - 20} ${hip - 12}c0 -26 30 -26 30 0`, { fill: 'none', stroke: bag.deep, strokeWidth: 5 }),
        )
      : '',
  );
}
