import { type StyledText, type TextBlock, toPlainBlocksText } from './formatted-text';
import { findHiddenDestination, splitText } from './text-addresses';

/**
 * A word joiner beside a sign separates it from a letter, so that part of a word can be bold. Between two joiners, a
 * sign is an ordinary asterisk. Readers see neither.
 */
export const JOINER = '\u2060';
/** Scripts without spaces between words, where a sign beside a letter is no part of a word. */
const UNSPACED = ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr'].map((one) => `\\p{scx=${one}}`).join('');
/** Matches a letter or sign that keeps the sign beside it from being read. */
export const BLOCKER = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}]|\\*)`;
const LITERAL = `${JOINER}\\*${JOINER}`;
const LETTER = `(?:${LITERAL}|(?!${LITERAL})[^*\\n])`;
const styled = (name: string, sign: string, inner: string) =>
  `(?<!${BLOCKER})${sign}(?=[^\\s*])(?<${name}>${inner}+)(?<=\\S)${sign}(?!${BLOCKER})`;

/** Every match contains one of these characters. */
const MARK_SIGN = /[*[]/;

/**
 * Creates the pattern on first use, because browsers take a long time to compile its character classes, and most texts
 * have no marks. At most one part of the pattern can match at any position, so parsing time is linear in the text's
 * length.
 */
const createPattern = () =>
  new RegExp(
    [
      LITERAL,
      '\\[(?<label>(?:[^[\\]\\n]|\\[[^[\\]\\n]{0,100}\\]){1,200})\\]' +
        '\\((?<address>[hH][tT]{2}[pP][sS]?://(?:[^\\s()<>]|\\([^\\s()<>]{0,100}\\)){1,500})\\)',
      styled('both', '\\*{3}', LETTER),
      styled('bold', '\\*\\*', `(?:${LETTER}|\\*(?!\\*))`),
      styled('italic', '\\*', LETTER),
    ].join('|'),
    'gu',
  );
let pattern: RegExp | undefined;
const findMarks = (line: string) => (MARK_SIGN.test(line) ? line.matchAll((pattern ??= createPattern())) : []);
const ITEM = /^- +(?=\S)/;

type Style = Pick<StyledText, 'isBold' | 'isItalic'>;

/** A part of a line in one style, with its place in the source. A link is one piece, with all parts of its label. */
export interface Piece {
  spans: StyledText[];
  start: number;
  end: number;
}

const isLink = ({ href }: StyledText) => href !== undefined;

/** Reads text between marks. Joiners beside the marks are left out. */
function readGap(line: string, start: number, end: number, style: Style): Piece[] {
  const from = start > 0 && line.charAt(start) === JOINER ? start + 1 : start;
  const to = end < line.length && end > from && line.charAt(end - 1) === JOINER ? end - 1 : end;
  const written = line.slice(from, Math.max(from, to));
  const spans = splitText(written).map((part): StyledText => ({ type: 'text', ...style, ...part }));
  // A URL that is shown differently has no letters of the source, so that its surroundings stay in one piece.
  if (spans.map(({ text }) => text).join('') !== written) return [{ spans, start: from, end: to }];
  let at = from;
  return spans.map((span) => {
    const begin = at;
    at += span.text.length;
    return { spans: [span], start: begin, end: at };
  });
}

/** Returns a link, unless its label contains a URL, because that could hide the real destination. */
function readLink(label: string, address: string, style: Style): StyledText[] | undefined {
  const [part, ...rest] = splitText(address);
  if (part?.href === undefined || rest.length > 0 || splitText(label).some(({ href }) => href !== undefined))
    return undefined;
  const { href } = part;
  const spans = readPieces(label, style).flatMap((piece) => piece.spans);
  if (spans.some(isLink)) return undefined;
  const hidden = findHiddenDestination(label, href);
  const destination: StyledText[] = hidden === undefined ? [] : [{ type: 'text', ...style, text: ` (${hidden})` }];
  return [...spans, ...destination].map((span) => ({ ...span, href }));
}

/** Splits one line of a short text into pieces. */
export function readPieces(line: string, style: Style = {}): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of findMarks(line)) {
    const { label, address, both, bold, italic } = groups ?? {};
    const link = label && address ? readLink(label, address, style) : undefined;
    if (label && !link) continue;
    if (index > end) pieces.push(...readGap(line, end, index, style));
    end = index + match.length;
    const inner = both ?? bold ?? italic;
    if (link) pieces.push({ spans: link, start: index, end });
    else if (inner === undefined) pieces.push({ spans: [{ type: 'text', ...style, text: '*' }], start: index, end });
    else {
      const marked = { ...style, ...(italic ? {} : { isBold: true }), ...(bold ? {} : { isItalic: true }) };
      const start = index + (match.length - inner.length) / 2;
      for (const piece of readPieces(inner, marked))
        pieces.push({ ...piece, start: start + piece.start, end: start + piece.end });
    }
  }
  if (end < line.length) pieces.push(...readGap(line, end, line.length, style));
  return pieces;
}

function joinSpans(pieces: readonly Piece[]): StyledText[] {
  const joined: StyledText[] = [];
  for (const span of pieces.flatMap((piece) => piece.spans)) {
    const last = joined.at(-1);
    const isSame = last && !isLink(last) && !isLink(span);
    if (isSame && last.isBold === span.isBold && last.isItalic === span.isItalic) last.text += span.text;
    else if (span.text !== '') joined.push({ ...span });
  }
  return joined;
}

const readSpans = (text: string) => joinSpans(readPieces(text));

/** Returns the sign of a list item at the beginning of a line, or an empty text. */
export const itemSign = (line: string) => ITEM.exec(line)?.[0] ?? '';

/** Groups consecutive list items, and consecutive other lines. */
function groupLines(part: string): string[][] {
  const groups: string[][] = [];
  for (const line of part.split('\n')) {
    const last = groups.at(-1);
    if (last && ITEM.test(last[0]!) === ITEM.test(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const toBlock = (lines: string[]): TextBlock =>
  ITEM.test(lines[0]!)
    ? {
        type: 'list',
        isOrdered: false,
        items: lines.map((line) => [{ type: 'paragraph', spans: readSpans(line.replace(ITEM, '')) }]),
      }
    : { type: 'paragraph', spans: readSpans(lines.join('\n')) };

/**
 * Parses a short text, such as a community post: paragraphs with line breaks, `- ` lists, `**bold**`, `*italic*`,
 * `***both***`, URLs, and `[links](https://…)`. Everything else remains plain text.
 */
export const parseSmallText = (source: string): TextBlock[] =>
  source
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .flatMap(groupLines)
    .map(toBlock);

/** Returns the plain words of a short text, for excerpts, cards, feeds, notifications and descriptions. */
export const toPlainSmallText = (source: string): string => toPlainBlocksText(parseSmallText(source));
