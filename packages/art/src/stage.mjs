import { moon, night, orbit, planet, standing, stars } from './sky.mjs';
import { group } from './svg.mjs';

/**
 * The setting shared by all product drawings: night, a luminous disc, an orbit that passes behind and before the thing.
 */
export function stage(s, { disc, back, second, tilt = -16, floor = 742, reach = 250, level = 452 }, ...thing) {
  const [cx, cy, rx, ry] = [450, level, 404, 118];
  return group(
    {},
    night(s, { hue: back, x: 0.2, y: 0.1, reach: 0.95, strength: 0.5 }),
    stars(s, 46, { bottom: 0.8 }),
    planet(s, 462, 420, 300, disc, { angle: 66, halo: 0.18 }),
    orbit(s, cx, cy, rx, ry, { tilt, half: 'far', weight: 3.5, opacity: 0.75 }),
    standing(s, 450, floor, reach, 40, { opacity: 0.85 }),
    thing,
    orbit(s, cx, cy, rx, ry, { tilt, half: 'near', weight: 3.5, opacity: 0.9 }),
    moon(s, cx, cy, rx, ry, { tilt, at: 158, r: 24, hue: second }),
    moon(s, cx, cy, rx, ry, { tilt, at: 36, r: 11, hue: back }),
  );
}
