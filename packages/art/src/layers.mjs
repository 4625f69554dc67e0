import { group, turn } from './svg.mjs';

/** Lays a flat drawing on the ground plane, seen from above at an angle, with (0, 0) at a point of the picture. */
export const onGround = (x, y, scale, ...drawing) =>
  group({ transform: `matrix(${0.866 * scale} ${0.46 * scale} ${-0.866 * scale} ${0.46 * scale} ${x} ${y})` }, drawing);

/** Gives a ground drawing thickness: copies of its side, then the top. */
export function slab(x, y, scale, height, side, top) {
  const steps = Math.max(2, Math.round(height / 3));
  const wall = Array.from({ length: steps }, (_, step) => onGround(x, y - (height * step) / steps, scale, side));
  return group({}, wall, onGround(x, y - height, scale, top));
}

export const tilted = (degrees, ...drawing) => group({ transform: turn(degrees, 450, 450) }, drawing);
