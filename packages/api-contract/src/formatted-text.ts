/** Formats of a text: as typed, with its line breaks, or CommonMark without HTML. */
export const CONTENT_FORMATS = ['plain', 'markdown'] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];

/** A run of text with one style. `href` is an http, https or mailto address, or a path of this site. */
export interface StyledText {
  type: 'text';
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  href?: string;
}

/**
 * Part of a paragraph. A plain text contains its line breaks as characters; in Markdown they are spans of their own.
 */
export type TextSpan = StyledText | { type: 'break' };

/**
 * A block of a formatted text, without markup, so that it is safe to render as elements. Levels of headings begin at 2,
 * because level 1 is the title of the page. A picture refers to one of the text's pictures by key.
 */
export type TextBlock =
  | { type: 'paragraph'; spans: TextSpan[] }
  | { type: 'heading'; level: 2 | 3 | 4; spans: TextSpan[] }
  | { type: 'list'; isOrdered: boolean; start?: number; items: TextBlock[][] }
  | { type: 'quote'; blocks: TextBlock[] }
  | { type: 'code'; text: string }
  | { type: 'picture'; key: string; alt: string }
  | { type: 'rule' };

/** Matches the key of a picture in a text: `![alt](picture:harbour)`. */
export const PICTURE_KEY = /^[a-z0-9-]{1,40}$/;

/** Returns the paragraphs of a plain text, which blank lines separate. Other line breaks stay in the text of a span. */
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

/** Returns the words of blocks with line breaks and without formatting. */
export function toPlainBlocksText(blocks: readonly TextBlock[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n');
}
