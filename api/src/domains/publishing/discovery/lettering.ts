import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { type Font, type Glyph, parse, type PathCommand } from 'opentype.js';
import { truncateText } from '@verse/api-contract/truncate-text';

export type Weight = 500 | 700;
type Alphabet = 'latin' | 'latin-ext';

// Hidden from the bundler, so that the file is resolved at run time, relative to the API.
const installed = nodeModule.createRequire(__filename);
const fonts = new Map<string, Font>();

/** Returns the site's typeface from its npm package. Loaded on first use, then cached. */
function findFont(weight: Weight, alphabet: Alphabet): Font {
  const name = `bricolage-grotesque-${alphabet}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  const file = readFileSync(installed.resolve(`@fontsource/bricolage-grotesque/files/${name}`));
  const font = parse(new Uint8Array(file).buffer);
  fonts.set(name, font);
  return font;
}

interface Letter {
  font: Font;
  glyph: Glyph;
  character: string;
}

/** Converts text to letters. Characters without a glyph (emoji, other scripts) are omitted. */
function toLetters(text: string, weight: Weight): Letter[] {
  const files = [findFont(weight, 'latin'), findFont(weight, 'latin-ext')];
  return [...text.normalize('NFC')].flatMap((character) => {
    const letters = files.map((font) => ({ font, glyph: font.charToGlyph(character), character }));
    return letters.find(({ glyph }) => glyph.index > 0) ?? [];
  });
}

const written = (text: string, weight: Weight) =>
  toLetters(text, weight)
    .map(({ character }) => character)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the distance to the next letter, in ems. */
function measureAdvance({ font, glyph }: Letter, next: Letter | undefined): number {
  const kerning = next?.font === font ? font.getKerningValue(glyph, next.glyph) : 0;
  return (glyph.advanceWidth + kerning) / font.unitsPerEm;
}

const measureWidth = (text: string, size: number, weight: Weight) =>
  toLetters(text, weight).reduce(
    (width, letter, index, letters) => width + size * measureAdvance(letter, letters[index + 1]),
    0,
  );

/** Creates the `d` attribute of a path. The library's own writer turns numbers close to zero into NaN. */
const toPath = (commands: readonly PathCommand[]) =>
  commands
    .map(
      ({ type, x1, y1, x2, y2, x, y }) =>
        type + [x1, y1, x2, y2, x, y].flatMap((number) => number?.toFixed(1) ?? []).join(' '),
    )
    .join('');

/** Returns the outline of a line of text as the `d` attribute of a path, so that rendering needs no font. */
export function toOutline(
  text: string,
  { x, y, size, weight }: { x: number; y: number; size: number; weight: Weight },
): string {
  let left = x;
  return toLetters(text, weight)
    .map((letter, index, letters) => {
      const outline = toPath(letter.glyph.getPath(left, y, size).commands);
      left += size * measureAdvance(letter, letters[index + 1]);
      return outline;
    })
    .join('');
}

/** Returns the longest prefix that fits, ending in `…` if the text is truncated. */
function shortened(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  let count = [...text].length - 1;
  while (count > 1 && !fits(truncateText(text, count, '…'))) count -= 1;
  return truncateText(text, count, '…');
}

/** Breaks text into lines of the given width. The last line ends in `…` if the text is truncated. */
export function toLines(
  text: string,
  { size, weight, width, most }: { size: number; weight: Weight; width: number; most: number },
): { lines: string[]; isWhole: boolean } {
  const fits = (line: string) => measureWidth(line, size, weight) <= width;
  const lines: string[] = [];
  for (const word of written(text, weight).split(' ')) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const isWhole = lines.length <= most && lines.every(fits);
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return { lines: shown.map((line) => shortened(line, fits)), isWhole };
}
