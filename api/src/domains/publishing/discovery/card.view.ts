import { toLines, toOutline, type Weight } from './lettering';

/** Text on a card, apart from the site name. */
export interface CardText {
  /** Text above the title. May be empty. */
  eyebrow: string;
  title: string;
}

/** Increment when the design changes, so that clients do not reuse cached cards. */
export const CARD_DESIGN = 2;

const INK = '#0b0a12';
const PAPER = '#f7f3ec';
const FLAME = '#ff7f57';
const IRIS = '#a99bff';
const LEFT = 80;
const TITLE_WIDTH = 800;
const BASELINE = 540;
const NAME = 'Creativity Verse';

/** Tried in order until the title fits. At the smallest size, a title that is still too long is truncated. */
const TITLE_SIZES = [
  { size: 92, most: 3 },
  { size: 76, most: 3 },
  { size: 62, most: 4 },
  { size: 50, most: 5 },
];

const fading = (colour: string, opacity: string) =>
  `<stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;
const ground = (fill: string) => `<path d="M0 0h1200v630H0z" fill="${fill}"/>`;

const BACKGROUND = `<defs><radialGradient id="flame" cx="1020" cy="60" r="620" gradientUnits="userSpaceOnUse">
${fading(FLAME, '.34')}</radialGradient>
<radialGradient id="iris" cx="1120" cy="600" r="560" gradientUnits="userSpaceOnUse">
${fading(IRIS, '.3')}</radialGradient></defs>
${ground(INK)}${ground('url(#flame)')}${ground('url(#iris)')}`;

/** Motif of the card: a star circled by orbits. */
const ORBIT = `<g transform="translate(1010 196) rotate(-18)" fill="none" stroke="${PAPER}" stroke-width="2.5">
<ellipse rx="270" ry="101" opacity=".3"/><ellipse rx="176" ry="64" opacity=".5"/>
<circle cx="-248" cy="-40" r="16" fill="${IRIS}" stroke="none"/>
<circle cx="150" cy="-34" r="11" fill="${FLAME}" stroke="none"/></g>
<path transform="translate(1010 196) scale(3.6)" fill="${FLAME}"
d="M0-16C1.6-6.2 6.2-1.6 16 0 6.2 1.6 1.6 6.2 0 16-1.6 6.2-6.2 1.6-16 0-6.2-1.6-1.6-6.2 0-16Z"/>`;

const MARK = `<g transform="translate(${LEFT - 6} 62) scale(1.7)"
fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M3.2 24.6C1.9 20.8 9 15 19.2 12.1c8.1-2.3 15.3-2.2 17.5.2" stroke="${IRIS}" stroke-width="1.8"/>
<path d="m9.5 8.5 10.5 23 10.5-23" stroke="${PAPER}" stroke-width="5.6"/>
<path d="M3.2 24.6c1.4 3.7 10.2 4.2 20.2 1.2 8.4-2.5 14.3-6.8 14.2-10.5" stroke="${FLAME}" stroke-width="1.8"/>
<circle cx="36.6" cy="12.4" r="3" fill="${FLAME}"/></g>`;

const line = (text: string, place: { x: number; y: number; size: number; weight: Weight }, colour: string) =>
  `<path d="${toOutline(text, place)}" fill="${colour}"/>`;

/** Balances the lines, so that no word is alone on a line if another word fits beside it. */
function evenly(title: string, size: number, lines: string[]): string[] {
  let even = lines;
  for (let width = TITLE_WIDTH; width > 0; width -= 20) {
    const tried = toLines(title, { size, weight: 700, width, most: lines.length });
    if (!tried.isWhole) break;
    even = tried.lines;
  }
  return even;
}

/** If our typeface has none of the title's letters, the title is replaced by the site name. */
export function titleLines(title: string): { size: number; lines: string[] } {
  const tries = TITLE_SIZES.map(({ size, most }) => ({
    size,
    ...toLines(title, { size, weight: 700, width: TITLE_WIDTH, most }),
  }));
  const best = tries.find(({ isWhole }) => isWhole) ?? tries.at(-1)!;
  if (best.lines.join('') === '') return titleLines(NAME);
  return best.isWhole ? { size: best.size, lines: evenly(title, best.size, best.lines) } : best;
}

/** Returns the card as SVG, 1200 by 630 pixels, with the text converted to outlines. */
export function cardView({ eyebrow, title }: CardText): string {
  const { size, lines } = titleLines(title);
  const above = size * 1.08;
  const top = BASELINE - (lines.length - 1) * above;
  const rows = lines.map((text, index) => line(text, { x: LEFT, y: top + index * above, size, weight: 700 }, PAPER));
  const [label = ''] = toLines(eyebrow, { size: 30, weight: 500, width: TITLE_WIDTH, most: 1 }).lines;
  const name = line(NAME, { x: LEFT + 78, y: 108, size: 34, weight: 700 }, PAPER);
  const over = line(label, { x: LEFT, y: top - size - 8, size: 30, weight: 500 }, FLAME);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
${BACKGROUND}${ORBIT}${MARK}
${name}${over}${rows.join('')}</svg>`;
}
