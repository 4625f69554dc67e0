import { circle, element, group, path, rect, turn } from './svg.mjs';

/**
 * The scenes that say what one can do here. They are files that a page shows by `<use href="….svg#scene">`: so they
 * weigh nothing in a script, and their paints are the theme's custom properties, which reach into them.
 */
const paint = (name) => `var(--ui-${name})`;
const fill = (name) => ({ fill: paint(name) });
const stroke = (name, strokeWidth = 4, more = {}) => ({
  fill: 'none',
  stroke: paint(name),
  strokeWidth,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...more,
});

const sheet = { ...fill('surface-raised'), stroke: paint('border-strong'), strokeOpacity: 0.55, strokeWidth: 1.5 };
const orbit = stroke('border-strong', 1.5, { strokeOpacity: 0.5 });
const ink = stroke('text-muted', 5);
const flame = fill('accent');
const iris = fill('highlight');
const flameLine = stroke('accent');
const irisLine = stroke('highlight');

/** Words in the page's own typeface, which they inherit. */
const words = (x, y, text, colour, size = 14, more = {}) =>
  element('text', { x, y, fontSize: size, fontWeight: 650, ...fill(colour), ...more }, text);

/** A person's pointer with the name on it. */
const pointer = (x, y, name, hue, width) =>
  group(
    { transform: `translate(${x} ${y})` },
    path('M0 0l8 38 9-14 16-3z', fill(hue)),
    rect(18, 30, width, 26, { rx: 13, ...fill(hue) }),
    words(18 + width / 2, 48, name, `on-${hue}`, 14, { textAnchor: 'middle' }),
  );

const collaboration = () => [
  path('M-20 250C90 60 330 10 520 120', orbit),
  path(
    'M172 118C220 118 214 92 262 92M150 168C160 226 196 232 236 232',
    stroke('text-muted', 2, { strokeDasharray: '2 7' }),
  ),
  rect(36, 62, 140, 112, { rx: 14, ...sheet }),
  rect(50, 76, 112, 52, { rx: 8, ...fill('accent-soft') }),
  path('M60 116l20-22 16 14 22-24 32 32', flameLine),
  path('M54 144h76M54 158h44', ink),
  rect(262, 36, 184, 128, { rx: 14, ...sheet }),
  circle(286, 62, 9, iris),
  circle(306, 62, 9, fill('star')),
  circle(326, 62, 9, fill('success')),
  path('M282 92h144M282 112h112M282 132h68', ink),
  path('M282 147h96', stroke('highlight', 5)),
  rect(232, 190, 164, 104, { rx: 14, ...sheet }),
  path('M252 218l6 6 10-12M252 244l6 6 10-12', irisLine),
  rect(251, 262, 17, 17, { rx: 5, ...stroke('text-muted', 2.5) }),
  path('M286 218h84M286 244h62M286 270h74', ink),
  pointer(150, 190, 'Zainab', 'accent', 70),
  pointer(388, 138, 'Femi', 'highlight', 56),
];

const learning = () => [
  path('M20 292C40 130 190 30 460 44', orbit),
  path('M20 292C30 212 76 146 150 102', flameLine),
  circle(26, 262, 9, flame),
  circle(60, 184, 9, flame),
  circle(150, 102, 17, flame),
  path('M143 102l5 6 9-11', stroke('on-accent', 3.5)),
  circle(264, 62, 10, sheet),
  circle(362, 46, 10, sheet),
  circle(430, 50, 34, fill('highlight-soft')),
  circle(430, 50, 20, iris),
  path('M396 62c14 10 58-2 70-22', irisLine),
  words(180, 108, 'Lesson 3 of 7', 'heading', 15),
  rect(140, 136, 300, 158, { rx: 18, ...sheet }),
  rect(156, 152, 126, 126, { rx: 10, ...fill('accent-soft') }),
  circle(219, 208, 28, flame),
  path('M211 194v28l22-14z', fill('on-accent')),
  path('M170 262h98', stroke('border-strong', 5)),
  path('M170 262h44', stroke('accent', 5)),
  path('M300 172h112M300 192h76', ink),
  path('M302 230l6 6 10-12M302 258l6 6 10-12', irisLine),
  path('M334 230h78M334 258h52', ink),
];

const profile = () => [
  path('M20 60C160 340 380 340 470 90', orbit),
  rect(86, 18, 308, 288, { rx: 20, ...sheet }),
  path('M106 19h268a20 20 0 0 1 20 20v60H86V39a20 20 0 0 1 20-20z', fill('highlight-soft')),
  path('M86 86c60-50 116 22 178-18s86-24 130-38', irisLine),
  circle(148, 106, 40, sheet),
  circle(148, 95, 15, flame),
  path('M120 132c2-26 54-26 56 0-18 18-38 18-56 0z', flame),
  words(206, 132, 'Mireille Kossou', 'heading', 18),
  path('M207 148h70', ink),
  rect(112, 168, 84, 26, { rx: 13, ...fill('accent-soft') }),
  words(154, 186, 'Lettering', 'accent', 13, { textAnchor: 'middle' }),
  rect(204, 168, 70, 26, { rx: 13, ...fill('highlight-soft') }),
  words(239, 186, 'Motion', 'highlight-strong', 13, { textAnchor: 'middle' }),
  rect(282, 168, 86, 26, { rx: 13, ...fill('success-soft') }),
  words(325, 186, 'Available', 'success', 13, { textAnchor: 'middle' }),
  rect(112, 210, 80, 78, { rx: 10, ...fill('highlight-soft') }),
  rect(200, 210, 80, 78, { rx: 10, ...fill('accent-soft') }),
  rect(288, 210, 80, 78, { rx: 10, ...fill('highlight-soft') }),
  circle(152, 249, 19, iris),
  path('M214 272l18-28 13 16 8-12 15 24', flameLine),
  path('M306 272v-24M320 272v-38M334 272v-16M348 272v-30', irisLine),
  circle(394, 100, 25, fill('success')),
  path('M383 100l8 8 15-16', stroke('success-soft', 5)),
];

const recognition = () => [
  path('M-10 96C120 16 360 16 490 96', orbit),
  group(
    { transform: turn(-7, 92, 180) },
    rect(24, 112, 136, 156, { rx: 14, ...sheet }),
    rect(38, 126, 108, 98, { rx: 8, ...fill('highlight-soft') }),
    circle(112, 156, 14, iris),
    path('M46 214l26-34 22 24 14-14 30 26', irisLine),
    path('M42 246h60', ink),
  ),
  group(
    { transform: turn(7, 388, 180) },
    rect(320, 112, 136, 156, { rx: 14, ...sheet }),
    rect(334, 126, 108, 98, { rx: 8, ...fill('accent-soft') }),
    path('M352 204c0-52 72-52 72 0M352 204h72M388 165v39', flameLine),
    path('M338 246h74', ink),
  ),
  rect(144, 62, 192, 224, { rx: 16, ...sheet }),
  rect(160, 78, 160, 146, { rx: 10, ...fill('accent-soft') }),
  circle(240, 152, 44, flame),
  path('M176 176c18 18 114-18 126-50', irisLine),
  circle(294, 104, 8, fill('star')),
  rect(160, 238, 84, 28, { rx: 14, ...flame }),
  words(202, 257, 'Chosen', 'on-accent', 14, { textAnchor: 'middle' }),
  path('M258 246h62M258 260h38', ink),
  path(
    'M322 34l9 8 12-1 3 11 10 7-5 11 5 11-10 7-3 11-12-1-9 8-9-8-12 1-3-11-10-7 5-11-5-11 10-7 3-11 12 1z',
    fill('star'),
  ),
  path('M310 71l8 9 16-18', stroke('background', 4.5)),
];

const bubble = (d, hue, x, y, text) => [
  path(d, fill(hue)),
  words(x, y, text, `on-${hue}`, 15, { textAnchor: 'middle' }),
];

const community = () => [
  circle(240, 170, 128, sheet),
  path(
    'M240 42c-72 66-72 190 0 256M240 42c72 66 72 190 0 256M240 42v256M112 170h256' +
      'M132 104c66 34 150 34 216 0M132 236c66-34 150-34 216 0',
    orbit,
  ),
  path('M150 130C180 60 290 50 330 116M172 246C140 220 130 170 150 130', flameLine),
  path('M172 246C200 170 300 170 330 116', irisLine),
  circle(150, 130, 28, fill('accent-soft')),
  circle(150, 130, 16, flame),
  circle(330, 116, 32, fill('highlight-soft')),
  circle(330, 116, 19, iris),
  circle(172, 246, 12, fill('star')),
  circle(300, 250, 9, fill('success')),
  circle(252, 196, 6, fill('heading')),
  bubble(
    'M32 52h116a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14H86l-16 16v-16H32a14 14 0 0 1-14-14V66a14 14 0 0 1 14-14z',
    'accent',
    90,
    81,
    'Who is awake?',
  ),
  bubble(
    'M342 210h104a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14h-18v16l-18-16h-68a14 14 0 0 1-14-14v-20a14 14 0 0 1 14-14z',
    'highlight',
    394,
    239,
    'Somebody is',
  ),
];

/** The signs beside the testimonials: the same on every machine, whatever emoji it has. */
const SIGNS = {
  palette: [
    path(
      'M16 3C8.500 3 3 8.300 3 15.500 3 22.500 8.500 29 15.500 29' +
        'c2.500 0 3.500-1.700 2.800-3.600-.9-2.600.6-4.400 3.200-4.400h3' +
        'C27.500 21 29 18.500 29 15 29 8 23.500 3 16 3z',
      fill('accent'),
    ),
    circle(9.5, 15, 2.3, fill('on-accent')),
    circle(13.5, 9, 2.3, fill('highlight')),
    circle(20, 9, 2.3, fill('star')),
    circle(24, 14.5, 2.3, fill('success')),
  ],
  rocket: [
    path('M27.500 4.500C20 4 13.500 7.500 10 14.500l7.500 7.500c7-3.500 10.500-10 10-17.500z', fill('highlight')),
    path('M10 14.500l-6 1.500 4-6 6-.5zM17.500 22l-1.500 6 6-4 .5-6z', fill('accent')),
    circle(20, 12, 2.8, fill('on-highlight')),
    path('M8.500 20c-3 1-4 4-4 7.500 3.500 0 6.500-1 7.500-4z', fill('star')),
  ],
  bulb: [
    path(
      'M16 3a10 10 0 0 0-5.500 18.300c.8.6 1.500 1.700 1.500 2.700h8c0-1 .7-2.100 1.500-2.700A10 10 0 0 0 16 3z',
      fill('star'),
    ),
    path('M12.500 27h7M14 30h4', stroke('text-muted', 2.2)),
    path('M13 13l3 3 3-3M16 16v7', stroke('background', 1.8)),
  ],
};

const folder = 'mf-marketing/src/features/tour/scenes';
const drawing = (content, width, height) =>
  `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    group({ id: 'scene' }, content),
  )}\n`;

/** Each scene and sign: its file from the root of the project, and its text. */
export const scenes = [
  ...Object.entries({ collaboration, learning, profile, recognition, community }).map(([name, draw]) => ({
    file: `${folder}/${name}.svg`,
    text: drawing(draw(), 480, 320),
  })),
  ...Object.entries(SIGNS).map(([name, sign]) => ({
    file: `mf-marketing/src/features/testimonials/images/${name}.svg`,
    text: drawing(sign, 32, 32),
  })),
];
