import { slab } from './layers.mjs';
import { prose, word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { at, bubble, coin, hills, pencil, pile, profile, rays, sparkle, waves } from './props.mjs';
import { constellation, moon, night, orbit, planet, stars } from './sky.mjs';
import { flat, shade, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path } from './svg.mjs';

/** b01: a draft between two people, and one precise question about it. */
export function feedback(s) {
  const artwork = group(
    {},
    path(box(-190, -250, 380, 500, 8), { fill: cream.light }),
    group(
      { clipPath: s.clip(box(-168, -228, 336, 456, 4)) },
      path(box(-168, -228, 336, 456, 4), { fill: s.linear(90, [0, '#33206f'], [1, '#a2417f']) }),
      solid(s, disc(20, -60, 96), amber),
      solid(s, 'M-168 90C-90 20 -20 120 60 70C110 40 140 60 168 50V230H-168z', flame),
      solid(s, 'M-168 160C-80 100 40 200 168 130V230H-168z', { deep: '#150f38', base: '#35258c', light: '#5b46c8' }),
      word('MOVE', 0, -196, 56, { colour: cream.light, middle: true, weight: 16 }),
    ),
  );
  return group(
    {},
    night(s, { hue: iris, x: 0.5, y: 0, reach: 0.9, strength: 0.5 }),
    stars(s, 80),
    planet(s, 800, 520, 420, rose, { halo: 0.25 }),
    orbit(s, 800, 520, 700, 190, { tilt: -8, weight: 3 }),
    profile(s, 250, 700, 1.9, iris),
    profile(s, 1350, 700, 1.9, flame, -1),
    at(800, 520, 1.12, -4, path(box(-178, -232, 384, 504, 8), { fill: ink.abyss, opacity: 0.5 }), artwork),
    group(
      {},
      circle(850, 330, 132, { fill: '#fff', opacity: 0.14 }),
      circle(850, 330, 132, { fill: 'none', stroke: cream.light, strokeWidth: 20 }),
      circle(850, 330, 132, { fill: 'none', stroke: ink.base, strokeWidth: 4, opacity: 0.5 }),
      line(
        [
          [946, 426],
          [1050, 530],
        ],
        { stroke: ink.abyss, strokeWidth: 40 },
      ),
      line(
        [
          [946, 426],
          [1050, 530],
        ],
        { stroke: mint.base, strokeWidth: 28 },
      ),
      path('M770 290A92 92 0 0 1 830 246', {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 12,
        strokeLinecap: 'round',
        opacity: 0.8,
      }),
    ),
    bubble(
      s,
      410,
      130,
      240,
      150,
      mint,
      1,
      path('M500 186C500 156 560 156 560 190C560 212 530 212 530 234', {
        fill: 'none',
        stroke: ink.base,
        strokeWidth: 16,
        strokeLinecap: 'round',
      }),
      circle(530, 258, 10, { fill: ink.base }),
    ),
    bubble(s, 1010, 150, 220, 130, cream, -1, prose(1050, 192, 140, 3, { colour: ink.base, weight: 11, gap: 26 })),
    moon(s, 800, 520, 700, 190, { tilt: -8, at: 74, r: 22, hue: amber }),
  );
}

/** b02: three hours, three prices, and the light of one afternoon. */
export function rateCard(s) {
  const card = box(-210, -290, 420, 580, 26);
  const row = (y, width, hue) =>
    group(
      {},
      path(box(-166, y, 332, 104, 16), { fill: '#fff', opacity: 0.8 }),
      path(box(-146, y + 24, 56, 56, 14), { fill: hue.base }),
      path(`M-66 ${y + 38}h64M-66 ${y + 66}h44`, {
        stroke: ink.base,
        strokeWidth: 10,
        strokeLinecap: 'round',
        opacity: 0.55,
      }),
      path(box(146 - width, y + 34, width, 36, 18), { fill: hue.base }),
    );
  const clock = group(
    {},
    solid(s, disc(0, 0, 128), cream, { depth: 0.6 }),
    [flame, amber, iris].map((hue, index) => {
      const [a, b] = [index * 30 - 30, index * 30].map((degrees) => (degrees * Math.PI) / 180);
      return path(
        `M0 0L${104 * Math.cos(a)} ${104 * Math.sin(a)}A104 104 0 0 1 ${104 * Math.cos(b)} ${104 * Math.sin(b)}z`,
        { fill: hue.base },
      );
    }),
    rays(0, 0, 106, 116, 12, ink.base, 6),
    line(
      [
        [0, 0],
        [0, 82],
      ],
      { stroke: ink.base, strokeWidth: 11 },
    ),
    line(
      [
        [0, 0],
        [62, -36],
      ],
      { stroke: ink.base, strokeWidth: 11 },
    ),
    circle(0, 0, 12, { fill: ink.base }),
  );
  return group(
    {},
    night(s, { hue: amber, x: 0.85, y: 0.25, reach: 0.9, strength: 0.45 }),
    stars(s, 60, { bottom: 0.4 }),
    planet(s, 1130, 420, 360, amber, { halo: 0.35 }),
    hills(s, 1010, [
      { y: 760, rise: 40, phase: 0.6, hue: { deep: '#5a1f4e', base: '#9a3a6a', light: '#d2687f' } },
      { y: 840, rise: 24, phase: 2.2, hue: { deep: '#1a1238', base: '#3a2670', light: '#5d45a6' } },
    ]),
    ellipse(560, 872, 400, 46, { fill: ink.abyss, opacity: 0.6 }),
    at(
      520,
      500,
      1.14,
      -7,
      path(box(-196, -272, 424, 584, 26), { fill: ink.abyss, opacity: 0.45 }),
      flat(s, card, cream.base, { depth: 0.7, tint: '#6b3a4a' }),
      word('RATES', -166, -244, 54, { colour: ink.base, weight: 17 }),
      circle(150, -218, 24, { fill: flame.base }),
      row(-150, 76, mint),
      row(-24, 104, iris),
      row(102, 136, flame),
      path('M-166 250h120', { stroke: ink.base, strokeWidth: 9, strokeLinecap: 'round', opacity: 0.5 }),
      path('M40 262C60 220 84 280 100 246C112 226 126 268 160 240', {
        fill: 'none',
        stroke: iris.base,
        strokeWidth: 8,
        strokeLinecap: 'round',
      }),
    ),
    pile(s, 900, 850, 84, 3, amber),
    pile(s, 1090, 870, 84, 7, amber),
    pile(s, 1280, 850, 84, 12, amber),
    at(896, 700, 0.74, 0, clock),
    at(250, 800, 1.15, -16, pencil(s, 210, flame)),
    coin(s, 1430, 640, 46),
    sparkle(1280, 560, 40, cream.light),
    sparkle(1370, 480, 20, cream.light),
  );
}

/** b03: one disc, half made by hand and half by a machine, and the label that says so. */
export function credit(s) {
  const [x, y, r] = [760, 500, 380];
  const strokes = Array.from({ length: 13 }, (_, index) =>
    path(
      `M${360 + (index % 3) * 14} ${170 + index * 54}` +
        `C${500} ${120 + index * 54} ${600} ${240 + index * 50} ${780} ${150 + index * 56}`,
      {
        fill: 'none',
        stroke: [flame.base, rose.base, amber.base, flame.light][index % 4],
        strokeWidth: 34,
        strokeLinecap: 'round',
      },
    ),
  );
  const dots = Array.from({ length: 13 * 22 }, (_, index) => {
    const [column, row] = [index % 13, Math.floor(index / 13)];
    const [px, py] = [784 + column * 32, 130 + row * 36];
    return path(box(px - 11, py - 11, 22, 22, 4), {
      fill: [iris.base, sky.base, mint.base, iris.light][(column * 7 + row * 5 + ((column * row) % 3)) % 4],
      opacity: 0.35 + ((column * 13 + row * 29) % 10) / 15,
    });
  });
  const label = 'M-150 -96H110L190 -10V150a20 20 0 0 1 -20 20H-150a20 20 0 0 1 -20 -20V-76a20 20 0 0 1 20 -20z';
  return group(
    {},
    night(s, { hue: mint, x: 0.9, y: 0.1, reach: 0.8, strength: 0.4 }),
    stars(s, 90),
    circle(x, y, r * 1.5, { fill: s.radial(0.5, 0.5, 0.5, [0.5, rose.base, 0.35], [1, iris.base, 0]) }),
    orbit(s, x, y, 660, 190, { tilt: 14, half: 'far', weight: 3 }),
    group(
      { clipPath: s.clip(disc(x, y, r)) },
      path(`M${x - r} ${y - r}h${r}v${2 * r}h${-r}z`, { fill: '#5b1d4c' }),
      strokes,
      path(`M${x} ${y - r}h${r}v${2 * r}h${-r}z`, { fill: '#120d33' }),
      dots,
      shade(s, disc(x, y, r), { depth: 0.7, from: 0.5 }),
    ),
    line(
      [
        [x, y - r - 30],
        [x, y + r + 30],
      ],
      { stroke: cream.light, strokeWidth: 5, strokeDasharray: '2 16' },
    ),
    at(300, 790, 1.75, -39, pencil(s, 250, amber)),
    orbit(s, x, y, 660, 190, { tilt: 14, half: 'near', weight: 3 }),
    moon(s, x, y, 660, 190, { tilt: 14, at: 200, r: 26, hue: flame }),
    moon(s, x, y, 660, 190, { tilt: 14, at: 96, r: 15, hue: mint }),
    path('M1000 206C1090 250 1150 400 1112 520', { fill: 'none', stroke: cream.base, strokeWidth: 5 }),
    at(
      1256,
      610,
      1.28,
      10,
      path('M-136 -78H124L204 8V168a20 20 0 0 1 -20 20H-136a20 20 0 0 1 -20 -20V-58z', {
        fill: ink.abyss,
        opacity: 0.5,
      }),
      flat(s, label, cream.base, { depth: 0.6, tint: '#6b4a5c' }),
      circle(-120, -52, 17, { fill: ink.base }),
      word('MADE', -84, -70, 36, { colour: ink.base, weight: 17 }),
      [
        [20, flame, 1],
        [74, rose, 0.5],
        [128, iris, 0],
      ].map(([py, hue, part]) =>
        group(
          {},
          circle(-118, py, 19, { fill: 'none', stroke: hue.base, strokeWidth: 7 }),
          part
            ? path(part === 1 ? disc(-118, py, 12) : `M-118 ${py - 12}a12 12 0 0 0 0 24z`, { fill: hue.base })
            : path(box(-126, py - 8, 16, 16, 3), { fill: hue.base }),
          path(`M-78 ${py}h${170 - (part === 0.5 ? 40 : part * 20)}`, {
            stroke: ink.base,
            strokeWidth: 10,
            strokeLinecap: 'round',
            opacity: 0.55,
          }),
        ),
      ),
    ),
  );
}

/** b04: four bars of signal as towers, two of them lit, and the last bus with one reader awake. */
export function slowSignal(s) {
  const tower = (x, tall, lit) => {
    const d = box(x, 770 - tall, 190, tall + 20, 14);
    const windows = Array.from({ length: Math.floor(tall / 62) }, (_, row) =>
      [0, 1, 2].map((column) =>
        path(box(x + 26 + column * 50, 790 - tall + row * 58, 32, 32, 5), {
          fill: (row * 3 + column * 5 + Math.round(x)) % 4 ? amber.light : flame.base,
          opacity: 0.92,
        }),
      ),
    );
    return lit
      ? group({}, solid(s, d, lit, { depth: 0.8 }), windows)
      : path(d, {
          fill: ink.raised,
          fillOpacity: 0.35,
          stroke: slate.light,
          strokeWidth: 5,
          strokeDasharray: '16 14',
          opacity: 0.9,
        });
  };
  const pane = (x, lit) => path(box(x, 700, 104, 92, 14), { fill: lit ? '#ffe9b8' : '#2a2350' });
  return group(
    {},
    night(s, { hue: sky, x: 0.15, y: 0.1, reach: 0.9, strength: 0.5 }),
    stars(s, 120, { bottom: 0.7 }),
    planet(s, 1210, 270, 130, cream, { halo: 0.25 }),
    circle(1250, 240, 24, { fill: cream.deep, opacity: 0.5 }),
    circle(1170, 310, 15, { fill: cream.deep, opacity: 0.5 }),
    waves(330, 420, [70, 120, 170, 220], mint.base, 9, [-150, -30]),
    line(
      [
        [330, 570],
        [330, 430],
      ],
      { stroke: cream.base, strokeWidth: 8 },
    ),
    circle(330, 424, 15, { fill: flame.base }),
    tower(236, 200, flame),
    tower(506, 330, iris),
    tower(776, 470),
    tower(1046, 610),
    path('M-10 780H1610V1010H-10z', { fill: s.linear(90, [0, '#1b1440'], [1, ink.abyss]) }),
    path('M-10 916H1610', { stroke: amber.base, strokeWidth: 7, strokeDasharray: '70 60', opacity: 0.8 }),
    ellipse(850, 890, 480, 26, { fill: ink.abyss, opacity: 0.8 }),
    solid(s, 'M430 650H1200C1262 650 1280 700 1288 780V866H400V690C400 664 410 650 430 650z', mint, { depth: 0.7 }),
    path('M400 812H1288V832H400z', { fill: cream.base, opacity: 0.85 }),
    [440, 566, 692, 818, 944].map((x) => pane(x, x === 692)),
    path('M1076 690h110c40 0 56 50 62 104h-172z', { fill: '#ffe9b8', opacity: 0.85 }),
    group(
      { clipPath: s.clip(box(692, 700, 104, 92, 14)) },
      profile(s, 726, 762, 0.25, slate),
      at(
        778,
        764,
        0.2,
        14,
        path(box(-60, -110, 120, 220, 18), { fill: ink.base }),
        path(box(-48, -96, 96, 192, 10), { fill: sky.base }),
      ),
    ),
    [540, 1120].map((x) => group({}, solid(s, disc(x, 866, 58), slate), circle(x, 866, 24, { fill: cream.base }))),
    path('M1288 800l250 60v40l-250 -50z', { fill: s.linear(0, [0, '#fff2c8', 0.7], [1, '#fff2c8', 0]) }),
    circle(1276, 812, 13, { fill: '#fff2c8' }),
    sparkle(1450, 160, 26, cream.light),
  );
}

/** b05: covered entries in the balance, beneath a clock that says whose midnight it is. */
export function fairJudging(s) {
  const entry = (hue, ...mark) =>
    group(
      {},
      solid(s, box(-92, -232, 184, 232, 10), cream, { depth: 0.5 }),
      group(
        { clipPath: s.clip(box(-74, -214, 148, 196, 4)) },
        path(box(-74, -214, 148, 196, 4), { fill: '#1d1542' }),
        mark,
      ),
      solid(s, 'M-112 -250H112V-128C70 -104 40 -150 0 -122C-40 -150 -70 -104 -112 -128z', hue, { depth: 0.8 }),
    );
  const pan = (x, y, ...load) =>
    group(
      {},
      line(
        [
          [x, y - 330],
          [x - 180, y],
        ],
        { stroke: cream.base, strokeWidth: 5 },
      ),
      line(
        [
          [x, y - 330],
          [x + 180, y],
        ],
        { stroke: cream.base, strokeWidth: 5 },
      ),
      at(x, y, 1, 0, load),
      solid(s, `M${x - 210} ${y}H${x + 210}C${x + 170} ${y + 80} ${x - 170} ${y + 80} ${x - 210} ${y}z`, amber, {
        depth: 0.85,
      }),
    );
  return group(
    {},
    night(s, { hue: rose, x: 0.5, y: 0.05, reach: 0.8, strength: 0.4 }),
    stars(s, 100),
    planet(s, 800, 330, 250, iris, { halo: 0.4 }),
    orbit(s, 800, 330, 560, 96, { tilt: 0, half: 'far', weight: 4 }),
    solid(s, 'M784 210H816L836 820H764z', amber, { depth: 0.8, angle: 10 }),
    solid(s, 'M590 900C600 830 700 810 800 810C900 810 1000 830 1010 900z', amber, { depth: 0.9 }),
    path('M800 226C640 190 520 300 380 262M800 226C960 190 1080 300 1220 262', {
      fill: 'none',
      stroke: amber.base,
      strokeWidth: 24,
      strokeLinecap: 'round',
    }),
    path('M800 216C640 180 520 290 380 252', {
      fill: 'none',
      stroke: amber.light,
      strokeWidth: 5,
      strokeLinecap: 'round',
    }),
    pan(
      380,
      620,
      entry(flame, circle(0, -70, 44, { fill: amber.base }), path('M-74 -40L0 -90L74 -30V0H-74z', { fill: rose.base })),
    ),
    pan(
      1220,
      620,
      entry(
        mint,
        path('M-74 -30h148M-74 -60h148M-74 -90h148', { stroke: sky.base, strokeWidth: 14 }),
        circle(20, -60, 30, { fill: cream.base }),
      ),
    ),
    solid(s, disc(800, 226, 84), cream, { depth: 0.6 }),
    rays(800, 226, 62, 72, 12, ink.base, 6, 1),
    line(
      [
        [800, 226],
        [800, 174],
      ],
      { stroke: ink.base, strokeWidth: 9 },
    ),
    line(
      [
        [800, 226],
        [838, 248],
      ],
      { stroke: flame.base, strokeWidth: 9 },
    ),
    circle(800, 226, 10, { fill: ink.base }),
    orbit(s, 800, 330, 560, 96, { tilt: 0, half: 'near', weight: 4, opacity: 0.6 }),
    moon(s, 800, 330, 560, 96, { tilt: 0, at: 60, r: 22, hue: flame }),
    moon(s, 800, 330, 560, 96, { tilt: 0, at: 118, r: 14, hue: mint }),
    constellation(
      s,
      [
        [70, 210],
        [150, 110],
        [250, 150],
        [330, 70],
      ],
      { r: 6 },
    ),
    constellation(
      s,
      [
        [1270, 90],
        [1360, 140],
        [1440, 80],
        [1540, 190],
      ],
      { r: 6 },
    ),
    ellipse(800, 912, 420, 26, { fill: ink.abyss, opacity: 0.6 }),
  );
}

/** b06: from Friday's moon to Sunday's sun, one sketch on paper takes off. */
export function weekend(s) {
  const sketch = group(
    {},
    slab(
      0,
      0,
      1,
      10,
      path(box(-150, -110, 300, 220, 12), { fill: cream.deep }),
      group(
        {},
        flat(s, box(-150, -110, 300, 220, 12), cream.light, { depth: 0.4, tint: '#6b4a5c' }),
        path(box(-120, -84, 240, 40, 8), { fill: 'none', stroke: iris.base, strokeWidth: 7 }),
        path(box(-120, -26, 110, 106, 8), { fill: 'none', stroke: flame.base, strokeWidth: 7 }),
        prose(16, -14, 100, 3, { colour: ink.base, weight: 8, gap: 30 }),
      ),
    ),
  );
  const plane = group(
    {},
    path('M-210 40L230 -120L30 120L-40 70z', { fill: cream.base }),
    path('M230 -120L-40 70L-20 170L30 106z', { fill: cream.deep }),
    path('M-210 40L230 -120L-40 70z', { fill: '#fff' }),
    shade(s, 'M230 -120L30 120L-40 70z', { depth: 0.8 }),
    path('M10 40L90 -20', { stroke: iris.base, strokeWidth: 7, strokeLinecap: 'round' }),
    path('M-90 30L0 0', { stroke: flame.base, strokeWidth: 7, strokeLinecap: 'round' }),
  );
  return group(
    {},
    path('M0 0H1600V1000H0z', {
      fill: s.linear(14, [0, '#0d0a1e'], [0.42, '#2d1c62'], [0.72, '#a03c72'], [1, '#ffab62']),
    }),
    stars(s, 120, { bottom: 0.6 }),
    path('M-60 760A900 640 0 0 1 1660 700', {
      fill: 'none',
      stroke: cream.base,
      strokeWidth: 3,
      strokeDasharray: '4 16',
      opacity: 0.8,
    }),
    solid(s, disc(210, 360, 84), cream, { depth: 0.5 }),
    circle(246, 336, 74, { fill: '#15102e' }),
    planet(s, 1330, 400, 190, amber, { halo: 0.5 }),
    rays(1330, 400, 220, 258, 36, cream.light, 6, 0.8),
    solid(s, disc(770, 130, 40), rose),
    hills(s, 1010, [
      { y: 690, rise: 46, phase: 1.1, hue: { deep: '#2a1a5a', base: '#6a3a9a', light: '#b06fb0' } },
      { y: 790, rise: 40, phase: 2.9, hue: { deep: '#1c1346', base: '#43309a', light: '#7a5fd0' } },
      { y: 890, rise: 26, phase: 0.3, hue: { deep: '#0d0a20', base: '#1d1644', light: '#39297a' } },
    ]),
    at(380, 770, 1.15, 0, sketch),
    at(240, 836, 1, -30, pencil(s, 170, flame)),
    path('M500 690C600 560 560 480 680 470C800 460 760 600 680 560C600 520 740 400 900 380', {
      fill: 'none',
      stroke: cream.light,
      strokeWidth: 6,
      strokeDasharray: '18 16',
      strokeLinecap: 'round',
      opacity: 0.9,
    }),
    at(1060, 360, 1.02, 0, plane),
    [
      [640, 880],
      [960, 850],
      [1280, 842],
    ].map(([x, y], index) =>
      group(
        {},
        line(
          [
            [x, y + 40],
            [x, y - 120],
          ],
          { stroke: cream.base, strokeWidth: 7 },
        ),
        solid(s, `M${x} ${y - 120}L${x + 96} ${y - 92}L${x} ${y - 62}z`, [iris, rose, flame][index]),
      ),
    ),
  );
}
