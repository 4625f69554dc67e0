import { cream, ink } from './palette.mjs';
import { solid } from './solid.mjs';
import { circle, disc, ellipse, group, line, path, rect, turn } from './svg.mjs';

/** The deep ground every picture stands on, with one warm or cool source of light. */
export function night(s, { hue, x = 0.3, y = 0.2, reach = 0.8, strength = 0.5, floor = ink.deep } = {}) {
  const { width, height } = s;
  return group(
    {},
    rect(0, 0, width, height, { fill: s.linear(78, [0, ink.raised], [0.55, ink.base], [1, floor]) }),
    hue
      ? rect(0, 0, width, height, {
          fill: s.radial(x, y, reach, [0, hue.base, strength], [0.45, hue.deep, strength * 0.45], [1, hue.deep, 0]),
        })
      : '',
  );
}

export function stars(s, count, { bottom = 1, colour = cream.base } = {}) {
  const { random, width, height, unit } = s;
  return group(
    {},
    Array.from({ length: count }, () => {
      const size = random.between(0.7, 2.4) * unit;
      return circle(random.between(0, width), random.between(0, height * bottom), size, {
        fill: colour,
        opacity: random.between(0.25, 0.9),
      });
    }),
  );
}

/** Half of an orbit: the far half goes behind a body, the near half in front of it. */
export function orbit(
  s,
  cx,
  cy,
  rx,
  ry,
  { tilt = -18, colour = cream.base, weight = 2, half, opacity = 0.8, dash } = {},
) {
  const d =
    half === 'far'
      ? `M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0`
      : half === 'near'
        ? `M${cx - rx} ${cy}a${rx} ${ry} 0 0 0 ${2 * rx} 0`
        : disc(cx, cy, rx, ry);
  return path(d, {
    fill: 'none',
    stroke: colour,
    strokeWidth: weight * s.unit,
    strokeLinecap: 'round',
    strokeDasharray: dash,
    opacity,
    transform: turn(tilt, cx, cy),
  });
}

/** A small body at an angle (degrees) of an orbit. */
export function moon(s, cx, cy, rx, ry, { at, tilt = -18, r = 12, hue }) {
  const [a, t] = [(at * Math.PI) / 180, (tilt * Math.PI) / 180];
  const [px, py] = [rx * Math.cos(a), ry * Math.sin(a)];
  return solid(s, disc(cx + px * Math.cos(t) - py * Math.sin(t), cy + px * Math.sin(t) + py * Math.cos(t), r), hue);
}

/** A luminous disc behind the subject. */
export function planet(s, cx, cy, r, hue, { angle = 60, depth = 0.85, halo = 0.35 } = {}) {
  return group(
    {},
    circle(cx, cy, r * 1.6, { fill: s.radial(0.5, 0.5, 0.5, [0.55, hue.base, halo], [1, hue.base, 0]) }),
    solid(s, disc(cx, cy, r), hue, { angle, depth, from: 0.3 }),
  );
}

/** Points joined into a figure of stars. */
export function constellation(s, points, { colour = cream.base, r = 5, opacity = 0.85, weight = 1.4 } = {}) {
  return group(
    { opacity },
    line(points, { stroke: colour, strokeWidth: weight * s.unit, opacity: 0.55 }),
    points.map(([x, y], index) => circle(x, y, (index % 3 ? r * 0.7 : r) * s.unit, { fill: colour })),
  );
}

/** Soft shadow of a thing standing on a ground. */
export function standing(s, cx, cy, rx, ry, { opacity = 0.6 } = {}) {
  return ellipse(cx, cy, rx, ry, {
    fill: s.radial(0.5, 0.5, 0.5, [0, ink.abyss, opacity], [0.6, ink.abyss, opacity * 0.6], [1, ink.abyss, 0]),
  });
}
