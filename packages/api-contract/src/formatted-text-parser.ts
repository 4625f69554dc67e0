import type { Token } from 'markdown-it';
import {
  type ContentFormat,
  type StyledText,
  type TextBlock,
  type TextSpan,
  toPlainBlocks,
  toPlainBlocksText,
} from './formatted-text';
import { createMarkdownParser, imageAltOf, isSafeAddress, pictureKeyIn } from './markdown-source';
import { findHiddenDestination, splitText } from './text-addresses';

const parser = createMarkdownParser();

type Picture = Extract<TextBlock, { type: 'picture' }>;
type Style = Pick<StyledText, 'isBold' | 'isItalic' | 'href'>;

/** Turns bare URLs in a text into links, except where the link text would differ from what was typed. */
function linkAddresses(span: TextSpan): TextSpan[] {
  if (span.type === 'break' || span.isCode || span.href !== undefined) return [span];
  const parts = splitText(span.text);
  if (parts.map(({ text }) => text).join('') !== span.text) return [span];
  return parts.map((part) => ({ ...span, ...part }));
}

const isSameStyle = (one: StyledText, other: StyledText): boolean =>
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.isCode === other.isCode &&
  one.href === other.href;

function joinSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.type === 'text' && last?.type === 'text' && isSameStyle(last, span)) last.text += span.text;
    else if (span.type === 'break' || span.text !== '') joined.push({ ...span });
  }
  return joined;
}

/** Removes line breaks at the beginning and end of a paragraph. */
function tidySpans(spans: readonly TextSpan[]): TextSpan[] {
  const isBreak = ({ type }: TextSpan) => type === 'break';
  const start = spans.findIndex((span) => !isBreak(span));
  if (start === -1) return [];
  return joinSpans(spans.slice(start, spans.findLastIndex((span) => !isBreak(span)) + 1)).flatMap(linkAddresses);
}

/** Returns the picture if it belongs to the text; otherwise a link to the external picture. */
function readImage(token: Token, style: Style): Picture | StyledText {
  const address = token.attrGet('src') ?? '';
  const alt = imageAltOf(token);
  const key = pictureKeyIn(address);
  if (key !== undefined) return { type: 'picture', key, alt };
  const href = style.href ?? (isSafeAddress(address) ? address : undefined);
  const hidden = href === undefined || style.href !== undefined ? undefined : findHiddenDestination(alt, href);
  const text = (alt || address) + (hidden === undefined ? '' : ` (${hidden})`);
  return { type: 'text', text, ...style, ...(href === undefined ? {} : { href }) };
}

function styleIn(style: Style, token: Token): Style {
  if (token.type === 'strong_open') return { ...style, isBold: true };
  if (token.type === 'em_open') return { ...style, isItalic: true };
  const address = token.attrGet('href') ?? '';
  return isSafeAddress(address) ? { ...style, href: address } : style;
}

/** Returns where the link that has just ended leads, if its label shows another address. */
function readHidden(label: readonly TextSpan[], { href }: Style): StyledText[] {
  const words = label.map((span) => (span.type === 'text' ? span.text : ' ')).join('');
  const hidden = href === undefined ? undefined : findHiddenDestination(words, href);
  return hidden === undefined ? [] : [{ type: 'text', text: ` (${hidden})` }];
}

const toSpan = ({ type, content }: Token, style: Style): StyledText => ({
  type: 'text',
  text: content,
  ...style,
  ...(type === 'code_inline' ? { isCode: true } : {}),
});

/** Returns the spans of a paragraph, split at its pictures. */
function readInline({ children }: Token): (TextSpan[] | Picture)[] {
  const parts: (TextSpan[] | Picture)[] = [];
  const styles: { style: Style; start: number }[] = [];
  let style: Style = {};
  let spans: TextSpan[] = [];
  const endPart = () => {
    const tidy = tidySpans(spans);
    if (tidy.length > 0) parts.push(tidy);
    spans = [];
  };
  for (const token of children ?? []) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') spans.push({ type: 'break' });
    else if (token.type === 'image') {
      const image = readImage(token, style);
      if (image.type === 'text') spans.push(image);
      else {
        endPart();
        parts.push(image);
      }
    } else if (token.nesting === 1) {
      styles.push({ style, start: spans.length });
      style = styleIn(style, token);
    } else if (token.nesting === -1) {
      const { style: before = {}, start = 0 } = styles.pop() ?? {};
      if (token.type === 'link_close') spans.push(...readHidden(spans.slice(start), style));
      style = before;
    } else spans.push(toSpan(token, style));
  }
  endPart();
  return parts;
}

const isPicture = (part: TextSpan[] | Picture): part is Picture => !Array.isArray(part);

const readParagraph = (inline: Token): TextBlock[] =>
  readInline(inline).map((part) => (isPicture(part) ? part : { type: 'paragraph', spans: part }));

/** Reads a heading as one line: line breaks become spaces, and pictures are moved after the heading. */
function readHeading(level: 2 | 3 | 4, inline: Token): TextBlock[] {
  const parts = readInline(inline);
  const spans = parts.flatMap((part): TextSpan[] => (isPicture(part) ? [] : [{ type: 'break' }, ...part]));
  const words = spans.slice(1).map((span): TextSpan => (span.type === 'break' ? { type: 'text', text: ' ' } : span));
  const pictures = parts.filter(isPicture);
  return words.length === 0 ? pictures : [{ type: 'heading', level, spans: joinSpans(words) }, ...pictures];
}

const LEVELS: Record<string, 2 | 3 | 4> = { h1: 2, h2: 3 };

function readList(open: Token, tokens: Iterator<Token, undefined>): TextBlock[] {
  const items: TextBlock[][] = [];
  const isOrdered = open.type === 'ordered_list_open';
  const start = Number(open.attrGet('start') ?? 1);
  for (let token = tokens.next().value; token?.type === 'list_item_open'; token = tokens.next().value)
    items.push(readBlocks(tokens, 'list_item_close'));
  return [{ type: 'list', isOrdered, ...(isOrdered && start !== 1 ? { start } : {}), items }];
}

function readBlock(token: Token, tokens: Iterator<Token, undefined>): TextBlock[] {
  switch (token.type) {
    case 'inline':
      return readParagraph(token);
    case 'heading_open': {
      const inline = tokens.next().value;
      return inline ? readHeading(LEVELS[token.tag] ?? 4, inline) : [];
    }
    case 'bullet_list_open':
    case 'ordered_list_open':
      return readList(token, tokens);
    case 'blockquote_open':
      return [{ type: 'quote', blocks: readBlocks(tokens, 'blockquote_close') }];
    case 'fence':
    case 'code_block':
      return [{ type: 'code', text: token.content.replace(/\n$/, '') }];
    case 'hr':
      return [{ type: 'rule' }];
    default:
      return [];
  }
}

/** Reads blocks up to the token that closes the enclosing block. */
function readBlocks(tokens: Iterator<Token, undefined>, close?: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (let token = tokens.next().value; token && token.type !== close; token = tokens.next().value)
    blocks.push(...readBlock(token, tokens));
  return blocks;
}

/** Parses a text written by a person. Every input is valid, and the result contains no markup. */
export const parseFormattedText = (source: string, format: ContentFormat): TextBlock[] =>
  format === 'plain' ? toPlainBlocks(source) : readBlocks(parser.parse(source, {}).values());

/** Returns a text's words and line breaks without formatting, for search, feeds and word counts. */
export const toPlainText = (source: string, format: ContentFormat): string =>
  format === 'plain' ? source : toPlainBlocksText(parseFormattedText(source, format));

/**
 * Returns a text's words without its headings, which would run into the next sentence on one line. A text of headings
 * alone keeps them.
 */
export function toExcerptText(source: string, format: ContentFormat): string {
  if (format === 'plain') return source;
  const blocks = parseFormattedText(source, format);
  const prose = toPlainBlocksText(blocks.filter(({ type }) => type !== 'heading'));
  return prose.trim() === '' ? toPlainBlocksText(blocks) : prose;
}
