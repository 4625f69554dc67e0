import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** The document model for posts, shared by the toolbar, the parser and the serializer. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: (): DOMOutputSpec => ['p', { dir: 'auto' }, 0],
  },
  heading: {
    // A heading cannot contain line breaks, because its source is a single line.
    attrs: { level: { default: 1, validate: 'number' } },
    content: 'text*',
    group: 'block',
    defining: true,
    parseDOM: [
      { tag: 'h1', attrs: { level: 1 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 3 } },
      { tag: 'h5', attrs: { level: 3 } },
      { tag: 'h6', attrs: { level: 3 } },
    ],
    // The `h1` is reserved for the page title.
    toDOM: ({ attrs }): DOMOutputSpec => [`h${Math.min(Number(attrs.level) + 1, 6)}`, { dir: 'auto' }, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  bullet_list: {
    attrs: { tight: { default: true, validate: 'boolean' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: (): DOMOutputSpec => ['ul', 0],
  },
  ordered_list: {
    attrs: { tight: { default: true, validate: 'boolean' }, order: { default: 1, validate: 'number' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ order: startOf(dom) }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['ol', attrs.order === 1 ? {} : { start: Number(attrs.order) }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  code_block: {
    attrs: { params: { default: '', validate: 'string' } },
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  picture: {
    attrs: { key: { validate: 'string' }, alt: { default: '', validate: 'string' } },
    group: 'block',
    draggable: true,
    parseDOM: [
      {
        tag: 'img[data-picture]',
        getAttrs: (dom) => ({ key: dom.getAttribute('data-picture'), alt: dom.getAttribute('alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['img', { 'data-picture': String(attrs.key), alt: String(attrs.alt) }],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    // Line breaks of code stay when it becomes a paragraph, and those of a paragraph when it becomes code.
    linebreakReplacement: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: String(attrs.href) }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps the entire clipboard content in a `b` element that is not bold.
      { tag: 'b', getAttrs: (dom) => dom.style.fontWeight !== 'normal' && null },
      { style: 'font-weight=400', clearMark: (mark) => mark.type.name === 'strong' },
      { style: 'font-weight', getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d{2})$/.test(value) && null },
    ],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  em: {
    parseDOM: [
      { tag: 'i', getAttrs: (dom) => dom.style.fontStyle !== 'normal' && null },
      { tag: 'em' },
      { style: 'font-style=italic' },
      { style: 'font-style=normal', clearMark: (mark) => mark.type.name === 'em' },
    ],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
  code: { parseDOM: [{ tag: 'code' }, { tag: 'kbd' }], toDOM: (): DOMOutputSpec => ['code', 0] },
} satisfies Record<string, MarkSpec>;

function startOf(dom: HTMLElement): number {
  const start = Number(dom.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}

export const schema = new Schema({ nodes, marks });
