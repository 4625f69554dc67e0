import { tilted } from './layers.mjs';
import { word } from './lettering.mjs';
import { amber, cream, flame, ink, iris, mint, rose, sky, slate } from './palette.mjs';
import { flat, shade, solid } from './solid.mjs';
import { circle, disc, ellipse, group, line, path } from './svg.mjs';

const seam = (d, colour, { weight = 3, dash = '10 8', opacity = 0.75 } = {}) =>
  path(d, {
    fill: 'none',
    stroke: colour,
    strokeWidth: weight,
    strokeDasharray: dash,
    strokeLinecap: 'round',
    opacity,
  });
const fold = (d, colour, weight = 6, opacity = 0.35) =>
  path(d, { fill: 'none', stroke: colour, strokeWidth: weight, strokeLinecap: 'round', opacity });

/** A ring around a ball: the house emblem. */
export const emblem = (x, y, r, body, ring, weight = 0.14) =>
  group(
    {},
    path(`M${x - r * 1.6} ${y + r * 0.5}A${r * 1.7} ${r * 0.55} -18 0 1 ${x + r * 1.6} ${y - r * 0.5}`, {
      fill: 'none',
      stroke: ring,
      strokeWidth: r * weight,
      strokeLinecap: 'round',
    }),
    circle(x, y, r, { fill: body }),
    path(`M${x - r * 1.6} ${y + r * 0.5}A${r * 1.7} ${r * 0.55} -18 0 0 ${x + r * 1.6} ${y - r * 0.5}`, {
      fill: 'none',
      stroke: ring,
      strokeWidth: r * weight,
      strokeLinecap: 'round',
    }),
    circle(x + r * 1.55, y - r * 0.75, r * 0.2, { fill: ring }),
  );

export function tote(s) {
  const bag = 'M266 352L634 352C644 480 652 620 660 724C590 748 310 748 240 724C248 620 256 480 266 352z';
  const strap = (x1, x2, top) => `M${x1} 392V330C${x1} ${top} ${x2} ${top} ${x2} 330V392`;
  return tilted(
    -3,
    path(strap(366, 534, 60), { fill: 'none', stroke: cream.deep, strokeWidth: 26 }),
    flat(s, bag, cream.base, { depth: 0.85, tint: '#6b4a3a', opacity: 0.75 }),
    path(strap(340, 560, 92), { fill: 'none', stroke: cream.light, strokeWidth: 28 }),
    [326, 546].map((x) =>
      group(
        {},
        path(`M${x} 380h28v62h-28z`, { fill: cream.light }),
        seam(`M${x + 5} 386h18v50h-18z`, cream.deep, { dash: '6 5' }),
      ),
    ),
    seam('M264 380C400 390 500 390 636 380', cream.deep),
    fold('M300 712C320 620 306 560 330 500', '#8d7259'),
    fold('M606 716C590 650 606 590 590 540', '#8d7259'),
    fold('M452 734C448 700 456 690 452 670', '#8d7259'),
    word('MAKE', 450, 474, 74, { colour: ink.base, weight: 18, middle: true }),
    word('THINGS', 450, 574, 50, { colour: flame.base, weight: 19, middle: true }),
    seam('M300 650C400 676 500 676 600 650', iris.base, { weight: 6, dash: undefined }),
    circle(600, 650, 11, { fill: iris.base }),
  );
}

export function apron(s) {
  const bib =
    'M336 262H564C566 340 590 390 640 412C652 520 660 640 664 740C600 762 300 762 236 740' +
    'C240 640 248 520 260 412C310 390 334 340 336 262z';
  const pocket = 'M316 548H584V668C540 686 360 686 316 668z';
  return group(
    {},
    path('M352 270C340 120 560 120 548 270', { fill: 'none', stroke: slate.light, strokeWidth: 18 }),
    path('M262 420C200 430 176 470 150 540M638 420C700 430 724 470 750 540', {
      fill: 'none',
      stroke: slate.light,
      strokeWidth: 16,
      strokeLinecap: 'round',
    }),
    solid(s, bib, flame, { depth: 0.85 }),
    path('M336 262H564V292H337z', { fill: flame.deep, opacity: 0.5 }),
    seam('M348 306C346 370 322 414 276 430', flame.light),
    seam('M552 306C554 370 578 414 624 430', flame.light),
    solid(s, pocket, flame, { depth: 0.6, lit: 0.2 }),
    path('M316 548H584', { stroke: flame.deep, strokeWidth: 5 }),
    seam('M326 562H574V660C532 676 368 676 326 660z', flame.light),
    seam('M450 552V676', flame.light),
    pencil(372, 556, amber),
    pencil(412, 568, mint),
    brush(530, 560),
    flat(s, 'M400 360h100v92c-30 12-70 12-100 0z', flame.base, { depth: 0.5 }),
    seam('M408 370h84v74c-26 10-58 10-84 0z', flame.light, { dash: '8 6' }),
    emblem(450, 410, 20, cream.base, cream.base, 0.2),
    fold('M286 728C300 690 290 640 300 600', flame.deep),
    fold('M620 724C604 690 612 640 604 610', flame.deep),
  );
}

const pencil = (x, y, hue) =>
  group(
    {},
    path(`M${x - 10} ${y}V${y - 96}L${x} ${y - 122}L${x + 10} ${y - 96}V${y}z`, { fill: hue.base }),
    path(`M${x - 10} ${y - 96}L${x} ${y - 122}L${x + 10} ${y - 96}z`, { fill: cream.base }),
    path(`M${x - 3.4} ${y - 113}L${x} ${y - 122}L${x + 3.4} ${y - 113}z`, { fill: ink.base }),
    path(`M${x + 3} ${y}V${y - 96}h7V${y}z`, { fill: hue.deep }),
  );
const brush = (x, y) =>
  group(
    {},
    path(`M${x - 7} ${y}L${x - 9} ${y - 84}h18L${x + 7} ${y}z`, { fill: cream.deep }),
    path(`M${x - 10} ${y - 84}h20v-24h-20z`, { fill: slate.light }),
    path(
      `M${x - 10} ${y - 108}C${x - 14} ${y - 136} ${x - 2} ${y - 146} ${x} ${y - 164}` +
        `C${x + 2} ${y - 146} ${x + 14} ${y - 136} ${x + 10} ${y - 108}z`,
      { fill: iris.base },
    ),
  );

export function weekendCap(s) {
  const crown = 'M222 560C214 380 320 292 448 292C590 292 660 396 656 552C520 590 350 592 222 560z';
  const brim =
    'M420 566C520 540 640 540 700 560C780 586 812 628 806 646C740 640 640 650 560 654C480 656 430 620 420 566z';
  return tilted(
    -6,
    solid(s, crown, iris, { depth: 0.9 }),
    path('M448 292C400 380 390 480 404 580M448 292C560 340 596 450 590 572', {
      fill: 'none',
      stroke: iris.deep,
      strokeWidth: 4,
      opacity: 0.8,
    }),
    seam('M438 296C390 384 380 484 394 580', iris.light, { dash: '8 7', weight: 2.5 }),
    seam('M456 296C570 344 606 452 600 570', iris.light, { dash: '8 7', weight: 2.5 }),
    [
      [318, 420],
      [526, 400],
    ].map(([x, y]) =>
      group(
        {},
        circle(x, y, 9, { fill: ink.base }),
        circle(x, y, 9, { fill: 'none', stroke: iris.light, strokeWidth: 3 }),
      ),
    ),
    solid(s, brim, flame, { depth: 0.85 }),
    [0, 16, 32].map((inset) =>
      seam(
        `M${450 + inset} ${590 + inset * 0.6}` +
          `C540 ${566 + inset * 0.7} 650 ${566 + inset * 0.6} ${768 - inset * 1.4} ${618 + inset * 0.3}`,
        flame.light,
        { weight: 2.5, dash: '8 7', opacity: 0.6 },
      ),
    ),
    ellipse(448, 290, 20, 11, { fill: flame.base }),
    flat(s, 'M418 430h110c12 0 18 8 18 18v56c0 10-6 18-18 18h-104c-12 0-18-8-18-18v-56c0-10 4-18 12-18z', cream.base, {
      depth: 0.4,
    }),
    emblem(477, 476, 22, flame.base, ink.base, 0.2),
  );
}

const torso = (sleeve) =>
  `M340 232C380 262 520 262 560 232L648 262C700 300 730 ${sleeve - 60} 752 ${sleeve}L664 ${sleeve + 36}` +
  `C654 ${sleeve - 6} 646 ${sleeve - 30} 638 ${sleeve - 46}C642 560 644 660 646 728` +
  `C570 750 330 750 254 728C256 660 258 560 262 ${sleeve - 46}` +
  `C254 ${sleeve - 30} 246 ${sleeve - 6} 236 ${sleeve + 36}L148 ${sleeve}` +
  `C170 ${sleeve - 60} 200 300 252 262z`;

export function tshirt(s) {
  const d = torso(468);
  return group(
    {},
    path('M344 234C390 200 510 200 556 234C520 272 380 272 344 234z', { fill: cream.deep }),
    flat(s, d, cream.base, { depth: 0.85, tint: '#5a3f5c', opacity: 0.7 }),
    path('M340 232C376 290 524 290 560 232', { fill: 'none', stroke: cream.light, strokeWidth: 20 }),
    path('M330 236C370 306 530 306 570 236', { fill: 'none', stroke: cream.deep, strokeWidth: 3 }),
    seam('M154 452L240 488M746 452L660 488', cream.deep),
    seam('M258 706C350 728 550 728 642 706', cream.deep),
    emblem(450, 448, 74, flame.base, iris.base),
    shade(s, disc(450, 448, 74), { depth: 0.8 }),
    fold('M290 700C310 640 296 580 312 530', '#8d7259'),
    fold('M612 700C596 650 606 600 594 560', '#8d7259'),
    fold('M262 428C290 440 300 460 300 480M638 428C610 440 600 460 600 480', '#8d7259'),
  );
}

const arm = (s, hue, side) => {
  const at = (x) => 450 + side * x;
  const d =
    `M${at(176)} 262C${at(250)} 292 ${at(272)} 420 ${at(282)} 660L${at(206)} 676` +
    `C${at(204)} 560 ${at(190)} 470 ${at(166)} 400z`;
  const cuff = `M${at(284)} 650L${at(204)} 666L${at(206)} 706L${at(286)} 690z`;
  return group({}, solid(s, d, hue, { depth: side > 0 ? 0.9 : 0.6 }), solid(s, cuff, hue, { depth: 0.9, lit: 0 }));
};
const trunk =
  'M300 246C370 270 530 270 600 246C634 260 646 280 646 320C640 470 642 620 646 728' +
  'C570 748 330 748 254 728C258 620 260 470 254 320C254 280 266 260 300 246z';

export function overshirt(s) {
  const pocket = (x) =>
    group(
      {},
      solid(s, `M${x} 420h104v104c-30 14-74 14-104 0z`, mint, { depth: 0.6, lit: 0.2 }),
      path(`M${x} 420h104v26l-52 14l-52-14z`, { fill: mint.deep, opacity: 0.75 }),
      circle(x + 52, 450, 6, { fill: cream.base }),
    );
  return group(
    {},
    arm(s, mint, -1),
    arm(s, mint, 1),
    solid(s, trunk, mint, { depth: 0.8 }),
    path('M376 250C400 300 430 330 450 350C470 330 500 300 524 250C500 232 400 232 376 250z', { fill: ink.base }),
    path('M396 244C420 292 436 312 450 324C464 312 480 292 504 244z', { fill: cream.base }),
    solid(s, 'M384 222L340 262L400 352L450 346C420 320 396 280 384 222z', mint, { depth: 0.5 }),
    solid(s, 'M516 222L560 262L500 352L450 346C480 320 504 280 516 222z', mint, { depth: 0.9 }),
    path('M450 346V740M474 352V740', { stroke: mint.deep, strokeWidth: 4 }),
    seam('M484 356V736', mint.light, { weight: 2.5, dash: '8 7' }),
    [392, 470, 548, 626, 700].map((y) =>
      group({}, circle(462, y, 9, { fill: cream.base }), circle(462, y, 3, { fill: cream.deep })),
    ),
    pocket(300),
    pocket(506),
    fold('M278 716C286 660 280 620 288 580', mint.deep),
    fold('M622 716C614 660 620 620 610 590', mint.deep),
  );
}

export function hoodie(s) {
  const hood = 'M314 262C300 130 390 96 450 96C510 96 600 130 586 262C560 320 500 344 450 348C400 344 340 320 314 262z';
  return group(
    {},
    arm(s, slate, -1),
    arm(s, slate, 1),
    solid(s, hood, slate, { depth: 0.9 }),
    path('M356 250C350 170 400 146 450 146C500 146 550 170 544 250C520 296 480 312 450 316C420 312 380 296 356 250z', {
      fill: ink.abyss,
    }),
    solid(s, trunk, slate, { depth: 0.85 }),
    path('M300 246C350 330 420 350 450 352C480 350 550 330 600 246C560 262 520 320 450 322C380 320 340 262 300 246z', {
      fill: slate.light,
      opacity: 0.8,
    }),
    owl(s, 450, 462),
    solid(s, 'M322 706C330 640 350 604 372 592H528C550 604 570 640 578 706z', slate, { depth: 0.5 }),
    seam('M376 600C356 618 342 650 336 696M524 600C544 618 558 650 564 696', slate.light, { weight: 2.5 }),
    line(
      [
        [424, 346],
        [416, 420],
      ],
      { stroke: amber.base, strokeWidth: 8 },
    ),
    line(
      [
        [476, 346],
        [484, 414],
      ],
      { stroke: amber.base, strokeWidth: 8 },
    ),
    path('M254 706C350 730 550 730 646 706V734C570 752 330 752 254 734z', { fill: slate.deep, opacity: 0.7 }),
  );
}

function owl(s, x, y) {
  return group(
    {},
    [-1, 1].map((side) =>
      group(
        {},
        flat(s, disc(x + side * 46, y, 46), amber.base, { tint: amber.deep, depth: 0.9 }),
        circle(x + side * 46, y, 27, { fill: ink.abyss }),
        circle(x + side * 46 - 9, y - 10, 8, { fill: cream.light }),
      ),
    ),
    path(
      `M${x - 100} ${y - 66}C${x - 50} ${y - 64} ${x - 20} ${y - 44} ${x} ${y - 14}` +
        `C${x + 20} ${y - 44} ${x + 50} ${y - 64} ${x + 100} ${y - 66}` +
        `C${x + 70} ${y - 40} ${x + 30} ${y - 40} ${x} ${y + 6}` +
        `C${x - 30} ${y - 40} ${x - 70} ${y - 40} ${x - 100} ${y - 66}z`,
      { fill: iris.base },
    ),
    path(`M${x - 14} ${y + 14}h28l-14 34z`, { fill: flame.base }),
  );
}

export function laptopSleeve(s) {
  const felt = { deep: '#2f2a52', base: '#5f5790', light: '#9a92c6' };
  return tilted(
    -10,
    flat(s, 'M232 214h436c16 0 22 8 22 22V520H210V236c0-14 6-22 22-22z', '#d8d4ea', { depth: 0.5 }),
    path('M392 214h116l-8 12h-100z', { fill: '#a7a0c8' }),
    solid(s, 'M196 300H704c14 0 20 8 20 20V690c0 16-8 24-24 24H200c-16 0-24-8-24-24V320c0-12 6-20 20-20z', felt, {
      depth: 0.9,
    }),
    solid(s, 'M180 306H720C700 420 620 500 450 508C280 500 200 420 180 306z', felt, { depth: 0.7, lit: 0.7 }),
    seam('M196 322C224 424 300 484 450 490C600 484 676 424 704 322', felt.light),
    seam('M192 340V686c0 8 4 12 12 12H696c8 0 12-4 12-12V340', felt.light),
    solid(s, 'M420 470h60v92c0 8-4 12-12 12h-36c-8 0-12-4-12-12z', flame, { depth: 0.6 }),
    circle(450, 546, 9, { fill: amber.light }),
    emblem(632, 640, 24, rose.base, cream.base, 0.16),
    flat(s, 'M176 610h30v44h-30z', sky.base),
  );
}
