import { emblem } from './cloth.mjs';
import { onGround, slab, tilted } from './layers.mjs';
import { prose, word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { flat, shade, solid } from './solid.mjs';
import { box, circle, disc, ellipse, group, line, path, turn } from './svg.mjs';

export function enamelPin(s) {
  const gold = { deep: '#a8701a', base: '#f0b64a', light: '#ffe9ae' };
  const ring = (half) =>
    path(`M322 470A142 46 -18 0 ${half} 580 386`, {
      fill: 'none',
      stroke: gold.light,
      strokeWidth: 13,
      strokeLinecap: 'round',
    });
  return tilted(
    7,
    flat(s, box(232, 176, 436, 548, 30), cream.base, { depth: 0.6, tint: '#6b4a5c' }),
    path(box(404, 204, 92, 20, 10), { fill: ink.base }),
    word('VERSE', 450, 648, 36, { colour: ink.base, weight: 17, middle: true }),
    ellipse(462, 440, 168, 166, { fill: ink.abyss, opacity: 0.35 }),
    solid(s, disc(450, 426, 166), gold, { depth: 0.9 }),
    solid(s, disc(450, 426, 150), iris, { depth: 0.8 }),
    [
      [372, 362, 5],
      [540, 350, 6],
      [352, 470, 4],
      [528, 502, 5],
      [416, 316, 4],
      [486, 540, 4],
    ].map(([x, y, r]) => circle(x, y, r, { fill: cream.light })),
    ring(1),
    solid(s, disc(450, 428, 78), flame, { depth: 0.9 }),
    ring(0),
    solid(s, disc(560, 356, 22), mint, { depth: 0.6 }),
    path('M330 380A130 130 0 0 1 426 298', {
      fill: 'none',
      stroke: '#fff',
      strokeWidth: 12,
      strokeLinecap: 'round',
      opacity: 0.65,
    }),
    circle(322, 412, 6, { fill: '#fff', opacity: 0.65 }),
  );
}

const grid = (w, h, step, colour, weight) =>
  group(
    { stroke: colour, strokeWidth: weight, opacity: 0.55 },
    Array.from({ length: Math.floor(w / step) - 1 }, (_, index) =>
      path(`M${(index + 1) * step - w / 2} ${-h / 2}v${h}`),
    ),
    Array.from({ length: Math.floor(h / step) - 1 }, (_, index) =>
      path(`M${-w / 2} ${(index + 1) * step - h / 2}h${w}`),
    ),
  );

export function deskMat(s) {
  const sheet = box(-330, -190, 660, 380, 26);
  const mug = group(
    {},
    ellipse(636, 436, 62, 26, { fill: ink.abyss, opacity: 0.5 }),
    path('M676 366c54-8 54 56 0 50', { fill: 'none', stroke: flame.base, strokeWidth: 13 }),
    solid(s, 'M572 344h108v68c0 34-108 34-108 0z', flame, { depth: 0.9, angle: 10 }),
    ellipse(626, 344, 54, 20, { fill: flame.light }),
    ellipse(626, 347, 44, 14, { fill: '#3a1a14' }),
  );
  return group(
    {},
    slab(
      450,
      500,
      0.92,
      14,
      path(sheet, { fill: iris.deep }),
      group(
        {},
        solid(s, sheet, iris, { depth: 0.85, angle: 20 }),
        grid(660, 380, 38, iris.light, 2),
        grid(660, 380, 190, cream.base, 4),
        path(box(-312, -172, 624, 344, 16), { fill: 'none', stroke: cream.base, strokeWidth: 4, opacity: 0.8 }),
        circle(-120, 40, 92, { fill: 'none', stroke: amber.base, strokeWidth: 7 }),
        path('M-212 40H-28M-120 -52V132', { stroke: amber.base, strokeWidth: 3, strokeDasharray: '10 8' }),
        emblem(250, 130, 18, flame.base, cream.base, 0.2),
      ),
    ),
    onGround(
      470,
      560,
      0.92,
      path(box(-150, 70, 300, 30, 4), { fill: cream.base }),
      Array.from({ length: 24 }, (_, index) =>
        path(`M${-140 + index * 12} 70v${index % 4 ? 8 : 15}`, { stroke: ink.base, strokeWidth: 2 }),
      ),
    ),
    mug,
    group(
      { transform: turn(-34, 330, 470) },
      path('M210 460h196v20H210z', { fill: amber.base }),
      path('M210 470h196v10H210z', { fill: amber.deep }),
      path('M406 460l34 10l-34 10z', { fill: cream.base }),
      path('M428 466.500l12 3.500l-12 3.500z', { fill: ink.base }),
      path('M196 460h18v20h-18z', { fill: rose.base }),
    ),
  );
}

export function planner(s) {
  const page = box(-190, -250, 380, 500, 18);
  const holes = Array.from({ length: 11 }, (_, index) => -215 + index * 43);
  const [ax, ay] = [-0.866 * 0.98, 0.46 * 0.98];
  const coil = holes.map((along) => {
    const [x, y] = [450 + 0.866 * 0.98 * -184 + ax * along, 420 + 0.46 * 0.98 * -184 + ay * along];
    return path(`M${x + 14} ${y + 8}C${x + 8} ${y - 30} ${x - 26} ${y - 26} ${x - 18} ${y + 12}`, {
      fill: 'none',
      stroke: slate.light,
      strokeWidth: 7,
      strokeLinecap: 'round',
    });
  });
  const tabs = [rose, amber, mint, sky].map((hue, index) =>
    path(box(186, -200 + index * 104, 34, 74, 9), { fill: hue.base }),
  );
  return group(
    {},
    slab(450, 500, 0.98, 14, path(page, { fill: flame.deep }), path(page, { fill: flame.deep })),
    slab(
      450,
      486,
      0.98,
      46,
      path(box(-184, -244, 368, 488, 12), { fill: cream.deep }),
      path(box(-184, -244, 368, 488, 12), { fill: cream.base }),
    ),
    onGround(450, 452, 0.98, tabs),
    slab(
      450,
      440,
      0.98,
      16,
      path(page, { fill: flame.deep }),
      group(
        {},
        solid(s, page, flame, { depth: 0.9, angle: 20 }),
        word('PLAN', -104, -180, 58, { colour: cream.light, weight: 18 }),
        prose(-104, -92, 190, 2, { colour: cream.light, weight: 8, gap: 24 }),
        Array.from({ length: 20 }, (_, index) =>
          path(box(-104 + (index % 5) * 50, 10 + Math.floor(index / 5) * 50, 36, 36, 8), {
            fill: index < 7 ? ink.base : 'none',
            stroke: ink.base,
            strokeWidth: 5,
            opacity: 0.8,
          }),
        ),
        path('M136 -250V250', { stroke: ink.base, strokeWidth: 16, opacity: 0.85 }),
      ),
    ),
    coil,
  );
}

export function sketchbook(s) {
  const leaf = (side) =>
    `M450 ${262}C${450 + side * 90} 222 ${450 + side * 220} 224 ${450 + side * 318} 262V676` +
    `C${450 + side * 220} 636 ${450 + side * 90} 636 450 690z`;
  const dots = (side) =>
    Array.from({ length: 9 * 12 }, (_, index) => {
      const [column, row] = [index % 9, Math.floor(index / 9)];
      const x = 34 + column * 32;
      const rise = Math.sin((x / 318) * Math.PI) * 34;
      return circle(450 + side * x, 282 - rise + row * 32 + (1 - x / 318) * 22, 2.6, { fill: '#8d86a8', opacity: 0.8 });
    });
  const drawing = group(
    { fill: 'none', stroke: iris.base, strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' },
    circle(610, 410, 70, {}),
    path('M500 440C560 480 690 430 726 372M520 560L600 520L650 566L730 500', {}),
    circle(520, 560, 8, { fill: flame.base, stroke: 'none' }),
    circle(600, 520, 8, { fill: flame.base, stroke: 'none' }),
    circle(650, 566, 8, { fill: flame.base, stroke: 'none' }),
    circle(730, 500, 8, { fill: flame.base, stroke: 'none' }),
  );
  const leafSketch = group(
    { fill: 'none', stroke: flame.base, strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' },
    path('M190 560C220 450 280 420 300 330C330 420 380 460 410 580M216 560C260 520 340 520 396 568M300 330V540', {}),
  );
  return tilted(
    -4,
    path('M450 300L780 280V708C690 668 540 672 450 716C360 672 210 668 120 708V280z', {
      fill: slate.deep,
      stroke: slate.base,
      strokeWidth: 10,
      strokeLinejoin: 'round',
    }),
    flat(s, leaf(-1), cream.light, { angle: 10, from: 0.55, depth: 0.8, tint: '#5a4a6b' }),
    flat(s, leaf(1), cream.base, { angle: 170, from: 0.6, depth: 0.75, tint: '#5a4a6b' }),
    dots(-1),
    dots(1),
    leafSketch,
    drawing,
    path('M470 690C480 740 470 780 492 812L506 790L524 806C516 770 520 730 512 676z', { fill: flame.base }),
    group(
      { transform: turn(38, 690, 600) },
      path('M676 420h26v190h-26z', { fill: mint.base }),
      path('M690 420h12v190h-12z', { fill: mint.deep }),
      path('M676 610l13 40l13-40z', { fill: cream.base }),
      path('M685 638l4 12l4-12z', { fill: ink.base }),
    ),
  );
}

export function fineliners(s) {
  const hues = [flame, amber, cream, mint, sky, iris, rose, flame, amber, mint, sky, iris];
  const pen = (hue, index) => {
    const x = 236 + index * 39;
    const top = 214 + Math.abs(index - 5.5) * 9 - (index % 2) * 18;
    return group(
      {},
      solid(
        s,
        box(x - 14, top, 28, 330, 8),
        { deep: '#26213c', base: '#4b4470', light: '#8c84b4' },
        { angle: 0, depth: 0.5 },
      ),
      solid(s, box(x - 15, top - 8, 30, 150, 10), hue, { angle: 0, depth: 0.6 }),
      path(`M${x + 9} ${top + 6}v96`, { stroke: hue.light, strokeWidth: 4, strokeLinecap: 'round' }),
      circle(x, top + 200, 6, { fill: hue.base }),
    );
  };
  const pouch = 'M190 470C340 500 560 500 710 470L694 716C690 740 676 750 654 750H246C224 750 210 740 206 716z';
  return tilted(
    4,
    path('M188 452H712V520H188z', { fill: ink.base }),
    hues.map(pen),
    solid(s, pouch, slate, { depth: 0.9 }),
    path('M190 470C340 500 560 500 710 470', { fill: 'none', stroke: slate.light, strokeWidth: 7 }),
    path('M212 520C350 546 550 546 688 520M222 724C350 736 550 736 678 724', {
      fill: 'none',
      stroke: slate.light,
      strokeWidth: 3,
      strokeDasharray: '10 8',
    }),
    flat(s, box(330, 574, 240, 110, 14), cream.base, { depth: 0.5 }),
    word('12', 404, 600, 58, { colour: ink.base, weight: 16 }),
    line(
      [
        [500, 604],
        [540, 604],
      ],
      { stroke: flame.base, strokeWidth: 5 },
    ),
    line(
      [
        [500, 628],
        [540, 628],
      ],
      { stroke: iris.base, strokeWidth: 8 },
    ),
    line(
      [
        [500, 656],
        [540, 656],
      ],
      { stroke: mint.deep, strokeWidth: 12 },
    ),
    shade(s, pouch, { depth: 0.2 }),
  );
}
