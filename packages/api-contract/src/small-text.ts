import { type StyledText, type TextBlock, toPlainBlocksText } from './formatted-text';
import { findHiddenDestination, splitText } from './text-addresses';

/** At most one part of the pattern can match at any position, so parsing time is linear in the text's length. */
const MARK = new RegExp(
  [
    '\\[(?<label>[^[\\]\\n]{1,200})\\]\\((?<address>https?://[^\\s()<>]{1,500})\\)',
    '(?<![\\p{L}\\p{N}*])\\*\\*(?=[^\\s*])(?<bold>(?:[^*\\n]|\\*(?!\\*))+)(?<=\\S)\\*\\*(?![\\p{L}\\p{N}*])',
    '(?<![\\p{L}\\p{N}*])\\*(?=[^\\s*])(?<italic>[^*\\n]+)(?<=\\S)\\*(?![\\p{L}\\p{N}*])',
  ].join('|'),
  'giu',
);
const ITEM = /^- +(?=\S)/;

type Style = Pick<StyledText, 'isBold' | 'isItalic'>;

const linkAddresses = (text: string, style: Style): StyledText[] =>
  splitText(text).map((part) => ({ type: 'text', ...style, ...part }));

/** Returns a link, unless its label contains a URL, because that could hide the real destination. */
function toLink(label: string, address: string, style: Style): StyledText | undefined {
  const [part, ...rest] = splitText(address);
  if (part?.href === undefined || rest.length > 0 || splitText(label).some(({ href }) => href !== undefined))
    return undefined;
  const hidden = findHiddenDestination(label, part.href);
  return { type: 'text', ...style, text: hidden === undefined ? label : `${label} (${hidden})`, href: part.href };
}

function readSpans(text: string, style: Style = {}): StyledText[] {
  const spans: StyledText[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(MARK)) {
    const { label, address, bold, italic } = groups ?? {};
    const link = label && address ? toLink(label, address, style) : undefined;
    if (label && !link) continue;
    if (index > end) spans.push(...linkAddresses(text.slice(end, index), style));
    if (link) spans.push(link);
    else if (bold) spans.push(...readSpans(bold, { ...style, isBold: true }));
    else if (italic) spans.push(...readSpans(italic, { ...style, isItalic: true }));
    end = index + match.length;
  }
  if (end < text.length) spans.push(...linkAddresses(text.slice(end), style));
  return spans;
}

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
 * Parses a short text, such as a community post: paragraphs with line breaks, `- ` lists, `**bold**`, `*italic*`, URLs,
 * and `[links](https://…)`. Everything else remains plain text.
 */
export const parseSmallText = (source: string): TextBlock[] =>
  source
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .flatMap(groupLines)
    .map(toBlock);

/** Returns the plain words of a short text, for excerpts, cards, feeds, notifications and descriptions. */
export const toPlainSmallText = (source: string): string => toPlainBlocksText(parseSmallText(source));
