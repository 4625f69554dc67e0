import { Fragment, type Mark, type Node, Slice } from 'prosemirror-model';
import { withoutEnd } from '@verse/api-contract/without-end';
import { completeAddress } from './link-address';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Before an opening sign: no letter of a script with spaces, and no other sign. */
const UNSPACED = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}';
const BEFORE = `(?<!(?![${UNSPACED}])[\\p{L}\\p{N}]|[*_\`\\\\/])`;
/** After a closing sign: the end, a space, a letter without spaces, or punctuation that no letter follows at once. */
const AFTER = `(?=$|[\\s)\\]}>"'”’»*_]|[${UNSPACED}。、！？]|[.,!?;:)…—–-]+(?:$|\\s|["'”’)]))`;
/** Bounds the time for a text with many opening signs. */
const SOME = '{0,2000}?';
const styled = (sign: string, char: string) =>
  `${BEFORE}(${sign})(?=[^\\s${char}])((?:[^${char}]|(?<=\\s)[${char}](?=\\s))${SOME}[^\\s])` +
  `${sign}(?![${char}])${AFTER}`;

interface Notation {
  pattern: RegExp;
  toMarks: () => Mark[];
}

const strong = () => [marks.strong.create()];
const em = () => [marks.em.create()];
const both = () => [...strong(), ...em()];
const DOUBLE: readonly Notation[] = [
  { pattern: new RegExp(styled('\\*{3}', '*'), 'u'), toMarks: both },
  // Italic words may be inside bold ones.
  {
    pattern: new RegExp(`${BEFORE}(\\*\\*)(?=[^\\s*])((?:[^*]|\\*(?!\\*))${SOME}[^\\s*])\\*\\*(?!\\*)${AFTER}`, 'u'),
    toMarks: strong,
  },
  {
    pattern: new RegExp(`${BEFORE}(\\*\\*)(?=\\*[^\\s*])((?:[^*]|\\*(?!\\*))${SOME}\\*)\\*\\*(?!\\*)${AFTER}`, 'u'),
    toMarks: strong,
  },
  {
    pattern: new RegExp(`${BEFORE}(__)(?=[^\\s_])((?:[^_]|_(?!_))${SOME}[^\\s_])__(?!_)${AFTER}`, 'u'),
    toMarks: strong,
  },
];
const ASTERISK = new RegExp(styled('\\*', '*'), 'u');
const UNDERSCORE: Notation = { pattern: new RegExp(styled('_', '_'), 'u'), toMarks: em };
const WHATSAPP = [...DOUBLE, { pattern: ASTERISK, toMarks: strong }, UNDERSCORE];
const MARKDOWN = [...DOUBLE, { pattern: ASTERISK, toMarks: em }, UNDERSCORE];

const CODE = /(?<![`\p{L}\p{N}])(`{1,3})(?!`)([^\n]{0,2000}?[^`])\1(?![`\p{L}\p{N}])/u;
const LINK =
  /(?<![!\\])\[([^[\]\n]+)\]\((?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:\s+"[^"\n]*")?\)/u;

/** Whether a text has what only Markdown writes. In others, such as those of WhatsApp, one asterisk means bold. */
const isMarkdown = (text: string) =>
  /(?<![*\\])\*\*(?=[^\s*])[^*\n]|^#{1,6} \S|^(?:```|~~~)|^[ \t]*[-*+] \[[ xX]\] /m.test(text) || LINK.test(text);

type Reader = (line: string) => Node[];

function createReader(notations: readonly Notation[]): Reader {
  const read = (text: string, styles: readonly Mark[]): Node[] => {
    if (text === '') return [];
    const found = [CODE, LINK, ...notations.map(({ pattern }) => pattern)]
      .map((pattern, index) => ({ index, match: pattern.exec(text) }))
      .filter(({ match }) => match !== null)
      .reduce<{ index: number; match: RegExpExecArray } | null>(
        (first, { index, match }) => (first && first.match.index <= match!.index ? first : { index, match: match! }),
        null,
      );
    if (!found) return [schema.text(text, styles)];
    const { index, match } = found;
    const [whole, one = '', other = '', bare = ''] = match;
    const after = match.index + whole.length;
    const addTo = (added: readonly Mark[]) => added.reduce((set, mark) => mark.addToSet(set), styles);
    const inner = () => {
      if (index === 0) return [schema.text(other, marks.code.create().addToSet(styles))];
      if (index > 1) return read(other, addTo(notations[index - 2]!.toMarks()));
      const href = completeAddress(other || bare);
      return href === null ? [schema.text(whole, styles)] : read(one, addTo([marks.link.create({ href })]));
    };
    return [...read(text.slice(0, match.index), styles), ...inner(), ...read(text.slice(after), styles)];
  };
  return (line) => read(line, []);
}

function paragraph(lines: readonly string[], read: Reader): Node {
  const inline = lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [nodes.hard_break.create()]),
    ...read(line.trimEnd()),
  ]);
  return nodes.paragraph.create(null, inline);
}

const ITEM = /^(\s*)(?:([-*+•◦▪‣])|(\d{1,9})[.)])\s+(?:\[([ xX])\]\s+)?(?=\S)/;
const HEADING = /^(#{1,6})\s(.*)$/;
const QUOTE = /^>\s?/;
const FENCE = /^\s*(`{3,}|~{3,})\s*([\w+#.-]+\s*)?$/;
const RULE = /^\s*(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;

interface Item {
  depth: number;
  number: number | null;
  /** Its lines. */
  words: string[];
}

const widthOf = (indent: string) => indent.replaceAll('\t', '    ').length;

function readItem(line: string): Item | null {
  const [sign, indent = '', , number, box] = ITEM.exec(line) ?? [];
  if (sign === undefined) return null;
  const tick = box === undefined ? '' : box === ' ' ? '☐ ' : '☑ ';
  return { depth: widthOf(indent), number: number ? Number(number) : null, words: [tick + line.slice(sign.length)] };
}

/** Reads items, and lists inside them, from `start` as long as they are at least as deep as the first one. */
function readList(items: readonly Item[], start: number, read: Reader): { lists: Node[]; end: number } {
  const lists: Node[] = [];
  const { depth } = items[start]!;
  let at = start;
  while (at < items.length && items[at]!.depth >= depth) {
    const { number } = items[at]!;
    const isOrdered = number !== null;
    const found: Node[] = [];
    while (at < items.length && items[at]!.depth >= depth && (items[at]!.number !== null) === isOrdered) {
      const { words } = items[at]!;
      at += 1;
      // A deeper item begins a list inside this one, from two spaces on.
      const inner = (items[at]?.depth ?? 0) > depth + 1 ? readList(items, at, read) : { lists: [], end: at };
      at = inner.end;
      found.push(nodes.list_item.create(null, [paragraph(words, read), ...inner.lists]));
    }
    lists.push(isOrdered ? nodes.ordered_list.create({ order: number }, found) : nodes.bullet_list.create(null, found));
  }
  return { lists, end: at };
}

/** Returns the index after the lines from `start` for which `isSame` holds. */
function endOfRun(lines: readonly string[], start: number, isSame: (line: string) => boolean): number {
  let end = start;
  while (end < lines.length && isSame(lines[end]!)) end += 1;
  return end;
}

/** The most quotes inside each other. */
const DEEPEST = 5;

/** Returns the words of a heading without the signs that may close it. */
function withoutClosing(words: string): string {
  const text = words.trim();
  const plain = withoutEnd(text, '#');
  return /\s$/.test(plain) ? plain.trimEnd() : text;
}

class BlockReader {
  readonly #lines: readonly string[];
  readonly #read: Reader;
  readonly #hasHeadings: boolean;
  readonly #depth: number;
  #at = 0;
  constructor(lines: readonly string[], read: Reader, hasHeadings: boolean, depth = 0) {
    this.#lines = lines;
    this.#read = read;
    this.#hasHeadings = hasHeadings;
    this.#depth = depth;
  }

  #take(isSame: (line: string) => boolean): string[] {
    const end = Math.max(this.#at + 1, endOfRun(this.#lines, this.#at, isSame));
    const taken = this.#lines.slice(this.#at, end);
    this.#at = end;
    return taken;
  }

  #readCode([, sign = '', params = '']: RegExpExecArray): Node {
    this.#at += 1;
    const isInside = (line: string) => !(FENCE.test(line) && line.trim().startsWith(sign));
    const end = endOfRun(this.#lines, this.#at, isInside);
    const text = this.#lines.slice(this.#at, end).join('\n');
    this.#at = end + 1;
    return nodes.code_block.create({ params: params.trim() }, text === '' ? [] : schema.text(text));
  }

  #isPlain(line: string): boolean {
    const isHeading = this.#hasHeadings && HEADING.test(line);
    return line.trim() !== '' && !isHeading && ![ITEM, QUOTE, FENCE, RULE].some((sign) => sign.test(line));
  }

  #readItems(): Node[] {
    const items: Item[] = [];
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at]!;
      const item = RULE.test(line) ? null : readItem(line);
      const isBetween = line.trim() === '' && ITEM.test(this.#lines[this.#at + 1] ?? '');
      const isContinued = /^\s{2,}\S/.test(line) && !FENCE.test(line);
      if (item) items.push(item);
      else if (isContinued) items.at(-1)!.words.push(line.trim());
      else if (!isBetween) break;
    }
    const found: Node[] = [];
    for (let start = 0; start < items.length;) {
      const { lists, end } = readList(items, start, this.#read);
      found.push(...lists);
      start = end;
    }
    return found;
  }

  #readQuote(lines: readonly string[]): Node[] {
    if (this.#depth === DEEPEST) return [paragraph(lines, this.#read)];
    return new BlockReader(lines, this.#read, this.#hasHeadings, this.#depth + 1).readAll();
  }

  #readBlock(): Node[] {
    const line = this.#lines[this.#at]!;
    const fence = FENCE.exec(line);
    if (fence) return [this.#readCode(fence)];
    const heading = this.#hasHeadings ? HEADING.exec(line) : null;
    if (line.trim() === '' || heading || RULE.test(line)) this.#at += 1;
    if (heading)
      return [
        nodes.heading.create({ level: Math.min(heading[1]!.length, 3) }, this.#read(withoutClosing(heading[2] ?? ''))),
      ];
    if (RULE.test(line)) return [nodes.horizontal_rule.create()];
    if (line.trim() === '') return [];
    if (ITEM.test(line)) return this.#readItems();
    if (QUOTE.test(line)) {
      const words = this.#take((one) => QUOTE.test(one)).map((one) => one.replace(QUOTE, ''));
      return [nodes.blockquote.create(null, this.#readQuote(words))];
    }
    return [
      paragraph(
        this.#take((one) => this.#isPlain(one)),
        this.#read,
      ),
    ];
  }

  readAll(): Node[] {
    const blocks: Node[] = [];
    while (this.#at < this.#lines.length) blocks.push(...this.#readBlock());
    return blocks.length > 0 ? blocks : [nodes.paragraph.create()];
  }
}

const readLiterally = (lines: readonly string[]): Node[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => paragraph(part.split('\n'), (line) => (line ? [schema.text(line)] : [])));

/**
 * Parses pasted text: Markdown, the signs of WhatsApp and Slack, and lists. If `isLiteral` is true, signs are kept as
 * text.
 */
export function readPastedText(text: string, isLiteral: boolean): Slice {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const hasMarkdown = isMarkdown(lines.join('\n'));
  const read = createReader(hasMarkdown ? MARKDOWN : WHATSAPP);
  const blocks = isLiteral ? readLiterally(lines) : new BlockReader(lines, read, hasMarkdown).readAll();
  const isOpen = (block: Node | undefined) => (block?.type === nodes.paragraph ? 1 : 0);
  return new Slice(Fragment.fromArray(blocks), isOpen(blocks[0]), isOpen(blocks.at(-1)));
}
