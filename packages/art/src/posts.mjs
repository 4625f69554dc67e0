import { prose, word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { passer } from './passers.mjs';
import { at, browser, pencil, phone, rays, sparkle } from './props.mjs';
import { moon, night, orbit, planet, stars } from './sky.mjs';
import { flat, shade, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path, turn } from './svg.mjs';

/** Three plain pages, and a grandmother's phone that reads them. */
export function firstWebsite(s) {
  const page = (...content) => browser(s, 420, 320, '#fdf8ee', content);
  return group(
    {},
    night(s, { hue: amber, x: 0.8, y: 0.1, reach: 0.9, strength: 0.42 }),
    stars(s, 80),
    planet(s, 680, 400, 310, rose, { halo: 0.3 }),
    orbit(s, 600, 400, 560, 150, { tilt: -12, half: 'far', weight: 3 }),
    at(
      300,
      290,
      0.92,
      -10,
      page(
        prose(-170, -70, 300, 4, { colour: ink.base, weight: 13, gap: 36 }),
        path(box(-170, 70, 120, 40, 20), { fill: mint.base }),
      ),
    ),
    at(
      860,
      260,
      0.92,
      9,
      page(
        path(box(-176, -76, 160, 200, 12), { fill: amber.base }),
        circle(-96, 0, 44, { fill: flame.base }),
        prose(16, -56, 140, 5, { colour: ink.base, weight: 12, gap: 36 }),
      ),
    ),
    at(
      570,
      360,
      1.06,
      -2,
      page(
        word('HELLO', 0, -84, 58, { colour: ink.base, weight: 17, middle: true }),
        prose(-150, 14, 300, 3, { colour: ink.base, weight: 12, gap: 34 }),
        path(box(-150, 104, 130, 40, 20), { fill: flame.base }),
      ),
    ),
    at(
      880,
      510,
      1,
      8,
      path(box(-108, -214, 236, 460, 30), { fill: ink.abyss, opacity: 0.5 }),
      phone(
        s,
        228,
        450,
        '#fdf8ee',
        word('HELLO', 0, -150, 40, { colour: ink.base, weight: 18, middle: true }),
        prose(-78, -66, 156, 6, { colour: ink.base, weight: 13, gap: 36 }),
        path(box(-78, 150, 156, 46, 23), { fill: flame.base }),
      ),
    ),
    orbit(s, 600, 400, 560, 150, { tilt: -12, half: 'near', weight: 3, opacity: 0.5 }),
    moon(s, 600, 400, 560, 150, { tilt: -12, at: 150, r: 22, hue: mint }),
    sparkle(150, 640, 30, amber.light),
    sparkle(1080, 110, 26, cream.light),
    sparkle(460, 90, 18, cream.light),
  );
}

/** The Sunday queue: everybody who was kind this year, one of them with two umbrellas. */
export function sundayQueue(s) {
  const queue = [
    { coat: flame, skin: '#6b3f2c', legs: '#241a48', bag: amber },
    { coat: iris, skin: '#d9a27a', legs: ink.base, tall: 1.12, wide: 0.86, hair: '#6b4420' },
    { coat: mint, skin: '#4b2b22', legs: '#4b2b22', skirt: true, hair: '#140d1a', tall: 0.92, wide: 1.1 },
    { coat: slate, skin: '#8a5638', legs: '#141024', umbrella: rose, second: sky },
    { coat: amber, skin: '#f0c19c', legs: '#2a3f6a', tall: 0.62, wide: 0.72, hair: '#a8641f' },
    { coat: rose, skin: '#5d3828', legs: '#5d3828', skirt: true, tall: 1.02, hat: cream.deep },
    { coat: sky, skin: '#a86c45', legs: ink.base, tall: 1.16, bag: flame },
    {
      coat: { deep: '#3a4a1e', base: '#7d9a3e', light: '#b8d070' },
      skin: '#3f251d',
      legs: '#241a48',
      wide: 1.2,
      hat: ink.base,
    },
  ];
  return group(
    {},
    path('M0 0H1200V800H0z', { fill: '#f4e8d2' }),
    shade(s, 'M0 0H1200V800H0z', { depth: 0.35, colour: '#c9a27a', opacity: 0.6, from: 0.2 }),
    circle(930, 240, 170, { fill: amber.base }),
    shade(s, disc(930, 240, 170), { depth: 0.7, colour: flame.base, opacity: 0.9 }),
    path('M40 620V270H300V620M20 270L170 190L320 270M40 270H300', {
      fill: 'none',
      stroke: ink.base,
      strokeWidth: 7,
      strokeLinejoin: 'round',
    }),
    path('M20 270L170 190L320 270z', { fill: flame.base, opacity: 0.9 }),
    path(box(110, 420, 100, 200, 4), { fill: iris.base }),
    path('M60 330h220v54q-18 20 -37 0q-18 20 -37 0q-18 20 -37 0q-18 20 -37 0q-18 20 -36 0q-18 20 -36 0z', {
      fill: mint.base,
    }),
    line(
      [
        [330, 300],
        [330, 620],
      ],
      { stroke: ink.base, strokeWidth: 6 },
    ),
    path('M0 640C300 626 800 650 1200 634', { fill: 'none', stroke: ink.base, strokeWidth: 7, strokeLinecap: 'round' }),
    path('M0 660C300 646 800 670 1200 654V800H0z', { fill: iris.deep, opacity: 0.12 }),
    queue.map((one, index) =>
      passer(s, 300 + index * 112 - (index > 3 ? 6 : 0), 640 + (index % 2) * 12, 1.18, { ...one, side: -1 }),
    ),
    path('M620 722h120M760 738h70M180 726h90M960 716h110', {
      stroke: ink.base,
      strokeWidth: 4,
      strokeLinecap: 'round',
      opacity: 0.4,
    }),
    at(960, 740, 0.8, -8, pencil(s, 180, flame)),
  );
}

/** A round table from above: tea, and a film in small drawings. */
export function storyCircle(s) {
  const cup = (x, y, hue, degrees) =>
    at(
      x,
      y,
      1,
      degrees,
      ellipse(8, 10, 62, 62, { fill: ink.abyss, opacity: 0.35 }),
      flat(s, disc(0, 0, 62), cream.base, { depth: 0.6, tint: '#6b3a3a' }),
      path('M36 0c44 -22 44 22 0 14', { fill: 'none', stroke: hue.base, strokeWidth: 11 }),
      solid(s, disc(0, 0, 42), hue),
      circle(0, 0, 33, { fill: '#7a3b1d' }),
      path('M-20 -8a22 22 0 0 1 16 -14', { fill: 'none', stroke: '#d99a5a', strokeWidth: 6, strokeLinecap: 'round' }),
    );
  const panel = (index) => {
    const a = (index / 8) * 360;
    return group(
      { transform: `translate(600 400) rotate(${a}) translate(0 -212)` },
      path(box(-74, -48, 156, 104, 5), { fill: ink.abyss, opacity: 0.3 }),
      flat(s, box(-78, -54, 156, 104, 5), cream.light, { depth: 0.4, tint: '#6b4a5c' }),
      path('M-64 30C-30 10 10 40 64 14', { fill: 'none', stroke: ink.base, strokeWidth: 5, strokeLinecap: 'round' }),
      circle(-44 + index * 12, 4 - Math.abs(Math.sin(index * 1.1)) * 34, 13, {
        fill: [flame, iris, rose, mint][index % 4].base,
      }),
      index % 2 ? path('M20 -36l14 24h-28z', { fill: amber.base }) : path(box(26, -36, 24, 24, 3), { fill: sky.base }),
    );
  };
  return group(
    {},
    night(s, { hue: flame, x: 0.5, y: 0.5, reach: 0.75, strength: 0.5 }),
    stars(s, 60),
    ellipse(612, 420, 570, 570, { fill: ink.abyss, opacity: 0.6 }),
    solid(s, disc(600, 400, 556), { deep: '#7a2d1c', base: '#c2562f', light: '#f09a63' }, { depth: 0.7 }),
    [530, 440, 300, 150].map((r) =>
      circle(600, 400, r, { fill: 'none', stroke: '#8a3a20', strokeWidth: 3, opacity: 0.5 }),
    ),
    Array.from({ length: 8 }, (_, index) => panel(index)),
    solid(s, disc(600, 400, 96), iris, { depth: 0.8 }),
    path('M690 380c60 -30 84 10 60 40', { fill: 'none', stroke: iris.light, strokeWidth: 18, strokeLinecap: 'round' }),
    solid(s, 'M516 430C470 440 450 420 438 452L470 470C486 452 510 470 524 456z', iris),
    flat(s, disc(600, 400, 62), iris.light, { depth: 0.7 }),
    solid(s, disc(600, 400, 17), amber),
    cup(190, 250, mint, 200),
    cup(1010, 230, rose, -30),
    cup(1020, 590, sky, 20),
    cup(180, 570, amber, 150),
    at(330, 720, 0.9, -20, pencil(s, 180, mint)),
    at(900, 90, 0.9, 24, pencil(s, 170, rose)),
    [
      [190, 160],
      [1010, 140],
      [1020, 500],
      [180, 480],
    ].map(([x, y]) =>
      path(`M${x - 12} ${y + 30}c-16 -20 16 -30 0 -52M${x + 14} ${y + 30}c-16 -20 16 -30 0 -52`, {
        fill: 'none',
        stroke: cream.light,
        strokeWidth: 5,
        strokeLinecap: 'round',
        opacity: 0.5,
      }),
    ),
  );
}

/** Nine thumbnails before, two stories after. */
export function beforeAfter(s) {
  const dull = ['#4a4562', '#57516f', '#3f3a57', '#625c7a', '#4a4562', '#57516f', '#625c7a', '#3f3a57', '#4a4562'];
  const story = (y, hue, other) =>
    group(
      {},
      solid(s, box(-190, y, 380, 150, 14), hue, { depth: 0.7 }),
      solid(s, disc(-80, y + 92, 52), other),
      path(`M40 ${y + 150}L110 ${y + 50}L180 ${y + 150}z`, { fill: cream.light, opacity: 0.85 }),
      prose(-190, y + 178, 380, 2, { colour: ink.base, weight: 12, gap: 28 }),
    );
  return group(
    {},
    path('M0 0H600V800H0z', { fill: '#171427' }),
    group(
      { clipPath: s.clip('M600 0H1200V800H600z') },
      path('M600 0H1200V800H600z', { fill: s.linear(60, [0, '#6a54e8'], [1, '#2a1a70']) }),
      planet(s, 980, 330, 320, flame, { halo: 0.3 }),
    ),
    stars(s, 60),
    at(
      330,
      400,
      1,
      -3,
      browser(
        s,
        430,
        520,
        '#2c2840',
        dull.map((fill, index) =>
          path(box(-186 + (index % 3) * 128, -178 + Math.floor(index / 3) * 140, 114, 118, 8), { fill }),
        ),
      ),
    ),
    at(
      880,
      400,
      1.12,
      2,
      browser(s, 450, 590, '#fdf8ee', at(0, 18, 1, 0, story(-228, iris, amber), story(20, mint, rose))),
    ),
    solid(s, disc(588, 400, 62), flame, { depth: 0.7 }),
    path('M558 400h56m-24 -26l26 26l-26 26', {
      fill: 'none',
      stroke: cream.light,
      strokeWidth: 11,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    sparkle(1140, 110, 30, cream.light),
    sparkle(680, 720, 24, amber.light),
  );
}

/** A painted S over a tailor's door. */
export function paintedSign(s) {
  const letter = 'M702 282C660 196 508 196 500 292C492 392 708 362 702 472C696 576 520 576 472 486';
  const stroke = (colour, width, dx = 0, dy = 0, extra = {}) =>
    path(letter, {
      fill: 'none',
      stroke: colour,
      strokeWidth: width,
      strokeLinecap: 'round',
      transform: `translate(${dx} ${dy})`,
      ...extra,
    });
  return group(
    {},
    path('M0 0H1200V800H0z', { fill: '#1f6f78' }),
    shade(s, 'M0 0H1200V800H0z', { depth: 0.8, colour: '#0b2a3a', opacity: 0.8, from: 0.1 }),
    Array.from({ length: 16 }, (_, index) =>
      path(`M0 ${50 * index + 24}H1200`, { stroke: '#0d3a46', strokeWidth: 3, opacity: 0.5 }),
    ),
    path(box(210, 96, 800, 600, 10), { fill: ink.abyss, opacity: 0.5 }),
    solid(s, box(190, 74, 800, 600, 10), amber, { depth: 0.6 }),
    path(box(214, 98, 752, 552, 4), { fill: 'none', stroke: flame.deep, strokeWidth: 9 }),
    path(box(232, 116, 716, 516, 2), { fill: 'none', stroke: flame.deep, strokeWidth: 3 }),
    rays(602, 374, 236, 262, 40, flame.base, 7, 0.7),
    stroke(ink.base, 104, 16, 16),
    stroke(flame.deep, 100),
    stroke(flame.base, 82),
    stroke(flame.light, 12, -20, -16, { opacity: 0.9 }),
    circle(710, 300, 50, { fill: flame.base }),
    circle(466, 468, 50, { fill: flame.base }),
    group(
      { transform: turn(-24, 330, 520) },
      line(
        [
          [330, 420],
          [330, 560],
        ],
        { stroke: slate.deep, strokeWidth: 20 },
      ),
      line(
        [
          [290, 420],
          [346, 560],
        ],
        { stroke: slate.light, strokeWidth: 16 },
      ),
      line(
        [
          [370, 420],
          [314, 560],
        ],
        { stroke: slate.base, strokeWidth: 16 },
      ),
      circle(292, 594, 34, { fill: 'none', stroke: rose.base, strokeWidth: 15 }),
      circle(366, 594, 34, { fill: 'none', stroke: rose.base, strokeWidth: 15 }),
    ),
    at(
      866,
      500,
      1,
      6,
      flat(s, box(-56, -70, 112, 26, 6), cream.deep),
      solid(s, box(-42, -46, 84, 92, 6), iris, { depth: 0.8 }),
      [-30, -12, 6, 24].map((y) => path(`M-42 ${y}l84 10`, { stroke: iris.light, strokeWidth: 4, opacity: 0.7 })),
      flat(s, box(-56, 44, 112, 26, 6), cream.deep),
    ),
    path('M908 460C950 400 910 330 870 320C820 306 830 230 896 200', {
      fill: 'none',
      stroke: iris.base,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    [
      [236, 120],
      [944, 120],
      [236, 628],
      [944, 628],
    ].map(([x, y]) => circle(x, y, 9, { fill: ink.base })),
    path(`M0 0H1200V44${'q-37 34 -75 0'.repeat(16)}z`, { fill: rose.base }),
    path('M0 776H1200V800H0z', { fill: ink.deep }),
  );
}

/** The banner over the community: orbits of the verse, and room for a name. */
export function cover(s) {
  return group(
    {},
    night(s, { hue: iris, x: 0.75, y: 0.2, reach: 0.8, strength: 0.6 }),
    stars(s, 150),
    orbit(s, 1260, 250, 420, 86, { tilt: -16, weight: 3, half: 'far' }),
    planet(s, 1260, 250, 200, flame, { halo: 0.35 }),
    orbit(s, 1260, 250, 420, 86, { tilt: -16, weight: 3, half: 'near' }),
    orbit(s, 1260, 250, 620, 150, { tilt: -16, weight: 2, opacity: 0.5 }),
    moon(s, 1260, 250, 420, 86, { tilt: -16, at: 150, r: 34, hue: mint }),
    moon(s, 1260, 250, 420, 86, { tilt: -16, at: 48, r: 18, hue: amber }),
    moon(s, 1260, 250, 620, 150, { tilt: -16, at: 196, r: 22, hue: rose }),
    moon(s, 1260, 250, 620, 150, { tilt: -16, at: 118, r: 12, hue: iris }),
    line(
      [
        [80, 330],
        [190, 210],
        [300, 290],
        [410, 170],
        [520, 250],
      ],
      { stroke: cream.base, strokeWidth: 2, opacity: 0.6 },
    ),
    [
      [80, 330],
      [190, 210],
      [300, 290],
      [410, 170],
      [520, 250],
    ].map(([x, y], index) => circle(x, y, 5 + (index % 2) * 3, { fill: cream.light })),
    sparkle(700, 110, 22, cream.light),
  );
}
