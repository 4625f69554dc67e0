/** @jest-environment node */
import { join } from 'node:path';
import { compile } from 'sass';

type Colour = [red: number, green: number, blue: number, alpha: number];

const css = compile(join(__dirname, 'theme.scss')).css;

/** Returns a function that resolves `ui.colour(name)` to the theme's value. */
function themeOf(selector: string) {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  return (name: string): Colour => {
    const text = new RegExp(`--ui-${name}: ([^;]+);`).exec(block)?.[1] ?? '';
    const hex = /^#([0-9a-f]{3,6})$/.exec(text)?.[1];
    if (hex) {
      const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
      return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16)).concat(1) as Colour;
    }
    const parts = /^rgba?\(([\d., ]+)\)$/.exec(text)?.[1]?.split(',').map(Number);
    if (parts?.length !== 4) throw new Error(`${name} is no colour: "${text}"`);
    return parts as Colour;
  };
}

const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
  const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
};

function luminance([red, green, blue]: Colour) {
  const linear = (channel: number) => (channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(text: Colour, ground: Colour) {
  const [dark = 0, light = 0] = [luminance(text), luminance(ground)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['background', 'background-deep', 'surface', 'surface-raised'];
const TONES = ['error', 'success', 'warning', 'notice', 'accent', 'highlight'];
const SOFT = TONES.map((tone) => `${tone}-soft`);
const pairs = (texts: string[], grounds: string[]) => texts.flatMap((text) => grounds.map((ground) => [text, ground]));

const TEXT_PAIRS = [
  ...pairs(['heading', 'text', 'text-muted', 'link'], GROUNDS),
  ...pairs([...TONES, 'accent-strong', 'highlight-strong'], GROUNDS),
  ...pairs(['heading', 'text', 'link'], SOFT),
  ...TONES.map((tone) => [tone, `${tone}-soft`]),
  ...pairs(['on-accent'], ['accent', 'accent-strong', 'highlight']),
  ...pairs(['on-highlight'], ['highlight', 'highlight-strong']),
] as [string, string][];

describe.each([
  ['dark', ':root,'],
  ['light', '[data-theme=light]'],
])('in the %s theme', (_, selector) => {
  const colour = themeOf(selector);

  it.each(TEXT_PAIRS)('%s reads on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    pairs(['heading', 'text', 'text-muted', 'link', 'accent'], ['glow-accent', 'glow-highlight']) as [string, string][],
  )('%s reads on the page where its %s is strongest', (text, glow) => {
    expect(contrast(colour(text), over(colour(glow), colour('background')))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['border-strong', 'focus', 'star'], GROUNDS) as [string, string][])(
    '%s is seen on %s',
    (line, ground) => {
      expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the header over the page', () => {
  const dark = themeOf(':root,');
  const light = themeOf('[data-theme=light]');

  it.each(['background', 'heading', 'accent'])(
    'reads over a %s that slides under its glass, in the light theme too',
    (under) => {
      const glass = over(dark('glass'), light(under));
      for (const text of ['heading', 'text']) expect(contrast(dark(text), glass)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
