/** How a text is written: as typed, with its line breaks, or as CommonMark without HTML. */
export const CONTENT_FORMATS = ['plain', 'markdown'] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];

/** A run of text with its styles. `href` is an http, https or mailto address, or a path of this site. */
export interface StyledText {
  type: 'text';
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  href?: string;
}

/** The words of a plain text contain its line breaks; those of Markdown are spans. */
export type TextSpan = StyledText | { type: 'break' };

/**
 * A block of a formatted text, safe to render as elements: contains no markup. The title of a page is its first
 * heading, so levels begin at 2. A picture names one of the pictures of the text by its key.
 */
export type TextBlock =
  | { type: 'paragraph'; spans: TextSpan[] }
  | { type: 'heading'; level: 2 | 3 | 4; spans: TextSpan[] }
  | { type: 'list'; isOrdered: boolean; start?: number; items: TextBlock[][] }
  | { type: 'quote'; blocks: TextBlock[] }
  | { type: 'code'; text: string }
  | { type: 'picture'; key: string; alt: string }
  | { type: 'rule' };

/** A key names one picture of a text: `![alt](picture:harbour)`. */
export const PICTURE_KEY = /^[a-z0-9-]{1,40}$/;

/** Blank lines part the paragraphs of a plain text; its other line breaks stay in its words. */
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

/** The words of blocks, with their line breaks and without their formatting. */
export function toPlainBlocksText(blocks: readonly TextBlock[]): string {
  return blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n');
}
