import { chance } from './chance.mjs';

const number = (value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const KEPT_CAMEL = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
  'baseFrequency',
  'numOctaves',
  'stdDeviation',
]);

export function element(name, attributes = {}, ...children) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${KEPT_CAMEL.has(key) ? key : kebab(key)}="${number(value)}"`)
    .join('');
  return `<${name}${written}>${children.flat(Infinity).join('')}</${name}>`;
}

export const group = (attributes, ...children) => element('g', attributes, ...children);
export const path = (d, attributes) => element('path', { d, ...attributes });
export const circle = (cx, cy, r, attributes) => element('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx, cy, rx, ry, attributes) => element('ellipse', { cx, cy, rx, ry, ...attributes });
export const rect = (x, y, width, height, attributes) => element('rect', { x, y, width, height, ...attributes });
export const line = (points, attributes) =>
  path(`M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}`, {
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...attributes,
  });

/** Outline of a rounded rectangle as path data, so that every solid is a path. */
export function box(x, y, w, h, r = 0) {
  const c = Math.min(r, w / 2, h / 2);
  const corner = (dx, dy) => `a${c} ${c} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + c} ${y}h${w - 2 * c}${corner(c, c)}v${h - 2 * c}${corner(-c, c)}` +
    `h${2 * c - w}${corner(-c, -c)}v${2 * c - h}${corner(c, -c)}z`
  );
}

export const disc = (cx, cy, rx, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
export const turn = (degrees, x, y) => `rotate(${degrees} ${x} ${y})`;
export const move = (x, y, scale = 1) => `translate(${x} ${y}) scale(${scale})`;

/** A straight gradient's end points inside the shape's box; 0 runs left to right, 90 top to bottom. */
function ends(angle) {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
  return { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y };
}

const stops = (list) =>
  list.map(([offset, colour, opacity = 1]) => element('stop', { offset, stopColor: colour, stopOpacity: opacity }));

/** Turns the opacity of a shape into coloured grains: denser where it was more opaque. */
function grainFilter(id, colour, seed, size) {
  return element(
    'filter',
    { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    element('feTurbulence', { type: 'fractalNoise', baseFrequency: size, numOctaves: 2, seed, result: 'cloud' }),
    element('feColorMatrix', {
      in: 'cloud',
      type: 'matrix',
      values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -0.8',
      result: 'noise',
    }),
    element('feComposite', {
      in: 'SourceAlpha',
      in2: 'noise',
      operator: 'arithmetic',
      k2: 3.4,
      k3: -3.4,
      k4: 0.1,
      result: 'dots',
    }),
    element('feFlood', { floodColor: colour, result: 'paint' }),
    element('feComposite', { in: 'paint', in2: 'dots', operator: 'in' }),
  );
}

/** One picture under construction: collects definitions and hands out references to them. */
export function sheet(width, height, seed) {
  const definitions = [];
  const grains = new Map();
  const claim = (prefix, build) => {
    const id = `${prefix}${definitions.length}`;
    definitions.push(build(id));
    return id;
  };
  const self = {
    width,
    height,
    random: chance(seed),
    unit: Math.min(width, height) / 900,
    linear: (angle, ...list) =>
      `url(#${claim('l', (id) => element('linearGradient', { id, ...ends(angle) }, stops(list)))})`,
    radial: (cx, cy, r, ...list) =>
      `url(#${claim('r', (id) => element('radialGradient', { id, cx, cy, r }, stops(list)))})`,
    clip: (d) => `url(#${claim('c', (id) => element('clipPath', { id }, path(d)))})`,
    blur: (deviation) =>
      `url(#${claim('b', (id) =>
        element(
          'filter',
          { id, x: -1, y: -1, width: 3, height: 3 },
          element('feGaussianBlur', { stdDeviation: deviation }),
        ),
      )})`,
    grain(colour, size = 0.62 / self.unit) {
      const key = `${colour} ${size}`;
      if (!grains.has(key))
        grains.set(
          key,
          claim('g', (id) => grainFilter(id, colour, seed, size)),
        );
      return `url(#${grains.get(key)})`;
    },
    document: (...content) =>
      element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
        element('defs', {}, definitions),
        content,
      ),
  };
  return self;
}
