import { CENTRE } from './face.mjs';
import { flat, shade, solid } from './solid.mjs';
import { circle, disc, group, line, path } from './svg.mjs';

const shoulders = (slope = 0) =>
  `M36 600V484C44 ${402 + slope} 92 ${372 + slope} 176 350C196 372 212 388 ${CENTRE} 388` +
  `C268 388 284 372 304 350C388 ${372 + slope} 436 ${402 + slope} 444 484V600z`;

function base(s, hue, slope) {
  const d = shoulders(slope);
  const arms = [-1, 1].map((side) =>
    path(
      `M${CENTRE + side * 112} 600V484` +
        `C${CENTRE + side * 112} 446 ${CENTRE + side * 120} 424 ${CENTRE + side * 132} 410`,
      { fill: 'none', stroke: hue.deep, strokeWidth: 4, strokeLinecap: 'round', opacity: 0.7 },
    ),
  );
  return group({}, solid(s, d, hue, { depth: 0.75 }), arms);
}

export const crew = (s, hue) =>
  group(
    {},
    base(s, hue),
    path('M176 350C196 380 214 398 240 398C266 398 284 380 304 350', {
      fill: 'none',
      stroke: hue.light,
      strokeWidth: 9,
      opacity: 0.75,
    }),
  );

export const roll = (s, hue) =>
  group(
    {},
    base(s, hue),
    solid(
      s,
      `M194 312C206 338 274 334 286 312C292 336 298 350 304 362C286 404 194 404 176 362C182 350 188 336 194 318z`,
      hue,
      { depth: 0.8 },
    ),
    [338, 354].map((y) =>
      path(`M186 ${y}C210 ${y + 22} 270 ${y + 22} 294 ${y}`, {
        fill: 'none',
        stroke: hue.deep,
        strokeWidth: 3,
        opacity: 0.6,
      }),
    ),
  );

/** An open shirt collar over a plain vest. */
export const collar = (s, hue, inner) =>
  group(
    {},
    flat(s, 'M180 348L240 440L300 348L330 484V600H150V484z', inner.base),
    solid(s, 'M36 484C44 402 92 372 172 346L228 484V600H36z', hue, { depth: 0.5 }),
    solid(s, 'M444 484C436 402 388 372 308 346L252 484V600H444z', hue, { depth: 0.9 }),
    solid(s, 'M192 326L164 352L196 408L236 392z', hue, { depth: 0.3 }),
    solid(s, 'M288 326L316 352L284 408L244 392z', hue, { depth: 0.9 }),
  );

/** Wide robe with an embroidered neckline. */
export const robe = (s, hue, thread) =>
  group(
    {},
    base(s, hue, -16),
    path('M172 350C190 396 214 428 240 428C266 428 290 396 308 350', {
      fill: 'none',
      stroke: thread,
      strokeWidth: 16,
      opacity: 0.95,
    }),
    path('M172 350C190 396 214 428 240 428C266 428 290 396 308 350', {
      fill: 'none',
      stroke: hue.deep,
      strokeWidth: 16,
      strokeDasharray: '5 11',
      opacity: 0.8,
    }),
    line(
      [
        [240, 430],
        [240, 600],
      ],
      { stroke: thread, strokeWidth: 7 },
    ),
    [446, 466, 520, 560].map((y) => circle(240, y, 8, { fill: hue.base, stroke: thread, strokeWidth: 4 })),
  );

/** A plain garment with a woven stole in stripes and steps. */
export function stole(s, hue, colours) {
  const band = 'M150 352L206 336L262 484L284 600H192z';
  const other = 'M330 352L274 336L262 420L284 484V600H330z';
  const weave = (d, lean) =>
    group(
      { clipPath: s.clip(d) },
      Array.from({ length: 16 }, (_, index) =>
        group(
          { transform: `translate(0 ${330 + index * 18}) rotate(${lean} 240 0)` },
          path(`M100 0h280v10h-280z`, { fill: colours[index % colours.length] }),
          Array.from({ length: 12 }, (_, column) =>
            path(`M${104 + column * 24 + (index % 2) * 12} 0h10v10h-10z`, {
              fill: colours[(index + 2) % colours.length],
            }),
          ),
        ),
      ),
      shade(s, d, { depth: 0.8, opacity: 0.55 }),
    );
  return group(
    {},
    base(s, hue),
    flat(s, band, colours[0], { depth: 0 }),
    weave(band, 8),
    flat(s, other, colours[1], { depth: 0 }),
    weave(other, -8),
  );
}

/** Round neckline with a row of beads. */
export function beaded(s, hue, beads) {
  const row = Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * (0.06 + index * 0.063);
    return flat(s, disc(CENTRE - Math.cos(angle) * 66, 350 + Math.sin(angle) * 52, 7.5), beads[index % beads.length]);
  });
  return group({}, base(s, hue), row);
}

export const hooded = (s, hue, cord) =>
  group(
    {},
    flat(s, 'M120 372C130 300 350 300 360 372L300 420H180z', hue.deep),
    base(s, hue),
    solid(
      s,
      'M168 346C180 384 206 416 240 424C274 416 300 384 312 346C336 356 350 366 352 380' +
        'C330 430 280 452 240 452C200 452 150 430 128 380C130 366 144 356 168 346z',
      hue,
      { depth: 0.85 },
    ),
    line(
      [
        [216, 430],
        [210, 474],
      ],
      { stroke: cord, strokeWidth: 5 },
    ),
    line(
      [
        [264, 430],
        [270, 474],
      ],
      { stroke: cord, strokeWidth: 5 },
    ),
  );
