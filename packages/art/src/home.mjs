import { prose } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { figure } from './portrait.mjs';
import { at, bubble, medallion, pencil, person, rays, sparkle } from './props.mjs';
import { constellation, moon, night, orbit, planet, stars } from './sky.mjs';
import { flat, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path, turn } from './svg.mjs';

const onOrbit = (cx, cy, rx, ry, tilt, degrees) => {
  const [a, t] = [(degrees * Math.PI) / 180, (tilt * Math.PI) / 180];
  return [
    cx + rx * Math.cos(a) * Math.cos(t) - ry * Math.sin(a) * Math.sin(t),
    cy + rx * Math.cos(a) * Math.sin(t) + ry * Math.sin(a) * Math.cos(t),
  ];
};

/** The world everybody circles: a landscape at first light. */
function world(s, x, y, r) {
  const wave = (top, swing, hue) =>
    solid(
      s,
      `M${x - r} ${top}C${x - r * 0.5} ${top - swing} ${x - r * 0.2} ${top + swing} ${x + r * 0.2} ${top}` +
        `C${x + r * 0.5} ${top - swing * 0.8} ${x + r * 0.7} ${top + swing * 0.4} ${x + r} ${top - swing * 0.2}` +
        `V${y + r}H${x - r}z`,
      hue,
      { angle: 75, depth: 0.85 },
    );
  return group(
    {},
    planet(s, x, y, r, flame, { halo: 0.4, depth: 0.3 }),
    group(
      { clipPath: s.clip(disc(x, y, r)) },
      circle(x, y, r, { fill: s.linear(90, [0, '#ffd08a'], [0.35, flame.light], [0.62, rose.base], [1, iris.base]) }),
      solid(s, disc(x + r * 0.12, y - r * 0.2, r * 0.36), amber, { depth: 0.6 }),
      rays(x + r * 0.12, y - r * 0.2, r * 0.42, r * 0.5, 40, cream.light, 5),
      wave(y + r * 0.04, 70, { deep: '#8a2b6b', base: rose.base, light: '#ff93b0' }),
      wave(y + r * 0.22, 60, { deep: '#4d2593', base: '#a04bd0', light: '#d58cf0' }),
      towers(s, x - r * 0.22, y + r * 0.5),
      wave(y + r * 0.42, 66, iris),
      wave(y + r * 0.64, 44, { deep: '#150f38', base: '#35258c', light: '#5b46c8' }),
    ),
    solid(
      s,
      disc(x, y, r),
      { deep: 'rgba(10,6,30,0)', base: 'rgba(10,6,30,0)', light: 'rgba(10,6,30,0)' },
      { lit: 0, depth: 0.75, from: 0.55, angle: 55 },
    ),
  );
}

const towers = (s, x, y) =>
  group(
    {},
    [
      [-196, 80, 60],
      [-130, 150, 50],
      [-74, 230, 58],
      [-10, 170, 48],
      [44, 300, 62],
      [112, 210, 50],
      [168, 140, 58],
      [232, 90, 54],
    ].map(([dx, tall, wide], index) =>
      group(
        {},
        solid(
          s,
          box(x + dx, y - tall, wide, tall + 120, 6),
          index % 2 ? slate : { deep: '#120d2c', base: '#2b2158', light: '#5646a8' },
          { depth: 0.6 },
        ),
        Array.from({ length: Math.floor(tall / 34) }, (_, row) =>
          path(`M${x + dx + 12} ${y - tall + 22 + row * 34}h8m8 0h8`, {
            stroke: (row + index) % 3 ? amber.light : flame.base,
            strokeWidth: 10,
          }),
        ),
      ),
    ),
  );

const badge = (s, x, y, r, hue, ...sign) =>
  group(
    {},
    circle(x, y, r * 1.3, { fill: s.radial(0.5, 0.5, 0.5, [0.6, hue.base, 0.35], [1, hue.base, 0]) }),
    solid(s, disc(x, y, r), hue, { depth: 0.75 }),
    group(
      { fill: 'none', stroke: cream.light, strokeWidth: r * 0.16, strokeLinecap: 'round', strokeLinejoin: 'round' },
      sign,
    ),
  );
const code = (x, y, k) =>
  path(
    `M${x - 18 * k} ${y - 14 * k}l${-15 * k} ${14 * k}l${15 * k} ${14 * k}` +
      `M${x + 18 * k} ${y - 14 * k}l${15 * k} ${14 * k}l${-15 * k} ${14 * k}` +
      `M${x + 6 * k} ${y - 22 * k}l${-12 * k} ${44 * k}`,
  );
const play = (x, y, k) =>
  path(`M${x - 10 * k} ${y - 18 * k}L${x + 20 * k} ${y}L${x - 10 * k} ${y + 18 * k}z`, { fill: cream.light });
const nib = (x, y, k) =>
  path(
    `M${x} ${y + 26 * k}L${x - 17 * k} ${y - 6 * k}L${x - 9 * k} ${y - 26 * k}H${x + 9 * k}` +
      `L${x + 17 * k} ${y - 6 * k}zM${x} ${y + 24 * k}V${y}`,
  );
const quote = (x, y, k) =>
  path(
    `M${x - 22 * k} ${y - 10 * k}H${x + 22 * k}M${x - 22 * k} ${y + 4 * k}H${x + 8 * k}` +
      `M${x - 22 * k} ${y + 18 * k}H${x + 16 * k}`,
  );

export function hero(s) {
  const [cx, cy] = [800, 610];
  const outer = [cx, cy, 730, 300, -14];
  const inner = [cx, cy, 560, 470, 24];
  const place = (ring, degrees) => onOrbit(...ring, degrees);
  const ring = ([x, y, rx, ry, tilt], half, colour) =>
    orbit(s, x, y, rx, ry, { tilt, half, colour, weight: 2.6, opacity: 0.75 });
  const seat = (from, degrees, r, slug) => medallion(s, ...place(from, degrees), r, slug);
  const far = [
    [outer, 214, 92, 'hanne-lindqvarn'],
    [outer, 318, 104, 'samuel-iroha'],
    [inner, 268, 88, 'priya-venkatan'],
  ];
  const near = [
    [outer, 150, 132, 'zainab-olubori'],
    [outer, 30, 122, 'kojo-amankrah'],
    [inner, 96, 128, 'tolani-ekwere'],
    [outer, 92, 0, ''],
  ].slice(0, 3);
  return group(
    {},
    night(s, { hue: iris, x: 0.22, y: 0.12, reach: 0.9, strength: 0.45 }),
    rectGlow(s),
    stars(s, 190),
    constellation(
      s,
      [
        [70, 190],
        [190, 110],
        [300, 200],
        [430, 90],
        [520, 150],
      ],
      { r: 6 },
    ),
    constellation(
      s,
      [
        [1180, 1110],
        [1310, 1060],
        [1420, 1130],
        [1540, 1040],
      ],
      { r: 6 },
    ),
    ring(outer, 'far', cream.base),
    ring(inner, 'far', iris.light),
    line([place(outer, 214), place(inner, 268), place(outer, 318)], {
      stroke: cream.base,
      strokeWidth: 2,
      strokeDasharray: '4 12',
      opacity: 0.6,
    }),
    far.map((one) => seat(...one)),
    badge(s, ...place(inner, 200), 42, mint, code(...place(inner, 200), 0.8)),
    badge(s, ...place(inner, 318), 50, rose, play(...place(inner, 318), 1)),
    world(s, cx, cy, 372),
    ring(outer, 'near', cream.base),
    ring(inner, 'near', iris.light),
    line([place(outer, 150), place(inner, 96), place(outer, 30)], {
      stroke: cream.base,
      strokeWidth: 2.5,
      strokeDasharray: '4 12',
      opacity: 0.8,
    }),
    near.map((one) => seat(...one)),
    badge(s, ...place(inner, 40), 58, amber, nib(...place(inner, 40), 1.1)),
    badge(s, ...place(inner, 170), 46, sky, quote(...place(inner, 170), 0.85)),
    moon(s, ...outer.slice(0, 4), { tilt: outer[4], at: 62, r: 17, hue: flame }),
    moon(s, ...outer.slice(0, 4), { tilt: outer[4], at: 178, r: 13, hue: mint }),
    moon(s, ...inner.slice(0, 4), { tilt: inner[4], at: 70, r: 10, hue: amber }),
    sparkle(1450, 130, 40, cream.light),
    sparkle(1520, 210, 18, amber.light),
    sparkle(150, 1110, 34, cream.light),
    sparkle(600, 60, 18, rose.light),
  );
}

const rectGlow = (s) =>
  ellipse(s.width * 0.55, s.height * 0.55, s.width * 0.6, s.height * 0.6, {
    fill: s.radial(0.5, 0.5, 0.5, [0, rose.deep, 0.55], [0.6, iris.deep, 0.25], [1, iris.deep, 0]),
  });

/** The cable bridge over the lagoon, behind the people who started it all. */
function bridge(s, x, deck) {
  const mast = `M${x - 16} ${deck + 130}L${x - 8} ${deck - 500}H${x + 8}L${x + 16} ${deck + 130}z`;
  const cables = Array.from({ length: 13 }, (_, index) =>
    [-1, 1].map((side) =>
      line(
        [
          [x, deck - 484 + index * 20],
          [x + side * (640 - index * 46), deck],
        ],
        { stroke: cream.base, strokeWidth: 2.6, opacity: 0.75 - index * 0.03 },
      ),
    ),
  );
  return group(
    {},
    cables,
    solid(s, mast, cream, { depth: 0.7, angle: 10 }),
    path(`M-20 ${deck}H1620V${deck + 22}H-20z`, { fill: '#120d26' }),
    path(`M-20 ${deck}H1620`, { stroke: amber.base, strokeWidth: 5 }),
    Array.from({ length: 17 }, (_, index) => circle(index * 100, deck - 12, 4.5, { fill: amber.light })),
  );
}

const skyline = (y) =>
  group(
    { fill: '#271a55', opacity: 0.9 },
    [
      [0, 90, 70],
      [80, 150, 54],
      [140, 110, 90],
      [240, 190, 46],
      [296, 130, 80],
      [390, 80, 90],
      [1120, 100, 80],
      [1210, 170, 60],
      [1280, 120, 70],
      [1360, 210, 52],
      [1420, 140, 90],
      [1520, 180, 80],
    ].map(([x, tall, wide]) => path(box(x, y - tall, wide, tall, 4))),
  );

export function about(s) {
  const stand = (slug, x, y, scale) => at(x - 240 * scale, y - 205 * scale, scale, 0, figure(s, person(slug)));
  return group(
    {},
    night(s, { hue: iris, x: 0.5, y: 0.1, reach: 0.9, strength: 0.5 }),
    stars(s, 130, { bottom: 0.5 }),
    planet(s, 800, 470, 380, flame, { halo: 0.3, angle: 90, depth: 0.6 }),
    orbit(s, 800, 450, 720, 170, { tilt: -10, half: 'far', weight: 2.6 }),
    moon(s, 800, 450, 720, 170, { tilt: -10, at: -30, r: 24, hue: mint }),
    moon(s, 800, 450, 720, 170, { tilt: -10, at: 196, r: 15, hue: amber }),
    skyline(612),
    bridge(s, 800, 600),
    path('M-10 622H1610V1010H-10z', { fill: s.linear(90, [0, '#5a2d86'], [0.25, '#2a1c5c'], [1, ink.deep]) }),
    Array.from({ length: 26 }, (_, index) =>
      path(`M${430 + ((index * 197) % 760)} ${640 + index * 8}h${150 - index * 4}`, {
        stroke: index % 3 ? flame.base : amber.light,
        strokeWidth: 4,
        strokeLinecap: 'round',
        opacity: 0.5,
      }),
    ),
    stand('marcus-feldhaven', 330, 520, 1.02),
    stand('mireille-kossou', 1280, 530, 1.02),
    stand('femi-adekusi', 590, 500, 1.1),
    stand('aisha-bentourd', 1030, 508, 1.1),
    stand('kojo-amankrah', 150, 646, 1.25),
    stand('priya-venkatan', 1460, 646, 1.25),
    stand('samuel-iroha', 1190, 690, 1.36),
    stand('hanne-lindqvarn', 430, 690, 1.34),
    stand('zainab-olubori', 805, 690, 1.5),
  );
}

const book = (s, hue, turned) =>
  at(
    0,
    0,
    1,
    turned,
    solid(s, box(-70, -96, 140, 192, 10), hue, { depth: 0.8 }),
    path('M-52 -96V96', { stroke: hue.deep, strokeWidth: 7 }),
    prose(-28, -54, 74, 2, { colour: cream.light, weight: 9, gap: 24, opacity: 0.9 }),
    circle(12, 46, 22, { fill: cream.base, opacity: 0.9 }),
    path('M70 -88q12 4 12 14v166q0 10 -12 8z', { fill: cream.deep }),
  );
const bulb = (s) =>
  group(
    {},
    circle(0, -10, 120, { fill: s.radial(0.5, 0.5, 0.5, [0, amber.base, 0.5], [1, amber.base, 0]) }),
    solid(s, 'M-30 44C-30 16 -62 6 -62 -36C-62 -112 62 -112 62 -36C62 6 30 16 30 44z', amber, { depth: 0.6 }),
    path('M-16 40L-10 -14L0 4L10 -14L16 40', {
      fill: 'none',
      stroke: flame.deep,
      strokeWidth: 6,
      strokeLinejoin: 'round',
    }),
    flat(s, box(-30, 46, 60, 34, 10), slate.light),
    path('M-28 62H28', { stroke: slate.deep, strokeWidth: 5 }),
  );

/** An open lock whose keyhole is a door of light, with what was inside going into orbit. */
export function hub(s) {
  const hole = 'M566 556A76 76 0 1 1 634 556L660 704H540z';
  return group(
    {},
    night(s, { hue: rose, x: 0.7, y: 0.1, reach: 0.9, strength: 0.42 }),
    stars(s, 110),
    planet(s, 610, 470, 350, iris, { halo: 0.3 }),
    orbit(s, 600, 480, 530, 210, { tilt: -20, half: 'far', weight: 3 }),
    at(300, 300, 0.95, -14, book(s, flame, 0)),
    at(846, 190, 0.95, 12, bulb(s)),
    group(
      { transform: turn(-24, 760, 420) },
      path('M450 420V300C450 130 750 130 750 300V400', {
        fill: 'none',
        stroke: slate.light,
        strokeWidth: 54,
        strokeLinecap: 'round',
      }),
      path('M438 420V300C438 126 640 122 700 190', {
        fill: 'none',
        stroke: '#b9b2dd',
        strokeWidth: 12,
        strokeLinecap: 'round',
        opacity: 0.7,
      }),
    ),
    solid(s, box(360, 380, 480, 410, 64), flame, { depth: 0.9 }),
    path(box(384, 404, 432, 362, 46), { fill: 'none', stroke: flame.light, strokeWidth: 5, opacity: 0.7 }),
    [
      [412, 432],
      [788, 432],
      [412, 738],
      [788, 738],
    ].map(([x, y]) => circle(x, y, 11, { fill: flame.deep })),
    path('M542 700L470 900H730L658 700z', { fill: s.linear(90, [0, '#fff0c8', 0.75], [1, '#fff0c8', 0]) }),
    circle(600, 560, 190, { fill: s.radial(0.5, 0.5, 0.5, [0, '#fff0c8', 0.65], [1, '#ffb060', 0]) }),
    path(hole, { fill: '#fff4d6' }),
    sparkle(600, 492, 46, flame.base),
    sparkle(620, 612, 18, iris.base),
    sparkle(584, 656, 13, rose.base),
    orbit(s, 600, 480, 530, 210, { tilt: -20, half: 'near', weight: 3 }),
    at(1000, 420, 0.9, 10, book(s, mint, 0)),
    at(
      150,
      560,
      0.85,
      0,
      bubble(
        s,
        -90,
        -60,
        180,
        118,
        sky,
        1,
        prose(-54, -22, 106, 3, { colour: cream.light, weight: 10, gap: 22, opacity: 1 }),
      ),
    ),
    at(868, 700, 0.92, -38, pencil(s, 190, amber)),
    moon(s, 600, 480, 530, 210, { tilt: -20, at: 120, r: 26, hue: rose }),
    sparkle(180, 250, 30, cream.light),
    sparkle(1060, 230, 24, amber.light),
    sparkle(250, 790, 22, rose.light),
  );
}
