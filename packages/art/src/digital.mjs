import { prose, word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { at, pencil, phone, pile, sparkle, waves } from './props.mjs';
import { moon, night, orbit, planet, stars } from './sky.mjs';
import { flat, shade, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path } from './svg.mjs';

/** A phone that sells airtime: signal out, coins in. */
export function reselling(s) {
  const row = (y, hue) =>
    group(
      {},
      path(box(-76, y, 152, 56, 14), { fill: '#fff' }),
      path(box(-64, y + 12, 32, 32, 9), { fill: hue.base }),
      path(`M-18 ${y + 22}h50M-18 ${y + 38}h32`, {
        stroke: ink.base,
        strokeWidth: 6,
        strokeLinecap: 'round',
        opacity: 0.6,
      }),
      circle(56, y + 28, 9, { fill: mint.base }),
    );
  const card = (hue) =>
    group(
      {},
      solid(s, 'M-64 -40H34L64 -10V40a10 10 0 0 1 -10 10H-64a10 10 0 0 1 -10 -10V-30a10 10 0 0 1 10 -10z', hue, {
        depth: 0.6,
      }),
      path(box(-40, -14, 60, 44, 8), { fill: amber.light }),
      path('M-40 8h60M-20 -14v44M2 -14v44', { stroke: amber.deep, strokeWidth: 3 }),
    );
  return group(
    {},
    night(s, { hue: mint, x: 0.2, y: 0.1, reach: 0.9, strength: 0.45 }),
    stars(s, 60),
    planet(s, 410, 300, 220, iris, { halo: 0.3 }),
    orbit(s, 400, 310, 360, 96, { tilt: -14, half: 'far', weight: 4 }),
    ellipse(400, 560, 260, 22, { fill: ink.abyss, opacity: 0.6 }),
    at(
      400,
      312,
      1.05,
      7,
      phone(
        s,
        216,
        448,
        '#efeafc',
        path('M-110 -224h220v120h-220z', { fill: flame.base }),
        path('M-68 -132v-14M-46 -132v-26M-24 -132v-40M-2 -132v-54', {
          stroke: cream.light,
          strokeWidth: 14,
          strokeLinecap: 'round',
        }),
        row(-84, iris),
        row(-16, sky),
        row(52, rose),
        path(box(-76, 126, 152, 50, 25), { fill: mint.base }),
        path('M-22 150l14 14l28 -28', {
          fill: 'none',
          stroke: ink.base,
          strokeWidth: 8,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }),
      ),
    ),
    waves(540, 130, [44, 78, 112], mint.light, 10, [-70, 10]),
    at(176, 230, 1, -16, card(sky)),
    at(640, 370, 0.9, 14, card(rose)),
    pile(s, 190, 540, 60, 5, amber),
    pile(s, 300, 566, 60, 2, amber),
    pile(s, 600, 556, 60, 8, amber),
    orbit(s, 400, 310, 360, 96, { tilt: -14, half: 'near', weight: 4 }),
    moon(s, 400, 310, 360, 96, { tilt: -14, at: 148, r: 18, hue: flame }),
  );
}

const volume = (s, hue, ...front) =>
  group(
    {},
    ellipse(20, 250, 200, 24, { fill: ink.abyss, opacity: 0.6 }),
    path('M-140 -226L-176 -206V246L-140 236z', { fill: hue.deep }),
    shade(s, 'M-140 -226L-176 -206V246L-140 236z', { depth: 0.7 }),
    path('M-140 236L164 250L140 262L-176 246z', { fill: cream.deep }),
    solid(s, 'M-140 -226L164 -240Q170 -240 170 -232V244Q170 250 164 250L-140 236z', hue, { depth: 0.75 }),
    path('M-118 -226V236', { stroke: hue.deep, strokeWidth: 5, opacity: 0.7 }),
    front,
  );

/** A guide whose cover is a staircase. */
export function freelanceGuide(s) {
  const stairs = group(
    {},
    [0, 1, 2, 3, 4].map((step) =>
      solid(
        s,
        `M${-96 + step * 50} ${210 - step * 50}h${246 - step * 50}v${-44}h${-(246 - step * 50)}z`,
        step % 2 ? amber : cream,
        { depth: 0.5 },
      ),
    ),
  );
  return group(
    {},
    night(s, { hue: flame, x: 0.8, y: 0.1, reach: 0.9, strength: 0.42 }),
    stars(s, 60),
    planet(s, 420, 300, 220, amber, { halo: 0.3 }),
    orbit(s, 400, 310, 350, 90, { tilt: 12, half: 'far', weight: 4 }),
    at(
      390,
      304,
      1.02,
      -3,
      volume(
        s,
        iris,
        word('STEP BY', -94, -186, 34, { colour: cream.light, weight: 17 }),
        word('STEP', -94, -136, 54, { colour: cream.light, weight: 18 }),
        stairs,
        solid(s, disc(132, -60, 24), flame),
      ),
    ),
    orbit(s, 400, 310, 350, 90, { tilt: 12, half: 'near', weight: 4 }),
    moon(s, 400, 310, 350, 90, { tilt: 12, at: 30, r: 20, hue: mint }),
    moon(s, 400, 310, 350, 90, { tilt: 12, at: 160, r: 11, hue: rose }),
    at(600, 520, 0.9, -32, pencil(s, 130, flame)),
    sparkle(170, 140, 26, cream.light),
  );
}

/** An open toolbox with nodes for tools. */
export function toolbox(s) {
  const links = [
    [290, 190],
    [400, 110],
    [520, 176],
    [450, 250],
    [340, 270],
    [600, 100],
  ];
  return group(
    {},
    night(s, { hue: iris, x: 0.2, y: 0.1, reach: 0.9, strength: 0.55 }),
    stars(s, 60),
    planet(s, 410, 270, 220, rose, { halo: 0.35 }),
    orbit(s, 400, 300, 360, 92, { tilt: -12, half: 'far', weight: 4 }),
    ellipse(400, 556, 300, 24, { fill: ink.abyss, opacity: 0.6 }),
    path('M180 330L140 250H660L620 330z', { fill: slate.deep }),
    circle(400, 330, 230, { fill: s.radial(0.5, 0.5, 0.5, [0, '#fff2c8', 0.8], [1, amber.base, 0]) }),
    line([links[0], links[1], links[2], links[3], links[4], links[0]], {
      stroke: cream.light,
      strokeWidth: 4,
      opacity: 0.8,
    }),
    line([links[1], links[3]], { stroke: cream.light, strokeWidth: 4, opacity: 0.8 }),
    line([links[2], links[5]], { stroke: cream.light, strokeWidth: 4, opacity: 0.8 }),
    links.map(([x, y], index) =>
      solid(s, disc(x, y, [26, 34, 24, 20, 22, 18][index]), [mint, amber, sky, flame, iris, mint][index]),
    ),
    sparkle(400, 110, 18, ink.base),
    at(250, 370, 0.9, -78, pencil(s, 150, mint)),
    group(
      {},
      path('M560 370V200', { stroke: slate.light, strokeWidth: 18 }),
      path('M534 202c-24 -40 10 -70 16 -66v34h20v-34c8 -4 40 28 16 66z', { fill: slate.light }),
    ),
    solid(s, box(170, 330, 460, 220, 22), flame, { depth: 0.9 }),
    path('M170 392H630', { stroke: flame.deep, strokeWidth: 6 }),
    flat(s, box(340, 368, 120, 56, 12), cream.base),
    circle(400, 396, 12, { fill: ink.base }),
    path('M186 350V520', { stroke: flame.light, strokeWidth: 6, strokeLinecap: 'round', opacity: 0.8 }),
    prose(216, 460, 130, 2, { colour: flame.light, weight: 9, gap: 28, opacity: 0.9 }),
    [500, 540, 580].map((x, index) => circle(x, 480, 13, { fill: [amber, mint, iris][index].base })),
    orbit(s, 400, 300, 360, 92, { tilt: -12, half: 'near', weight: 4, opacity: 0.7 }),
    moon(s, 400, 300, 360, 92, { tilt: -12, at: 152, r: 18, hue: mint }),
  );
}
