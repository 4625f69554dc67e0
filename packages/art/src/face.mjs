import { flat, shade } from './solid.mjs';
import { circle, disc, ellipse, group, line, path } from './svg.mjs';

export const CENTRE = 240;

/** Outline of a head: half width, jaw width and chin height give each person their own. */
export function headOutline({ width = 64, jaw = 46, chin = 300, top = 112 }) {
  const [left, right] = [CENTRE - width, CENTRE + width];
  return (
    `M${left} 200C${left} ${top - 30} ${right} ${top - 30} ${right} 200` +
    `C${right} 246 ${CENTRE + jaw} ${chin} ${CENTRE} ${chin}` +
    `C${CENTRE - jaw} ${chin} ${left} 246 ${left} 200z`
  );
}

export function neck(s, skin, { width = 33 } = {}) {
  const [l, r] = [CENTRE - width, CENTRE + width];
  const d =
    `M${l} 240V326C${l} 344 ${l - 22} 352 ${l - 42} 360L${CENTRE} 452L${r + 42} 360` +
    `C${r + 22} 352 ${r} 344 ${r} 326V240z`;
  const under = `M${l} 262C${l + 10} 310 ${r - 12} 322 ${r} 282V330C${r - 20} 346 ${l + 22} 338 ${l} 306z`;
  return group(
    {},
    path(d, { fill: skin.base }),
    path(under, { fill: skin.deep, opacity: 0.75 }),
    shade(s, d, { angle: 20, depth: 0.7, colour: skin.deep, opacity: 0.9 }),
  );
}

export function head(s, skin, shape) {
  const d = headOutline(shape);
  const { width = 64, jaw = 46, chin = 300 } = shape;
  const far =
    `M${CENTRE + 6} 90L${CENTRE + 6} 176L${CENTRE + 12} 186` +
    `C${CENTRE + 16} 214 ${CENTRE + 24} 232 ${CENTRE + 20} 246L${CENTRE + 8} 254L${CENTRE + 10} 270` +
    `C${CENTRE + 14} 280 ${CENTRE + 8} 290 ${CENTRE + 6} ${chin + 2}` +
    `C${CENTRE + jaw} ${chin} ${CENTRE + width + 4} 250 ${CENTRE + width + 4} 200V90z`;
  return group(
    {},
    [-1, 1].map((side) => ear(s, skin, CENTRE + side * (width - 1), side)),
    path(d, { fill: skin.base }),
    path(d, { fill: s.linear(35, [0, skin.light, 0.9], [0.6, skin.light, 0]) }),
    group(
      { clipPath: s.clip(d) },
      path(far, { fill: skin.deep, opacity: 0.42 }),
      shade(s, far, { angle: 25, from: 0.2, depth: 0.6, colour: skin.deep, opacity: 0.6 }),
    ),
  );
}

function ear(s, skin, x, side) {
  return group(
    {},
    flat(s, disc(x, 212, 12, 20), side > 0 ? skin.deep : skin.base, { tint: skin.deep }),
    path(`M${x + side * 3} 202q${-side * 7} 8 0 20`, {
      fill: 'none',
      stroke: skin.deep,
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      opacity: 0.8,
    }),
  );
}

function eye(s, x, { iris, lid }) {
  const almond = `M${x - 16} 207C${x - 8} 197 ${x + 8} 196 ${x + 16} 206C${x + 8} 214 ${x - 8} 215 ${x - 16} 207z`;
  return group(
    {},
    path(almond, { fill: '#f7ecdd' }),
    group(
      { clipPath: s.clip(almond) },
      circle(x, 205, 8, { fill: iris }),
      circle(x, 205, 4, { fill: '#0b0813' }),
      circle(x - 2.6, 202, 2, { fill: '#fff' }),
      path(`M${x - 18} 196h36v5h-36z`, { fill: '#1a0f1e', opacity: 0.35 }),
    ),
    path(`M${x - 18} 208C${x - 9} 195 ${x + 9} 194 ${x + 18} 205`, {
      fill: 'none',
      stroke: lid,
      strokeWidth: 3.6,
      strokeLinecap: 'round',
    }),
    path(`M${x - 14} 196C${x - 6} 189 ${x + 7} 189 ${x + 15} 196`, {
      fill: 'none',
      stroke: lid,
      strokeWidth: 1.6,
      strokeLinecap: 'round',
      opacity: 0.45,
    }),
  );
}

function nose(skin, breadth) {
  const [l, r] = [CENTRE - breadth, CENTRE + breadth];
  return group(
    {},
    path(
      `M${CENTRE + 6} 190L${CENTRE + 4} 230L${CENTRE + 2} 246C${r - 6} 250 ${r + 2} 246 ${r} 238` +
        `C${r - 4} 230 ${CENTRE + 14} 222 ${CENTRE + 11} 190z`,
      { fill: skin.deep, opacity: 0.55 },
    ),
    path(
      `M${l} 238C${l} 246 ${l + 8} 249 ${CENTRE - 6} 246` +
        `C${CENTRE - 2} 250 ${CENTRE + 4} 250 ${CENTRE + 8} 246C${r - 8} 249 ${r} 246 ${r} 238`,
      { fill: 'none', stroke: skin.deep, strokeWidth: 3, strokeLinecap: 'round' },
    ),
    ellipse(CENTRE - 3, 234, 5, 7, { fill: skin.light, opacity: 0.55 }),
    path(`M${CENTRE - 2} 196L${CENTRE - 3} 224`, {
      stroke: skin.light,
      strokeWidth: 4,
      strokeLinecap: 'round',
      opacity: 0.35,
    }),
  );
}

function mouth(skin, { full = 1, smile = 3 }) {
  const y = 268;
  const [l, r] = [CENTRE - 24, CENTRE + 24];
  return group(
    {},
    path(
      `M${l} ${y - smile}` +
        `C${CENTRE - 12} ${y - 6 * full} ${CENTRE - 6} ${y - 9 * full} ${CENTRE} ${y - 5 * full}` +
        `C${CENTRE + 6} ${y - 9 * full} ${CENTRE + 12} ${y - 6 * full} ${r} ${y - smile}` +
        `C${CENTRE + 10} ${y + 2} ${CENTRE - 10} ${y + 2} ${l} ${y - smile}z`,
      { fill: skin.lip },
    ),
    path(
      `M${l} ${y - smile}C${CENTRE - 10} ${y + 2} ${CENTRE + 10} ${y + 2} ${r} ${y - smile}` +
        `C${CENTRE + 14} ${y + 13 * full} ${CENTRE - 14} ${y + 13 * full} ${l} ${y - smile}z`,
      { fill: skin.lip, opacity: 0.78 },
    ),
    path(`M${l - 2} ${y - smile - 1}C${CENTRE - 10} ${y + 2} ${CENTRE + 10} ${y + 2} ${r + 2} ${y - smile - 1}`, {
      fill: 'none',
      stroke: skin.deep,
      strokeWidth: 2.6,
      strokeLinecap: 'round',
    }),
    ellipse(CENTRE - 5, y + 5 * full, 7, 1.8, { fill: '#fff', opacity: 0.28 }),
  );
}

function brows({ hair, arch = 6, weight = 7 }) {
  return [-1, 1].map((side) =>
    path(
      `M${CENTRE + side * 13} 185` +
        `C${CENTRE + side * 22} ${182 - arch * 0.6} ${CENTRE + side * 36} ${180 - arch} ${CENTRE + side * 50} 190` +
        `C${CENTRE + side * 36} ${181 - arch + weight} ${CENTRE + side * 24} ${183 - arch * 0.6 + weight} ` +
        `${CENTRE + side * 13} 185z`,
      { fill: hair, stroke: hair, strokeWidth: 2, strokeLinejoin: 'round' },
    ),
  );
}

export function features(s, { skin, hair, iris = '#2b1710', nose: breadth = 19, mouth: lips = {}, arch, weight }) {
  return group(
    {},
    brows({ hair, arch, weight }),
    [-29, 29].map((offset) => eye(s, CENTRE + offset, { iris, lid: '#150a12' })),
    nose(skin, breadth),
    mouth(skin, lips),
  );
}

export function beard(s, { hair, shape, low = 0, full = true }) {
  const { width = 64, jaw = 46, chin = 300 } = shape;
  const [l, r] = [CENTRE - width, CENTRE + width];
  const d =
    `M${l} 206C${l + 6} 236 ${l + 14} 252 ${CENTRE - 28} 254` +
    `C${CENTRE - 14} 250 ${CENTRE - 10} 252 ${CENTRE} 254` +
    `C${CENTRE + 10} 252 ${CENTRE + 14} 250 ${CENTRE + 28} 254C${r - 14} 252 ${r - 6} 236 ${r} 206` +
    `C${r + 2} 250 ${CENTRE + jaw + 4} ${chin + low} ${CENTRE} ${chin + low}` +
    `C${CENTRE - jaw - 4} ${chin + low} ${l - 2} 250 ${l} 206z`;
  const opening =
    `M${CENTRE - 27} 266C${CENTRE - 14} 256 ${CENTRE + 14} 256 ${CENTRE + 27} 266` +
    `C${CENTRE + 16} 286 ${CENTRE - 16} 286 ${CENTRE - 27} 266z`;
  return group(
    {},
    path(full ? d : `${d}${opening}`, { fill: hair, fillRule: 'evenodd' }),
    shade(s, d, { angle: 30, depth: 0.6, opacity: 0.5 }),
  );
}

export function glasses(colour, { round = true } = {}) {
  const frame = (x) =>
    round
      ? circle(x, 206, 25, { fill: '#fff', fillOpacity: 0.1, stroke: colour, strokeWidth: 4.5 })
      : path(`M${x - 26} 190h52v18c0 16 -10 20 -26 20s-26 -4 -26 -20z`, {
          fill: '#fff',
          fillOpacity: 0.1,
          stroke: colour,
          strokeWidth: 5,
          strokeLinejoin: 'round',
        });
  return group(
    {},
    frame(CENTRE - 30),
    frame(CENTRE + 30),
    line(
      [
        [CENTRE - 8, 202],
        [CENTRE + 8, 202],
      ],
      { stroke: colour, strokeWidth: 4.5 },
    ),
    line(
      [
        [CENTRE - 56, 200],
        [CENTRE - 66, 204],
      ],
      { stroke: colour, strokeWidth: 4.5 },
    ),
    line(
      [
        [CENTRE + 56, 200],
        [CENTRE + 66, 204],
      ],
      { stroke: colour, strokeWidth: 4.5 },
    ),
    path(`M${CENTRE - 46} 216l16 -24`, { stroke: '#fff', strokeWidth: 3, strokeLinecap: 'round', opacity: 0.35 }),
  );
}
