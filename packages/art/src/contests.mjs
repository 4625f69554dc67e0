import { word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { passer } from './passers.mjs';
import { at, browser, hills, profile, sparkle, waves } from './props.mjs';
import { constellation, moon, night, orbit, planet, stars } from './sky.mjs';
import { flat, shade, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path, turn } from './svg.mjs';

const block = (s, x, top, wide, hue) =>
  group(
    {},
    solid(s, box(x, top, wide, 640 - top, 4), hue, { depth: 0.7 }),
    Array.from({ length: Math.floor((600 - top) / 46) * Math.floor(wide / 46) }, (_, index) => {
      const columns = Math.floor(wide / 46);
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return path(box(x + 16 + column * 46, top + 22 + row * 46, 18, 24, 3), {
        fill: (row * 5 + column * 3 + x) % 4 === 0 ? amber.light : hue.deep,
        opacity: 0.85,
      });
    }),
  );

/** A black and white poster makes a busy street smile. */
export function kinderCity(s) {
  const poster = group(
    {},
    path(box(-150, -205, 300, 410, 4), { fill: '#f7f2e8' }),
    circle(0, -40, 112, { fill: ink.base }),
    [-38, 38].map((x) => circle(x, -62, 13, { fill: '#f7f2e8' })),
    path('M-58 -24C-40 34 40 34 58 -24', { fill: 'none', stroke: '#f7f2e8', strokeWidth: 15, strokeLinecap: 'round' }),
    word('AFTER', 0, 98, 34, { colour: ink.base, weight: 19, middle: true }),
    word('YOU', 0, 146, 42, { colour: ink.base, weight: 20, middle: true }),
  );
  return group(
    {},
    night(s, { hue: amber, x: 0.5, y: 0.4, reach: 0.8, strength: 0.42 }),
    stars(s, 60, { bottom: 0.35 }),
    planet(s, 640, 300, 230, flame, { halo: 0.3 }),
    [
      [-20, 210, 150, slate],
      [120, 320, 120, iris],
      [236, 150, 110, { deep: '#1d1645', base: '#3d3187', light: '#6d5fc0' }],
      [860, 190, 120, slate],
      [976, 290, 110, iris],
      [1080, 120, 140, { deep: '#1d1645', base: '#3d3187', light: '#6d5fc0' }],
    ].map((one) => block(s, ...one)),
    path('M0 632H1200V760H0z', { fill: s.linear(90, [0, '#2d2352'], [1, ink.abyss]) }),
    path('M0 690H1200', { stroke: cream.base, strokeWidth: 5, strokeDasharray: '60 40', opacity: 0.4 }),
    solid(s, box(404, 84, 392, 490, 10), slate, { depth: 0.7 }),
    line(
      [
        [450, 570],
        [450, 656],
      ],
      { stroke: slate.light, strokeWidth: 14 },
    ),
    line(
      [
        [750, 570],
        [750, 656],
      ],
      { stroke: slate.light, strokeWidth: 14 },
    ),
    at(600, 328, 1.1, 0, poster),
    [470, 600, 730].map((x) =>
      path(`M${x - 14} 66h28l46 120h-120z`, { fill: s.linear(90, [0, '#fff1c8', 0.5], [1, '#fff1c8', 0]) }),
    ),
    [470, 600, 730].map((x) => path(box(x - 20, 56, 40, 18, 8), { fill: amber.base })),
    passer(s, 190, 668, 1.02, { coat: mint, skin: '#7a4a34', legs: ink.base, hat: cream.base }),
    passer(s, 318, 690, 1.12, { coat: rose, skin: '#4d2d23', legs: '#241a48', side: -1 }),
    passer(s, 906, 676, 1.05, { coat: amber, skin: '#c98a5e', legs: '#241a48', side: -1, umbrella: sky }),
    passer(s, 1040, 694, 1.12, { coat: iris, skin: '#5d3828', legs: ink.base, hat: flame.base }),
  );
}

/** Thirty frames run around a stopwatch. */
export function thirtySeconds(s) {
  const ring = [600, 375, 500, 210, -12];
  const frames = Array.from({ length: 16 }, (_, index) => {
    const a = (index / 16) * Math.PI * 2;
    const t = (ring[4] * Math.PI) / 180;
    const [x, y] = [
      ring[0] + ring[2] * Math.cos(a) * Math.cos(t) - ring[3] * Math.sin(a) * Math.sin(t),
      ring[1] + ring[2] * Math.cos(a) * Math.sin(t) + ring[3] * Math.sin(a) * Math.cos(t),
    ];
    const hop = Math.abs(Math.sin(index * 0.79)) * 44;
    const cell = at(
      x,
      y,
      0.8 + Math.sin(a) * 0.3,
      ring[4] * 0.6,
      path(box(-84, -64, 168, 128, 8), { fill: '#0a0815' }),
      [-60, -30, 0, 30, 60].map((dx) =>
        [-55, 43].map((dy) => path(box(dx - 7, dy, 14, 12, 3), { fill: cream.base, opacity: 0.9 })),
      ),
      path(box(-72, -36, 144, 72, 3), { fill: [cream.base, amber.light, rose.light, iris.light][index % 4] }),
      path('M-72 24h144v12h-144z', { fill: ink.base }),
      ellipse(0, 25, 13 + hop * 0.1, 4, { fill: ink.abyss, opacity: 0.4 }),
      circle(0, 10 - hop * 0.8, 14, { fill: flame.base }),
    );
    return { near: Math.sin(a) > 0, cell };
  });
  return group(
    {},
    night(s, { hue: rose, x: 0.2, y: 0.1, reach: 0.9, strength: 0.5 }),
    stars(s, 80),
    planet(s, 600, 375, 290, iris, { halo: 0.35 }),
    frames.filter(({ near }) => !near).map(({ cell }) => cell),
    solid(s, box(566, 96, 68, 54, 12), amber),
    solid(s, box(548, 70, 104, 40, 14), amber),
    group({ transform: turn(42, 600, 375) }, solid(s, box(576, 130, 48, 40, 10), amber)),
    solid(s, disc(600, 375, 220), flame, { depth: 0.9 }),
    flat(s, disc(600, 375, 178), cream.light, { depth: 0.5, tint: '#6b4a5c' }),
    path('M600 375V219A156 156 0 0 1 600 531z', { fill: rose.base, opacity: 0.9 }),
    Array.from({ length: 60 }, (_, index) => {
      const a = (index / 60) * Math.PI * 2;
      const from = index % 5 ? 158 : 146;
      return line(
        [
          [600 + Math.cos(a) * from, 375 + Math.sin(a) * from],
          [600 + Math.cos(a) * 168, 375 + Math.sin(a) * 168],
        ],
        { stroke: ink.base, strokeWidth: index % 5 ? 3 : 6 },
      );
    }),
    word('30', 458, 338, 66, { colour: ink.base, weight: 17 }),
    line(
      [
        [600, 375],
        [600, 512],
      ],
      { stroke: ink.base, strokeWidth: 10 },
    ),
    circle(600, 375, 17, { fill: ink.base }),
    frames.filter(({ near }) => near).map(({ cell }) => cell),
    sparkle(1090, 130, 30, cream.light),
    sparkle(110, 640, 24, amber.light),
  );
}

/** A web page that travels at a snail's pace and arrives whole. */
export function slowNetwork(s) {
  const body =
    'M190 650C150 650 150 590 210 588C330 584 420 590 520 560H840C900 560 930 520 940 450' +
    'C944 400 1010 390 1030 440C1050 520 1000 650 880 650z';
  return group(
    {},
    night(s, { hue: mint, x: 0.15, y: 0.1, reach: 0.9, strength: 0.42 }),
    stars(s, 100, { bottom: 0.75 }),
    planet(s, 980, 200, 96, amber, { halo: 0.4 }),
    hills(s, 760, [
      { y: 560, rise: 30, phase: 2, hue: { deep: '#1a1545', base: '#34308a', light: '#6a66c8' } },
      { y: 650, rise: 10, phase: 0.4, hue: { deep: '#0d0a20', base: '#1d1644', light: '#39297a' } },
    ]),
    ellipse(600, 662, 470, 22, { fill: ink.abyss, opacity: 0.6 }),
    line(
      [
        [970, 440],
        [946, 348],
      ],
      { stroke: flame.base, strokeWidth: 15 },
    ),
    line(
      [
        [1006, 436],
        [1032, 344],
      ],
      { stroke: flame.base, strokeWidth: 15 },
    ),
    [
      [944, 340],
      [1034, 336],
    ].map(([x, y]) => group({}, circle(x, y, 23, { fill: cream.light }), circle(x + 7, y + 2, 11, { fill: ink.base }))),
    solid(s, body, flame, { depth: 0.8, angle: 75 }),
    path('M972 540C990 552 1006 546 1014 532', {
      fill: 'none',
      stroke: flame.deep,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    [...[236, 190, 144, 98, 52].entries()].map(([index, r]) =>
      solid(s, disc(560 + index * 6, 400 + index * 7, r), [iris, mint, iris, mint, iris][index], {
        depth: index ? 0.4 : 0.85,
      }),
    ),
    at(
      540,
      330,
      0.9,
      -6,
      browser(
        s,
        380,
        270,
        '#fdf8ee',
        path('M-160 -52h230M-160 -16h300M-160 20h270M-160 56h300M-160 92h180', {
          stroke: ink.base,
          strokeWidth: 14,
          strokeLinecap: 'round',
          opacity: 0.75,
        }),
      ),
    ),
    waves(800, 250, [50, 92, 134], mint.light, 10, [-80, 10]),
    circle(800, 250, 13, { fill: mint.light }),
    path('M60 600h90M20 560h90M80 520h60', {
      stroke: cream.base,
      strokeWidth: 6,
      strokeLinecap: 'round',
      opacity: 0.5,
    }),
    constellation(
      s,
      [
        [90, 120],
        [180, 190],
        [280, 120],
        [370, 80],
      ],
      { r: 6 },
    ),
  );
}

/** One voice writes one page. */
export function onePage(s) {
  const lines = Array.from({ length: 9 }, (_, index) =>
    path(
      `M${482 + Math.abs(index - 4) * 3} ${438 + (index - 4) * 5}` +
        `C580 ${438 + (index - 4) * 16} 620 ${380 + (index - 4) * 40} 736 ${380 + (index - 4) * 46}` +
        `H${[1010, 960, 1030, 1000, 1030, 900, 1010, 1030, 860][index]}`,
      {
        fill: 'none',
        stroke: [flame, rose, iris, amber, flame, iris, rose, flame, iris][index].base,
        strokeWidth: 11,
        strokeLinecap: 'round',
      },
    ),
  );
  const page = box(700, 110, 390, 540, 8);
  return group(
    {},
    night(s, { hue: flame, x: 0.2, y: 0.9, reach: 0.9, strength: 0.4 }),
    stars(s, 80),
    planet(s, 300, 360, 300, amber, { halo: 0.25 }),
    orbit(s, 600, 380, 560, 190, { tilt: -14, half: 'far', weight: 3 }),
    profile(s, 250, 340, 1.6, { deep: '#1c1240', base: '#3b2a86', light: '#7f6be0' }),
    group(
      { transform: turn(3, 895, 380) },
      path(box(716, 130, 390, 540, 8), { fill: ink.abyss, opacity: 0.55 }),
      flat(s, page, cream.light, { depth: 0.55, tint: '#6b4a5c' }),
      path('M1090 600v42a8 8 0 0 1 -8 8h-42z', { fill: cream.deep }),
      shade(s, 'M1040 650L1090 600H1040z', { depth: 0.9 }),
      line(
        [
          [740, 160],
          [880, 160],
        ],
        { stroke: ink.base, strokeWidth: 14 },
      ),
    ),
    lines,
    circle(1030, 600, 9, { fill: ink.base }),
    moon(s, 600, 380, 560, 190, { tilt: -14, at: -18, r: 20, hue: mint }),
    sparkle(620, 120, 30, cream.light),
    sparkle(600, 660, 20, rose.light),
  );
}
