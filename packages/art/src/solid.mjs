import { ink } from './palette.mjs';
import { group, path } from './svg.mjs';

const LIGHT_FROM = 50;

/** Shadow that gathers as grains on the far side of a shape. */
export function shade(s, d, { angle = LIGHT_FROM, from = 0.35, depth = 0.75, colour = ink.deep, opacity = 0.6 } = {}) {
  return path(d, { fill: s.linear(angle, [from, '#000', 0], [1, '#000', depth]), filter: s.grain(colour), opacity });
}

/** Light that gathers as grains on the near side of a shape. */
export function glow(s, d, { angle = LIGHT_FROM, to = 0.5, depth = 0.6, colour = '#fff', opacity = 0.5 } = {}) {
  return path(d, { fill: s.linear(angle, [0, '#000', depth], [to, '#000', 0]), filter: s.grain(colour), opacity });
}

/** A lit body: tone across, grained light on the near side, grained shadow on the far side. */
export function solid(s, d, hue, { angle = LIGHT_FROM, depth = 0.7, lit = 0.45, from = 0.35 } = {}) {
  return group(
    {},
    path(d, { fill: s.linear(angle, [0, hue.light], [0.4, hue.base], [1, hue.deep]) }),
    lit ? glow(s, d, { angle, depth: lit, colour: hue.light }) : '',
    depth ? shade(s, d, { angle, depth, from }) : '',
  );
}

/** A body of one even tone with a grained shadow, for paper, cloth and skin. */
export function flat(
  s,
  d,
  colour,
  { angle = LIGHT_FROM, depth = 0.6, from = 0.4, tint = ink.deep, opacity = 0.5 } = {},
) {
  return group({}, path(d, { fill: colour }), depth ? shade(s, d, { angle, depth, from, colour: tint, opacity }) : '');
}
