/** Text formats: plain text with its line breaks, or CommonMark without HTML. */
export const CONTENT_FORMATS = ['plain', 'markdown'] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];

/** A run of text in one style. `href` is an http, https or mailto URL, or a path on this site. */
export interface StyledText {
  type: 'text';
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  href?: string;
}

/** Part of a paragraph. In plain text, line breaks are characters in the text; in Markdown, they are separate spans. */
export type TextSpan = StyledText | { type: 'break' };

/**
 * A block of formatted text, without markup and therefore safe to render as elements. Heading levels start at 2,
 * because level 1 is the page title. A picture refers to one of the text's pictures by key.
 */
export type TextBlock =
  | { type: 'paragraph'; spans: TextSpan[] }
  | { type: 'heading'; level: 2 | 3 | 4; spans: TextSpan[] }
  | { type: 'list'; isOrdered: boolean; start?: number; items: TextBlock[][] }
  | { type: 'quote'; blocks: TextBlock[] }
  | { type: 'code'; text: string }
  | { type: 'picture'; key: string; alt: string }
  | { type: 'rule' };

/** Matches the key of a picture in a text, e.g. `harbour` in `![alt](picture:harbour)`. */
export const PICTURE_KEY = /^[a-z0-9-]{1,40}$/;

/** Splits a plain text into paragraphs at blank lines. Other line breaks remain in the spans' text. */
export const toPlainBlocks = (plain: string): TextBlock[] =>
  plain
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
    .map((text) => ({ type: 'paragraph', spans: text === '' ? [] : [{ type: 'text', text }] }));

const spansText = (spans: readonly TextSpan[]): string =>
  spans.map((span) => (span.type === 'break' ? '\n' : span.text)).join('');

function blockText(block: TextBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return spansText(block.spans);
    case 'list':
      return block.items.map(toPlainBlocksText).join('\n');
    case 'quote':
      return toPlainBlocksText(block.blocks);
    case 'code':
      return block.text;
    default:
      return '';
  }
}

/** Returns the words and line breaks of blocks, without formatting. */
export function toPlainBlocksText(blocks: readonly TextBlock[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n');
}
