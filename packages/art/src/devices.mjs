import { slab, tilted } from './layers.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { shade, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path, turn } from './svg.mjs';

const shell = { deep: '#15112a', base: '#342d57', light: '#7d75ab' };
const pale = { deep: '#8f86b8', base: '#dcd7ef', light: '#ffffff' };
const black = '#0a0813';

const ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25, 1],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1],
  [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
];
const keyHue = (row, column, wide) =>
  row === 0 && column === 0
    ? flame.base
    : wide >= 2.25 && row < 4
      ? iris.base
      : wide > 6
        ? flame.base
        : wide > 1
          ? '#6d64a0'
          : row === 4
            ? '#6d64a0'
            : pale.base;

export function keyboard(s) {
  const unit = 41;
  const keys = ROWS.flatMap((row, r) => {
    let x = -307;
    return row.map((wide, c) => {
      const d = box(x + 2.5, -102 + r * unit + 2.5, wide * unit - 5, unit - 5, 6);
      x += wide * unit;
      const colour = keyHue(r, c, wide);
      return slab(
        450,
        452,
        0.98,
        16,
        path(d, { fill: ink.deep, fillOpacity: 0.85 }),
        group(
          {},
          path(d, { fill: colour }),
          path(box(x - wide * unit + 8, -102 + r * unit + 6, wide * unit - 16, unit - 16, 5), {
            fill: '#fff',
            opacity: 0.22,
          }),
        ),
      );
    });
  });
  const body = box(-330, -124, 660, 254, 24);
  return group(
    {},
    path('M246 330C190 250 230 200 300 190C380 178 360 110 300 96', {
      fill: 'none',
      stroke: flame.base,
      strokeWidth: 9,
      strokeLinecap: 'round',
    }),
    slab(450, 508, 0.98, 48, path(body, { fill: shell.deep }), solid(s, body, shell, { depth: 0.8, angle: 15 })),
    keys,
  );
}

export function headphones(s) {
  const cup = (side) => {
    const x = 450 + side * 208;
    return group(
      { transform: turn(side * -7, x, 540) },
      solid(
        s,
        box(x - side * 34 - 40, 430, 80, 220, 40),
        { deep: '#120e22', base: '#2b2546', light: '#5a5286' },
        { depth: 0.8 },
      ),
      solid(s, box(x + side * 22 - 52, 420, 104, 240, 50), side < 0 ? flame : { ...flame, base: '#e8572b' }, {
        depth: side < 0 ? 0.6 : 0.95,
      }),
      solid(s, disc(x + side * 24, 540, 34, 62), iris, { depth: 0.7 }),
      ellipse(x + side * 24, 540, 14, 26, { fill: cream.base }),
      path(`M${x + side * 22 - 30} 456C${x + side * 22 - 36} 500 ${x + side * 22 - 36} 560 ${x + side * 22 - 34} 590`, {
        fill: 'none',
        stroke: '#fff',
        strokeWidth: 7,
        strokeLinecap: 'round',
        opacity: 0.35,
      }),
    );
  };
  const band = 'M214 470C196 60 704 60 686 470L640 474C650 150 250 150 260 474z';
  const pad = 'M318 208C380 128 520 128 582 208C560 236 340 236 318 208z';
  return group(
    {},
    solid(s, band, shell, { depth: 0.9 }),
    solid(s, pad, iris, { depth: 0.85 }),
    [-1, 1].map((side) =>
      path(`M${450 + side * 214} 380V450`, { stroke: cream.base, strokeWidth: 16, strokeLinecap: 'round' }),
    ),
    cup(-1),
    cup(1),
    path('M226 652C214 740 320 770 390 730C460 690 520 740 560 790', {
      fill: 'none',
      stroke: ink.abyss,
      strokeWidth: 12,
      strokeLinecap: 'round',
    }),
    path('M226 650C214 736 320 766 390 726C460 686 520 736 560 786', {
      fill: 'none',
      stroke: flame.light,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
  );
}

export function lightBox(s) {
  const inside = s.radial(0.5, 0.25, 0.8, [0, '#ffffff'], [0.5, '#fff3da'], [1, '#e3c8b4']);
  const vase =
    'M424 566C380 606 392 668 424 684H476C508 668 520 606 476 566C466 548 468 530 474 514H426C432 530 434 548 424 566z';
  return group(
    {},
    path('M150 690L230 730H670L750 690L690 650H210z', { fill: amber.light, opacity: 0.22 }),
    path('M206 212L300 160H760L694 212z', { fill: shell.light }),
    path('M694 212L760 160V640L694 716z', { fill: shell.deep }),
    solid(s, box(200, 206, 500, 514, 16), shell, { depth: 0.9 }),
    path(box(232, 238, 436, 450, 6), { fill: inside }),
    path('M232 238h436l-62 46H294z', { fill: '#fff' }),
    path('M668 238v450l-62-70V284z', { fill: '#d9b9a4', opacity: 0.7 }),
    path('M232 238v450l62-70V284z', { fill: '#fff8ea', opacity: 0.8 }),
    path('M232 688L294 618H606L668 688z', { fill: '#f3dcc6' }),
    Array.from({ length: 9 }, (_, index) =>
      circle(322 + index * 32, 260, 8, { fill: '#fffbe8', stroke: amber.base, strokeWidth: 3 }),
    ),
    ellipse(462, 680, 70, 14, { fill: '#8a5a48', opacity: 0.4 }),
    path('M446 520C430 450 400 430 372 420M452 520C450 440 462 400 470 372M456 520C470 460 500 440 528 436', {
      fill: 'none',
      stroke: mint.deep,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
    [
      [366, 412, flame],
      [472, 358, rose],
      [536, 432, amber],
    ].map(([x, y, hue]) => solid(s, disc(x, y, 27), hue)),
    solid(s, vase, iris, { depth: 0.95 }),
    path('M412 622C430 634 470 634 488 622', { fill: 'none', stroke: cream.base, strokeWidth: 7 }),
    path('M230 716L196 742M670 716L704 742', { stroke: shell.light, strokeWidth: 14, strokeLinecap: 'round' }),
  );
}

export function drawingTablet(s) {
  const body = box(-300, -210, 600, 420, 36);
  const art = group(
    { clipPath: s.clip(box(-214, -172, 474, 344, 14)) },
    path(box(-214, -172, 474, 344, 14), { fill: s.linear(90, [0, '#2c1b6b'], [0.6, '#8a3a86'], [1, '#ff8a5c']) }),
    solid(s, disc(60, 0, 92), amber, { depth: 0.8 }),
    path('M-214 60C-120 0 -40 100 60 60C140 30 200 90 260 50V180H-214z', { fill: '#3a1d63' }),
    path('M-214 120C-120 70 0 150 100 110C160 90 220 130 260 110V180H-214z', { fill: '#1b1038' }),
    [
      [-150, -120],
      [-60, -90],
      [-110, -40],
      [180, -130],
      [220, -70],
    ].map(([x, y]) => circle(x, y, 5, { fill: cream.light })),
  );
  return group(
    {},
    slab(
      450,
      500,
      0.98,
      24,
      path(body, { fill: shell.deep }),
      group(
        {},
        solid(s, body, shell, { depth: 0.7, angle: 15 }),
        path(box(-222, -180, 490, 360, 18), { fill: black }),
        art,
        [-110, -50, 50, 110].map((y) => path(box(-272, y - 18, 26, 36, 9), { fill: shell.light })),
        circle(-259, 0, 20, { fill: 'none', stroke: flame.base, strokeWidth: 7 }),
      ),
    ),
    ellipse(560, 520, 18, 7, { fill: ink.abyss, opacity: 0.5 }),
    group(
      { transform: turn(34, 556, 514) },
      solid(s, 'M541 230h30v232l-15 52l-15-52z', pale, { angle: 0, depth: 0.7 }),
      path('M551 496l5 18l5-18z', { fill: black }),
      path(box(549, 350, 14, 60, 7), { fill: slate.base }),
      path(box(541, 222, 30, 30, 8), { fill: flame.base }),
    ),
  );
}

export function microphone(s) {
  const capsule = box(344, 150, 212, 330, 106);
  const mesh = Array.from({ length: 12 }, (_, index) =>
    path(`M330 ${160 + index * 18}H570`, { stroke: black, strokeWidth: 5, opacity: 0.55 }),
  ).concat(
    Array.from({ length: 12 }, (_, index) =>
      path(`M${344 + index * 20} 140V360`, { stroke: black, strokeWidth: 4, opacity: 0.35 }),
    ),
  );
  return group(
    {},
    path('M450 660V560', { stroke: shell.light, strokeWidth: 26 }),
    path('M304 330V400C304 600 596 600 596 400V330', {
      fill: 'none',
      stroke: shell.base,
      strokeWidth: 26,
      strokeLinecap: 'round',
    }),
    path('M298 330V400C298 480 340 540 400 552', {
      fill: 'none',
      stroke: shell.light,
      strokeWidth: 6,
      strokeLinecap: 'round',
      opacity: 0.8,
    }),
    solid(s, 'M292 742C292 690 380 664 450 664C520 664 608 690 608 742C560 766 340 766 292 742z', shell, {
      depth: 0.9,
    }),
    solid(s, capsule, flame, { depth: 0.85 }),
    group(
      { clipPath: s.clip(box(344, 150, 212, 214, 106)) },
      path('M330 140h240v224H330z', { fill: '#5b2233', opacity: 0.55 }),
      mesh,
    ),
    path('M344 360h212v26H344z', { fill: cream.base }),
    path('M470 360h86v26h-86z', { fill: cream.deep }),
    shade(s, capsule, { angle: 20, depth: 0.8 }),
    circle(450, 424, 17, { fill: ink.base }),
    circle(450, 424, 8, { fill: mint.base }),
    [0, 1, 2].map((index) =>
      group(
        { fill: 'none', strokeWidth: 8, strokeLinecap: 'round', opacity: 0.9 - index * 0.25 },
        path(
          `M${640 + index * 38} ${200 - index * 26}` +
            `C${672 + index * 44} ${240 - index * 8} ${672 + index * 44} ${300 + index * 8} ` +
            `${640 + index * 38} ${340 + index * 26}`,
          { stroke: amber.base },
        ),
        path(
          `M${260 - index * 38} ${200 - index * 26}` +
            `C${228 - index * 44} ${240 - index * 8} ${228 - index * 44} ${300 + index * 8} ` +
            `${260 - index * 38} ${340 + index * 26}`,
          { stroke: amber.base },
        ),
      ),
    ),
  );
}

export function ledPanel(s) {
  const lamp = (x, y, colour) => circle(x, y, 9.5, { fill: colour });
  const lamps = Array.from({ length: 8 * 12 }, (_, index) => [
    246 + (index % 12) * 37,
    228 + Math.floor(index / 12) * 37,
    index % 12,
  ]);
  return group(
    {},
    path('M440 580L450 720M450 640L330 748M450 640L574 748M450 640V752', {
      stroke: shell.light,
      strokeWidth: 17,
      strokeLinecap: 'round',
      fill: 'none',
    }),
    ellipse(300, 360, 330, 290, { fill: s.radial(0.5, 0.5, 0.5, [0, amber.base, 0.6], [1, amber.base, 0]) }),
    ellipse(610, 360, 330, 290, { fill: s.radial(0.5, 0.5, 0.5, [0, sky.base, 0.6], [1, sky.base, 0]) }),
    tilted(
      -3,
      solid(s, box(190, 172, 520, 362, 30), shell, { depth: 0.8 }),
      path(box(216, 198, 468, 310, 14), {
        fill: s.linear(0, [0, '#ffc266'], [0.42, '#ffe9c9'], [0.58, '#dcefff'], [1, '#62b0ff']),
      }),
      lamps.map(([x, y, column]) => lamp(x, y, column < 6 ? '#fff4d8' : '#f2faff')),
      lamps.map(([x, y, column]) =>
        circle(x, y, 9.5, { fill: 'none', stroke: column < 6 ? amber.deep : sky.deep, strokeWidth: 2.5, opacity: 0.5 }),
      ),
      solid(s, 'M190 190L96 132V560L190 516z', shell, { depth: 0.6 }),
      solid(s, 'M710 190L804 132V560L710 516z', shell, { depth: 0.95 }),
      solid(s, box(398, 534, 104, 40, 10), shell),
      circle(430, 554, 10, { fill: amber.base }),
      circle(470, 554, 10, { fill: sky.base }),
    ),
  );
}

export function projector(s) {
  return group(
    {},
    path('M380 500L-40 90V860L380 570z', { fill: s.linear(0, [0, '#fff2d8', 0.12], [1, '#fff2d8', 0.9]) }),
    path('M380 516L-40 240V730L380 552z', { fill: s.linear(0, [0, rose.base, 0.1], [1, amber.base, 0.6]) }),
    solid(s, 'M330 380L610 330L750 390L470 450z', pale, { depth: 0.3, angle: 30 }),
    solid(s, 'M330 380L470 450V720L330 640z', iris, { depth: 0.5 }),
    solid(s, 'M470 450L750 390V650L470 720z', { deep: '#2a1d78', base: '#5e49d6', light: '#8f7dff' }, { depth: 0.9 }),
    group(
      { transform: 'matrix(0.9 0.42 0 1 398 528)' },
      circle(0, 0, 66, { fill: shell.deep }),
      solid(s, disc(0, 0, 54), shell),
      circle(0, 0, 40, { fill: '#fff1cf' }),
      circle(0, 0, 40, { fill: s.radial(0.4, 0.4, 0.6, [0, '#fff'], [0.5, amber.light], [1, flame.base]) }),
    ),
    Array.from({ length: 7 }, (_, index) =>
      path(`M${520 + index * 30} ${520 - index * 6.5}v70`, {
        stroke: '#1b1350',
        strokeWidth: 11,
        strokeLinecap: 'round',
      }),
    ),
    circle(552, 386, 15, { fill: flame.base }),
    circle(600, 376, 9, { fill: shell.base }),
    circle(632, 370, 9, { fill: shell.base }),
    path('M352 652v26M470 720v24M738 654v24', { stroke: shell.base, strokeWidth: 18, strokeLinecap: 'round' }),
  );
}

export function presentationRemote(s) {
  const body = box(392, 250, 126, 480, 62);
  return group(
    {},
    line(
      [
        [304, 312],
        [92, 74],
      ],
      { stroke: rose.base, strokeWidth: 7 },
    ),
    circle(88, 72, 15, { fill: rose.light }),
    circle(88, 72, 34, { fill: 'none', stroke: rose.base, strokeWidth: 6, opacity: 0.7 }),
    group(
      { transform: turn(-40, 455, 490) },
      ellipse(500, 500, 84, 250, { fill: ink.abyss, opacity: 0.45 }),
      solid(s, body, shell, { angle: 10, depth: 0.85 }),
      path(box(404, 262, 102, 456, 50), { fill: 'none', stroke: shell.light, strokeWidth: 3, opacity: 0.6 }),
      solid(s, box(430, 238, 50, 24, 8), { deep: '#7a1d40', base: rose.base, light: rose.light }),
      solid(s, disc(455, 336, 40), flame, { depth: 0.7 }),
      path('M441 342l14-16l14 16', {
        fill: 'none',
        stroke: cream.light,
        strokeWidth: 7,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
      solid(s, disc(455, 440, 40), pale, { depth: 0.6 }),
      path('M441 434l14 16l14-16', {
        fill: 'none',
        stroke: shell.base,
        strokeWidth: 7,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
      [520, 566].map((y, index) => path(box(427, y, 56, 26, 13), { fill: index ? iris.base : mint.base })),
      [630, 652, 674].map((y) =>
        path(`M432 ${y}h46`, { stroke: shell.light, strokeWidth: 5, strokeLinecap: 'round', opacity: 0.7 }),
      ),
    ),
  );
}

export function phoneTripod(s) {
  const leg = (x2, far) =>
    solid(s, `M434 480L466 480L${x2 + 13} 752L${x2 - 13} 752z`, far ? { ...shell, light: shell.base } : shell, {
      depth: 0.6,
    });
  return group(
    {},
    leg(450, true),
    leg(276),
    leg(624),
    [276, 624, 450].map((x, index) => solid(s, disc(x, 752, 20, 13), index === 2 ? shell : flame)),
    path('M352 634L450 590L548 634', { fill: 'none', stroke: shell.light, strokeWidth: 9 }),
    solid(s, box(426, 392, 48, 110, 14), pale, { angle: 0, depth: 0.6 }),
    solid(s, disc(450, 400, 36), flame),
    tilted(
      0,
      solid(s, box(220, 150, 460, 236, 34), { deep: '#0a0716', base: '#221c3c', light: '#6b639a' }, { depth: 0.5 }),
      path(box(238, 168, 424, 200, 20), { fill: s.linear(30, [0, '#35209a'], [0.55, rose.deep], [1, flame.base]) }),
      solid(s, disc(450, 290, 62), amber),
      path('M238 330C320 280 400 350 480 318C560 290 620 330 662 306V348c0 12-8 20-20 20H258c-12 0-20-8-20-20z', {
        fill: '#20124a',
      }),
      circle(262, 192, 8, { fill: rose.base }),
      path('M282 192h50', { stroke: cream.base, strokeWidth: 6, strokeLinecap: 'round' }),
      path('M262 168l60 0l-84 110v-86c0-14 10-24 24-24z', { fill: '#fff', opacity: 0.1 }),
    ),
    solid(s, box(404, 372, 92, 30, 10), shell),
    solid(s, box(404, 136, 92, 24, 10), shell),
    group(
      { transform: turn(16, 716, 640) },
      solid(s, box(680, 590, 76, 128, 30), iris, { depth: 0.8 }),
      circle(718, 632, 19, { fill: cream.base }),
      circle(718, 682, 8, { fill: flame.light }),
    ),
  );
}
