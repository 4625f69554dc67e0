import { MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { createMarkdownParser, imageAltOf, pictureKeyIn } from '@verse/api-contract/markdown-source';
import { schema } from './schema';

type Token = ReturnType<ReturnType<typeof createMarkdownParser>['parse']>[number];

const tokenizer = createMarkdownParser();

const isListStart = ({ type }: Token) => type === 'bullet_list_open' || type === 'ordered_list_open';
const isListEnd = ({ type }: Token) => type === 'bullet_list_close' || type === 'ordered_list_close';

/**
 * Records for each list whether blank lines separate its items or the blocks within them. markdown-it's own result
 * cannot be used, because it also counts the blank lines of nested lists.
 */
function noteTightLists(tokens: Token[], source: string) {
  const lines = source.split('\n');
  const isAfterBlank = ({ map }: Token) => map !== null && /^[\s>]*$/.test(lines[map[0] - 1] ?? '-');
  const open: { list: Token; hasItem: boolean; hasBlock: boolean }[] = [];
  for (const token of tokens) {
    const top = open.at(-1);
    if (top && token.type === 'list_item_open') {
      if (top.hasItem && isAfterBlank(token)) top.list.meta = { tight: false };
      Object.assign(top, { hasItem: true, hasBlock: false });
    } else if (top && token.nesting !== -1 && token.level === top.list.level + 2) {
      if (top.hasBlock && isAfterBlank(token)) top.list.meta = { tight: false };
      top.hasBlock = true;
    }
    if (isListStart(token)) {
      token.meta = { tight: true };
      open.push({ list: token, hasItem: false, hasBlock: false });
    } else if (isListEnd(token)) open.pop();
  }
}

/**
 * Returns a paragraph's picture if the paragraph contains nothing else. Any other image makes parsing fail, because the
 * parser does not support inline images.
 */
function readPicture([, inline]: Token[]): Token | null {
  const [image, ...others] = inline?.children ?? [];
  const key = image?.type === 'image' ? pictureKeyIn(image.attrGet('src') ?? '') : undefined;
  if (!image || !key || others.length > 0) return null;
  image.meta = { key, alt: imageAltOf(image) };
  return Object.assign(image, { type: 'picture' });
}

function tokenize(source: string): Token[] {
  const tokens = tokenizer.parse(source, {});
  noteTightLists(tokens, source);
  const found: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const picture = token.type === 'paragraph_open' ? readPicture(tokens.slice(index, index + 2)) : null;
    found.push(picture ?? token);
    if (picture) index += 2;
  }
  return found;
}

const isTight = ({ meta }: Token) => (meta as { tight: boolean }).tight;

const parser = new MarkdownParser(schema, Object.assign(Object.create(tokenizer), { parse: tokenize }), {
  blockquote: { block: 'blockquote' },
  paragraph: { block: 'paragraph' },
  list_item: { block: 'list_item' },
  bullet_list: { block: 'bullet_list', getAttrs: (token) => ({ tight: isTight(token) }) },
  ordered_list: {
    block: 'ordered_list',
    getAttrs: (token) => ({ order: Number(token.attrGet('start') ?? 1), tight: isTight(token) }),
  },
  heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Math.min(Number(tag.slice(1)), 3) }) },
  code_block: { block: 'code_block', noCloseToken: true },
  fence: { block: 'code_block', getAttrs: ({ info }) => ({ params: info }), noCloseToken: true },
  hr: { node: 'horizontal_rule' },
  picture: { node: 'picture', getAttrs: ({ meta }) => meta as { key: string; alt: string } },
  hardbreak: { node: 'hard_break' },
  softbreak: { node: 'hard_break' },
  em: { mark: 'em' },
  strong: { mark: 'strong' },
  link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href') }) },
  code_inline: { mark: 'code', noCloseToken: true },
});

/**
 * Parses CommonMark source. Throws if it contains something the editor does not support, such as a picture within a
 * line.
 */
export const parseSource = (source: string): Node => parser.parse(source);
