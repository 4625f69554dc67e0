import { amber, cream, flame, ink, iris, rose, slate } from './palette.mjs';
import { people } from './people.mjs';
import { figure } from './portrait.mjs';
import { flat, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path } from './svg.mjs';

/** Sets a drawing made around (0, 0) at a place. */
export const at = (x, y, scale, degrees, ...drawing) =>
  group({ transform: `translate(${x} ${y}) rotate(${degrees}) scale(${scale})` }, drawing);

export const person = (slug) => people.find((one) => one.slug === slug);

/** Somebody's portrait in a ringed disc. */
export function medallion(s, x, y, r, slug, ring = cream.base) {
  const who = person(slug);
  return group(
    {},
    circle(x, y, r * 1.25, { fill: s.radial(0.5, 0.5, 0.5, [0.7, ink.abyss, 0.6], [1, ink.abyss, 0]) }),
    solid(s, disc(x, y, r), who.halo, { depth: 0.8 }),
    group({ clipPath: s.clip(disc(x, y, r)) }, at(x - r * 1.19, y - r * 1.02, r / 202, 0, figure(s, who))),
    circle(x, y, r, { fill: 'none', stroke: ring, strokeWidth: r * 0.055 }),
  );
}

/** Layered hills, back to front. */
export const hills = (s, bottom, layers) =>
  group(
    {},
    layers.map(({ y, rise, phase, hue, depth = 0.8 }) => {
      const step = s.width / 6;
      const points = Array.from({ length: 8 }, (_, index) => [
        (index - 0.5) * step,
        y + Math.sin(index * 1.7 + phase) * rise,
      ]);
      const curve = points
        .slice(1)
        .map(
          ([px, py], index) => `C${points[index][0] + step / 2} ${points[index][1]} ${px - step / 2} ${py} ${px} ${py}`,
        )
        .join('');
      return solid(s, `M${points[0][0]} ${points[0][1]}${curve}V${bottom}H${points[0][0]}z`, hue, {
        angle: 80,
        depth,
        lit: 0.3,
      });
    }),
  );

export function bubble(s, x, y, w, h, hue, tail = 1, ...inside) {
  const r = h * 0.36;
  const tx = x + (tail > 0 ? w * 0.28 : w * 0.72);
  return group(
    {},
    solid(
      s,
      `${box(x, y, w, h, r)}M${tx + 30} ${y + h - 4}L${tx - tail * 34} ${y + h + 52}L${tx - 26} ${y + h - 4}z`,
      hue,
      { depth: 0.6 },
    ),
    inside,
  );
}

export function phone(s, w, h, screen, ...content) {
  const [x, y] = [-w / 2, -h / 2];
  const glass = box(x + w * 0.05, y + w * 0.05, w * 0.9, h - w * 0.1, w * 0.09);
  return group(
    {},
    solid(s, box(x, y, w, h, w * 0.13), { deep: '#0a0716', base: '#2a2348', light: '#8b82bd' }, { depth: 0.7 }),
    path(glass, { fill: screen }),
    group({ clipPath: s.clip(glass) }, content),
    path(box(-w * 0.12, y + w * 0.085, w * 0.24, w * 0.05, w * 0.025), { fill: '#0a0716' }),
  );
}

export function browser(s, w, h, sheet, ...content) {
  const [x, y] = [-w / 2, -h / 2];
  const frame = box(x, y, w, h, 22);
  return group(
    {},
    path(box(x + 12, y + 18, w, h, 22), { fill: ink.abyss, opacity: 0.45 }),
    flat(s, frame, sheet, { depth: 0.35, tint: '#4a3a5e' }),
    path(`M${x} ${y + 52}V${y + 22}a22 22 0 0 1 22 -22h${w - 44}a22 22 0 0 1 22 22v30z`, { fill: slate.base }),
    [flame, amber, iris].map((hue, index) => circle(x + 32 + index * 30, y + 26, 8.5, { fill: hue.base })),
    path(box(x + w * 0.3, y + 14, w * 0.5, 24, 12), { fill: slate.deep }),
    group({ clipPath: s.clip(`M${x} ${y + 52}h${w}v${h - 52}h${-w}z`) }, content),
  );
}

const PROFILE =
  'M-92 380V190C-82 150 -62 128 -58 98C-116 78 -134 20 -124 -44C-114 -124 -44 -164 28 -154' +
  'C98 -144 128 -96 126 -46C126 -24 138 -10 152 16C156 26 148 32 136 34C140 44 144 50 138 58L131 64' +
  'C142 72 138 84 130 88C132 108 124 124 98 126C74 128 62 132 60 148C58 168 68 180 88 190V380z';

/** A head seen from the side, looking right; `-1` looks left. */
export const profile = (s, x, y, scale, hue, side = 1, ...worn) =>
  group(
    { transform: `translate(${x} ${y}) scale(${side * scale} ${scale})` },
    solid(s, PROFILE, hue, { angle: side > 0 ? 210 : 40, depth: 0.85 }),
    worn,
  );

export const pencil = (s, length, hue) =>
  group(
    {},
    solid(s, `M0 -16H${length}V16H0z`, hue, { angle: 90, depth: 0.6 }),
    path(`M0 -5H${length}V5H0z`, { fill: hue.light, opacity: 0.5 }),
    path(`M${length} -16L${length + 46} 0L${length} 16z`, { fill: cream.base }),
    path(`M${length + 31} -5.200L${length + 46} 0L${length + 31} 5.200z`, { fill: ink.base }),
    path('M-34 -16H0V16H-34z', { fill: rose.base }),
    path('M-14 -16H0V16H-14z', { fill: slate.light }),
  );

export const coin = (s, x, y, r, hue = amber) =>
  group(
    {},
    solid(s, disc(x, y, r), hue, { depth: 0.7 }),
    circle(x, y, r * 0.72, { fill: 'none', stroke: hue.deep, strokeWidth: r * 0.08 }),
    circle(x, y, r * 0.3, { fill: hue.light }),
  );

/** A pile of coins seen a little from above. */
export const pile = (s, x, y, r, count, hue) =>
  group(
    {},
    Array.from({ length: count }, (_, index) => {
      const top = y - index * r * 0.3;
      return group(
        {},
        ellipse(x, top + r * 0.2, r, r * 0.4, { fill: hue.deep }),
        path(`M${x - r} ${top}v${r * 0.2}h${2 * r}v${-r * 0.2}z`, { fill: hue.deep }),
        index === count - 1
          ? solid(s, disc(x, top, r, r * 0.4), hue, { depth: 0.5 })
          : ellipse(x, top, r, r * 0.4, { fill: hue.base }),
        index === count - 1
          ? ellipse(x, top, r * 0.66, r * 0.25, { fill: 'none', stroke: hue.deep, strokeWidth: r * 0.06 })
          : '',
      );
    }),
  );

export const rays = (x, y, from, to, count, colour, weight, opacity = 0.7) =>
  group(
    { opacity },
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return line(
        [
          [x + Math.cos(angle) * from, y + Math.sin(angle) * from],
          [x + Math.cos(angle) * to, y + Math.sin(angle) * to],
        ],
        { stroke: colour, strokeWidth: weight },
      );
    }),
  );

export const sparkle = (x, y, r, colour) =>
  path(
    `M${x} ${y - r}C${x + r * 0.12} ${y - r * 0.3} ${x + r * 0.3} ${y - r * 0.12} ${x + r} ${y}` +
      `C${x + r * 0.3} ${y + r * 0.12} ${x + r * 0.12} ${y + r * 0.3} ${x} ${y + r}` +
      `C${x - r * 0.12} ${y + r * 0.3} ${x - r * 0.3} ${y + r * 0.12} ${x - r} ${y}` +
      `C${x - r * 0.3} ${y - r * 0.12} ${x - r * 0.12} ${y - r * 0.3} ${x} ${y - r}z`,
    { fill: colour },
  );

export const waves = (x, y, radii, colour, weight, [from, to] = [-45, 45]) =>
  group(
    { fill: 'none', stroke: colour, strokeWidth: weight, strokeLinecap: 'round' },
    radii.map((r, index) => {
      const point = (degrees) =>
        `${x + r * Math.cos((degrees * Math.PI) / 180)} ${y + r * Math.sin((degrees * Math.PI) / 180)}`;
      return path(`M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`, { opacity: 1 - index / (radii.length + 1) });
    }),
  );
