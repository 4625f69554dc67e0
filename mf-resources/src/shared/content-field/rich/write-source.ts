import type { Node } from 'prosemirror-model';
import { collectPieces } from './inline-pieces';
import { escapeWords, writeInline } from './write-inline';

/** The context in which a block is written. */
interface Place {
  isNested: boolean;
  /**
   * The outer list's marker if this item begins with a list. The inner list uses a different one, because three
   * identical markers in a row would be a thematic break.
   */
  sign?: string;
}

const TOP: Place = { isNested: false };

/** Adjacent lists alternate between two markers. With the same marker, they would merge into one list. */
const SIGNS: Record<string, readonly [string, string]> = { bullet_list: ['-', '*'], ordered_list: ['.', ')'] };

function writeHeading(node: Node): string {
  const sign = '#'.repeat(Number(node.attrs.level));
  // Escapes trailing number signs, which would otherwise close the heading.
  const words = writeInline(node).replace(/(^|[ \t])(#+)$/, '$1\\$2');
  return words === '' ? sign : `${sign} ${words}`;
}

function writeCodeBlock(node: Node, { isNested }: Place): string {
  const text = node.textContent.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  const runs = [...text.matchAll(/`{3,}/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(2, ...runs) + 1);
  const params = String(node.attrs.params).replace(/[^\w+#.-]/g, '');
  const lines = isNested ? text.replaceAll('\t', '    ') : text;
  return text === '' ? `${fence}${params}\n${fence}` : `${fence}${params}\n${lines}\n${fence}`;
}

const indent = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, index) => (line === '' ? (index === 0 ? first.trimEnd() : '') : (index === 0 ? first : rest) + line))
    .join('\n');

const writtenChildren = (item: Node) => item.children.filter((child) => !isBlank(child));
/** Whether a block is an empty paragraph or quote, which the source omits. */
const isBlank = (node: Node): boolean =>
  node.type.name === 'paragraph'
    ? collectPieces(node).length === 0
    : node.type.name === 'blockquote' && writtenChildren(node).length === 0;

/** Whether a list can follow a paragraph without an intervening blank line. */
const mayInterrupt = (list: Node): boolean =>
  (list.type.name === 'bullet_list' || list.attrs.order === 1) && writtenChildren(list.child(0)).length > 0;

const isClose = (item: Node): boolean =>
  writtenChildren(item).every((child, index, { 0: first }) =>
    index === 0
      ? true
      : index === 1 && first?.type.name === 'paragraph' && Object.hasOwn(SIGNS, child.type.name) && mayInterrupt(child),
  );

function writeList(list: Node, { sign: outer }: Place, turn: number): string {
  const [plain, other] = SIGNS[list.type.name]!;
  const sign = (outer === plain) !== (turn === 1) ? other : plain;
  const isLoose = !list.attrs.tight || !list.children.every(isClose);
  const items = list.children.map((item, index) => {
    const marker = list.type.name === 'ordered_list' ? `${Number(list.attrs.order) + index}${sign} ` : `${sign} `;
    const text = writeBlocks(item, { isNested: true, sign }, isLoose ? '\n\n' : '\n').text;
    return indent(text, marker, ' '.repeat(marker.length));
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

function writeBlock(node: Node, place: Place, turn: number): string {
  switch (node.type.name) {
    case 'heading':
      return writeHeading(node);
    case 'code_block':
      return writeCodeBlock(node, place);
    case 'bullet_list':
    case 'ordered_list':
      return writeList(node, place, turn);
    case 'blockquote':
      if (isBlank(node)) return '';
      return writeBlocks(node, { isNested: true })
        .text.split('\n')
        .map((line) => (line === '' ? '>' : `> ${line}`))
        .join('\n');
    case 'horizontal_rule':
      return place.isNested ? '___' : '---';
    case 'picture':
      return `![${escapeWords(String(node.attrs.alt).replace(/\s+/g, ' ').trim(), true)}](picture:${node.attrs.key})`;
    default:
      return writeInline(node);
  }
}

/**
 * Source of each top-level block, cached for both list markers, so that a keystroke rewrites only the block that
 * changed.
 */
const written: [WeakMap<Node, string>, WeakMap<Node, string>] = [new WeakMap(), new WeakMap()];

function writeCached(node: Node, turn: 0 | 1): string {
  const kept = written[turn].get(node);
  if (kept !== undefined) return kept;
  const text = writeBlock(node, TOP, turn);
  written[turn].set(node, text);
  return text;
}

export interface Written {
  text: string;
  /** Offset of each child's source, or -1 for a child that is left out. */
  starts: number[];
}

function writeBlocks(parent: Node, place: Place, between = '\n\n'): Written {
  const starts: number[] = [];
  const parts: string[] = [];
  let length = 0;
  let turn: 0 | 1 = 0;
  let before = '';
  const opensWithList = place.isNested && Object.hasOwn(SIGNS, writtenChildren(parent)[0]?.type.name ?? '');
  const at: Place = opensWithList ? place : { isNested: place.isNested };
  parent.forEach((child) => {
    const { name } = child.type;
    const next = Object.hasOwn(SIGNS, name) && before === name && turn === 0 ? 1 : 0;
    const text = place.isNested ? writeBlock(child, at, next) : writeCached(child, next);
    if (text === '') return void starts.push(-1);
    turn = next;
    before = name;
    starts.push(length);
    parts.push(text);
    length += text.length + between.length;
  });
  return { text: parts.join(between), starts };
}

/** Returns a document's source, along with each top-level block's offset. */
export const writeDocument = (document: Node): Written => writeBlocks(document, TOP);

/** Returns a document's CommonMark source. */
export const writeSource = (document: Node): string => writeDocument(document).text;
