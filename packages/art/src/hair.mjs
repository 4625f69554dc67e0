import { CENTRE } from './face.mjs';
import { flat, glow, solid } from './solid.mjs';
import { box, circle, disc, group, path, turn } from './svg.mjs';

const cap = (grow = 6, hairline = 158, width = 64) =>
  `M${CENTRE - width - grow} 206` +
  `C${CENTRE - width - grow - 4} ${74 - grow} ${CENTRE + width + grow + 4} ${74 - grow} ${CENTRE + width + grow} 206` +
  `C${CENTRE + width + 2} 190 ${CENTRE + width - 4} 176 ${CENTRE + width - 10} ${hairline + 4}` +
  `C${CENTRE + 34} ${hairline - 8} ${CENTRE - 34} ${hairline - 8} ${CENTRE - width + 10} ${hairline + 4}` +
  `C${CENTRE - width + 4} 176 ${CENTRE - width - 2} 190 ${CENTRE - width - grow} 206z`;

/** Head wrap: a fan of pleats above a folded band. */
export function wrap(s, hue, trim) {
  const pleats = [-62, -38, -14, 12, 36, 58].map((angle, index) =>
    group(
      { transform: turn(angle, CENTRE, 176) },
      solid(
        s,
        `M${CENTRE - 26} 176C${CENTRE - 62} 110 ${CENTRE - 46} 40 ${CENTRE} ${28 + (index % 2) * 8}` +
          `C${CENTRE + 46} 40 ${CENTRE + 62} 110 ${CENTRE + 26} 176z`,
        index % 2 ? hue : trim,
        { angle: 20, depth: 0.85 },
      ),
    ),
  );
  const band =
    `M${CENTRE - 72} 198C${CENTRE - 90} 62 ${CENTRE + 90} 62 ${CENTRE + 72} 198` +
    `C${CENTRE + 56} 158 ${CENTRE - 40} 144 ${CENTRE - 72} 198z`;
  const fold = (from, rise) =>
    path(
      `M${CENTRE - 72} ${from}` +
        `C${CENTRE - 30} ${from - rise} ${CENTRE + 30} ${from - rise - 20} ${CENTRE + 66} ${from - rise + 6}`,
      { fill: 'none', stroke: hue.deep, strokeWidth: 3, opacity: 0.7, strokeLinecap: 'round' },
    );
  return {
    behind: group({}, pleats),
    front: group(
      {},
      solid(s, band, hue, { depth: 0.8 }),
      group({ clipPath: s.clip(band) }, fold(178, 40), fold(158, 40), fold(138, 36), fold(198, 44)),
    ),
  };
}

/** Close-cropped hair with a sharp hairline. */
export function cropped(s, colour, { grow = 5, hairline = 156, width } = {}) {
  const d = cap(grow, hairline, width);
  return {
    behind: '',
    front: group({}, flat(s, d, colour, { depth: 0.7 }), glow(s, d, { depth: 0.35, colour: '#8f7f9e', opacity: 0.6 })),
  };
}

/** Long braids under a wound bun. */
export function braids(s, colour, bead) {
  const strand = (x, bottom, lean) =>
    Array.from({ length: Math.round((bottom - 170) / 17) }, (_, index) => {
      const y = 130 + index * 17;
      return flat(s, disc(x + lean * index, y, 9.5, 11), colour, { depth: 0.6 });
    }).concat(circle(x + lean * ((bottom - 130) / 17), bottom, 6, { fill: bead }));
  const bun = [
    [0, 68, 42],
    [-26, 92, 20],
    [28, 90, 20],
  ].map(([dx, y, r]) => flat(s, disc(CENTRE + dx, y, r, r * 0.92), colour, { depth: 0.8 }));
  const wind = [54, 68, 82].map((y) =>
    path(`M${CENTRE - 34} ${y + 8}q34 -22 68 -2`, { fill: 'none', stroke: '#6d5680', strokeWidth: 2.4, opacity: 0.7 }),
  );
  const rows = [-48, -30, -12, 8, 28, 46].map((x) =>
    path(`M${CENTRE + x * 1.12} 152Q${CENTRE + x * 0.9} 122 ${CENTRE + x * 0.4} 108`, {
      fill: 'none',
      stroke: '#6d5680',
      strokeWidth: 2.2,
      opacity: 0.6,
    }),
  );
  const behind = group(
    {},
    [
      [-64, 380, -1.6],
      [-58, 410, -0.8],
      [58, 410, 0.8],
      [64, 380, 1.6],
    ].map(([x, bottom, lean]) => strand(CENTRE + x, bottom, lean)),
  );
  return { behind, front: group({}, bun, wind, flat(s, cap(7, 154), colour, { depth: 0.5 }), rows) };
}

/** Shoulder-free locs falling from the crown. */
export function locs(s, colour, tip) {
  const one = (angle, length, index) =>
    group(
      { transform: turn(angle, CENTRE, 150) },
      flat(s, box(CENTRE - 9, 150 - length, 18, length, 9), index % 4 === 1 ? tip : colour, { depth: 0.6 }),
    );
  const back = Array.from({ length: 19 }, (_, index) =>
    one(-126 + index * 14, 92 - Math.abs(index - 9) * 0.6 + (index % 3) * 7, index),
  );
  const over = [-70, -48, -26, -6, 16, 38, 62].map((angle, index) => one(angle, 74 + (index % 2) * 8, index + 1));
  return { behind: group({}, back), front: group({}, flat(s, cap(4, 150), colour, { depth: 0.3 }), over) };
}

/** Long hair parted on one side. */
export function long(s, colour, sheen) {
  const back =
    `M${CENTRE - 74} 200C${CENTRE - 86} 60 ${CENTRE + 92} 60 ${CENTRE + 78} 200` +
    `C${CENTRE + 88} 270 ${CENTRE + 104} 330 ${CENTRE + 92} 404` +
    `C${CENTRE + 40} 430 ${CENTRE - 50} 430 ${CENTRE - 94} 400` +
    `C${CENTRE - 102} 330 ${CENTRE - 84} 270 ${CENTRE - 74} 200z`;
  const left =
    `M${CENTRE + 20} 112C${CENTRE - 40} 92 ${CENTRE - 82} 130 ${CENTRE - 76} 214` +
    `C${CENTRE - 80} 262 ${CENTRE - 86} 300 ${CENTRE - 78} 330` +
    `C${CENTRE - 60} 290 ${CENTRE - 62} 240 ${CENTRE - 58} 206` +
    `C${CENTRE - 46} 168 ${CENTRE - 10} 150 ${CENTRE + 20} 112z`;
  const right =
    `M${CENTRE + 16} 112C${CENTRE + 60} 100 ${CENTRE + 84} 140 ${CENTRE + 76} 214` +
    `C${CENTRE + 82} 262 ${CENTRE + 90} 310 ${CENTRE + 82} 336` +
    `C${CENTRE + 62} 296 ${CENTRE + 64} 240 ${CENTRE + 60} 206` +
    `C${CENTRE + 52} 172 ${CENTRE + 36} 150 ${CENTRE + 16} 112z`;
  const light = [0, 10, 20].map((inset) =>
    path(
      `M${CENTRE + 4} ${118 + inset}` +
        `C${CENTRE - 36} ${114 + inset} ${CENTRE - 62 + inset} 150 ${CENTRE - 66 + inset * 0.4} 206`,
      { fill: 'none', stroke: sheen, strokeWidth: 2.4, opacity: 0.5 },
    ),
  );
  return {
    behind: flat(s, back, colour, { depth: 0.7 }),
    front: group({}, flat(s, left, colour, { depth: 0.3 }), flat(s, right, colour, { depth: 0.7 }), light),
  };
}

/** A cloud of round curls. */
export function curls(s, colour, sheen, { rise = 46 } = {}) {
  const ring = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1.08 - index * 0.0967);
    return [CENTRE + Math.cos(angle) * 70, 168 - Math.sin(angle) * (rise + 34), 24 - (index % 3) * 3];
  });
  const curl = ([x, y, r]) =>
    group(
      {},
      flat(s, disc(x, y, r), colour, { depth: 0.7 }),
      path(`M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.8} ${-r * 0.35}`, {
        fill: 'none',
        stroke: sheen,
        strokeWidth: 2.4,
        strokeLinecap: 'round',
        opacity: 0.6,
      }),
    );
  const inner = [
    [-44, 140, 19],
    [-20, 128, 20],
    [6, 124, 20],
    [30, 130, 19],
    [50, 146, 16],
  ].map(([x, y, r]) => [CENTRE + x, y, r]);
  return {
    behind: flat(s, disc(CENTRE, 160, 74, 72), colour, { depth: 0.4 }),
    front: group({}, ring.map(curl), inner.map(curl)),
  };
}

/** A blunt bob with a fringe. */
export function bob(s, hue) {
  const back =
    `M${CENTRE - 80} 290C${CENTRE - 100} 60 ${CENTRE + 100} 60 ${CENTRE + 80} 290` +
    `C${CENTRE + 60} 304 ${CENTRE - 60} 304 ${CENTRE - 80} 290z`;
  const fringe =
    `M${CENTRE - 70} 208C${CENTRE - 84} 70 ${CENTRE + 84} 70 ${CENTRE + 70} 208` +
    `C${CENTRE + 64} 196 ${CENTRE + 58} 180 ${CENTRE + 54} 170` +
    `C${CENTRE + 10} 184 ${CENTRE - 20} 172 ${CENTRE - 34} 152` +
    `C${CENTRE - 42} 170 ${CENTRE - 60} 186 ${CENTRE - 70} 208z`;
  const side = (sign) =>
    `M${CENTRE + sign * 68} 180` +
    `C${CENTRE + sign * 82} 220 ${CENTRE + sign * 84} 262 ${CENTRE + sign * 80} 290` +
    `C${CENTRE + sign * 68} 296 ${CENTRE + sign * 58} 294 ${CENTRE + sign * 52} 284` +
    `C${CENTRE + sign * 64} 254 ${CENTRE + sign * 64} 214 ${CENTRE + sign * 60} 180z`;
  return {
    behind: flat(s, back, hue.deep),
    front: group(
      {},
      solid(s, side(-1), hue, { depth: 0.4 }),
      solid(s, side(1), hue, { depth: 0.8 }),
      solid(s, fringe, hue, { depth: 0.6 }),
    ),
  };
}

/** A round afro held by a band. */
export function afro(s, colour, band) {
  const d = disc(CENTRE, 146, 118, 112);
  const fluff = Array.from({ length: 30 }, (_, index) => {
    const angle = Math.PI * (1.22 - index * 0.0497);
    return circle(CENTRE + Math.cos(angle) * 112, 146 - Math.sin(angle) * 106, 12 + (index % 3) * 3, { fill: colour });
  });
  const held =
    `M${CENTRE - 66} 176C${CENTRE - 62} 128 ${CENTRE + 62} 128 ${CENTRE + 66} 176` +
    `C${CENTRE + 56} 142 ${CENTRE - 56} 142 ${CENTRE - 66} 176z`;
  return {
    behind: group(
      {},
      fluff,
      flat(s, d, colour, { depth: 0.7 }),
      glow(s, d, { depth: 0.75, to: 0.55, colour: '#7d5f8f', opacity: 0.8 }),
    ),
    front: group({}, flat(s, cap(6, 162), colour, { depth: 0.2 }), solid(s, held, band)),
  };
}

/** Short hair swept from a side parting. */
export function swept(s, hue) {
  const d =
    `M${CENTRE - 70} 206C${CENTRE - 84} 130 ${CENTRE - 62} 84 ${CENTRE + 6} 82` +
    `C${CENTRE + 74} 80 ${CENTRE + 88} 134 ${CENTRE + 70} 206` +
    `C${CENTRE + 64} 186 ${CENTRE + 60} 172 ${CENTRE + 54} 160` +
    `C${CENTRE + 20} 164 ${CENTRE - 24} 150 ${CENTRE - 38} 128` +
    `C${CENTRE - 44} 152 ${CENTRE - 60} 176 ${CENTRE - 70} 206z`;
  const strokes = [0, 12, 24].map((shift) =>
    path(
      `M${CENTRE - 34 + shift} ${120 - shift * 0.6}` +
        `C${CENTRE - 4} ${144 - shift} ${CENTRE + 34} ${150 - shift} ${CENTRE + 60} ${146 - shift * 0.8}`,
      { fill: 'none', stroke: hue.light, strokeWidth: 2.4, opacity: 0.6, strokeLinecap: 'round' },
    ),
  );
  return { behind: '', front: group({}, solid(s, d, hue, { depth: 0.6 }), strokes) };
}

/** No hair: two lights on the crown. */
export function shaven(s, skin) {
  return {
    behind: '',
    front: group(
      {},
      path(`M${CENTRE - 42} 162C${CENTRE - 38} 142 ${CENTRE - 24} 130 ${CENTRE - 8} 127`, {
        fill: 'none',
        stroke: skin.light,
        strokeWidth: 8,
        strokeLinecap: 'round',
        opacity: 0.7,
      }),
    ),
  };
}

/** A headscarf drawn around the face and across the chest. */
export function scarf(s, hue, trim) {
  const outer =
    `M${CENTRE - 92} 236C${CENTRE - 112} 54 ${CENTRE + 112} 54 ${CENTRE + 92} 236` +
    `C${CENTRE + 98} 300 ${CENTRE + 120} 330 ${CENTRE + 150} 372L${CENTRE + 40} 440L${CENTRE - 140} 400` +
    `C${CENTRE - 116} 340 ${CENTRE - 98} 300 ${CENTRE - 92} 236z`;
  const ring =
    `M${CENTRE - 92} 236C${CENTRE - 112} 54 ${CENTRE + 112} 54 ${CENTRE + 92} 236` +
    `C${CENTRE + 80} 306 ${CENTRE + 40} 330 ${CENTRE} 330` +
    `C${CENTRE - 40} 330 ${CENTRE - 80} 306 ${CENTRE - 92} 236zM${CENTRE - 60} 214` +
    `C${CENTRE - 56} 262 ${CENTRE - 36} 300 ${CENTRE} 300` +
    `C${CENTRE + 36} 300 ${CENTRE + 56} 262 ${CENTRE + 60} 214` +
    `C${CENTRE + 62} 116 ${CENTRE - 62} 116 ${CENTRE - 60} 214z`;
  const drape =
    `M${CENTRE - 84} 286C${CENTRE - 30} 356 ${CENTRE + 60} 330 ${CENTRE + 86} 268` +
    `C${CENTRE + 104} 330 ${CENTRE + 128} 352 ${CENTRE + 146} 372` +
    `C${CENTRE + 60} 440 ${CENTRE - 70} 420 ${CENTRE - 120} 352` +
    `C${CENTRE - 100} 330 ${CENTRE - 90} 310 ${CENTRE - 84} 286z`;
  const folds = [
    [300, 0],
    [322, 8],
    [346, 14],
  ].map(([y, dx]) =>
    path(`M${CENTRE - 92 - dx} ${y}C${CENTRE - 30} ${y + 66} ${CENTRE + 66} ${y + 44} ${CENTRE + 100 + dx} ${y - 4}`, {
      fill: 'none',
      stroke: hue.deep,
      strokeWidth: 3,
      opacity: 0.6,
      strokeLinecap: 'round',
    }),
  );
  const edge = path(`M${CENTRE - 60} 214C${CENTRE - 62} 116 ${CENTRE + 62} 116 ${CENTRE + 60} 214`, {
    fill: 'none',
    stroke: trim,
    strokeWidth: 5,
    opacity: 0.9,
  });
  return {
    behind: solid(s, outer, hue, { depth: 0.8 }),
    front: group(
      {},
      group({ fillRule: 'evenodd' }, solid(s, ring, hue, { depth: 0.8 })),
      edge,
      solid(s, drape, hue, { depth: 0.7 }),
      folds,
    ),
  };
}
