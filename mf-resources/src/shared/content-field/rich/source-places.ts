import { Fragment, type Node, Slice } from 'prosemirror-model';
import { parseSource } from './parse-source';
import { schema } from './schema';
import { writeDocument, writeSource } from './write-source';

/**
 * A Unicode noncharacter, which no text contains. It is inserted at a position before a conversion, to find that
 * position in the result.
 */
const MARKER = '\uFDD0';
/** Maximum distance, in characters, to search if the position is beside a formatting character. */
const REACH = 8;

const asDocument = (block: Node) => schema.node('doc', null, [block]);

function withMarker(document: Node, position: number): Node | null {
  const place = document.resolve(position);
  if (!place.parent.inlineContent) return null;
  const letter = schema.text(MARKER, place.parent.type === schema.nodes.code_block ? [] : place.marks());
  return document.replace(position, position, new Slice(Fragment.from(letter), 0, 0));
}

/** Converts a document position to an offset in its source. */
export function toOffset(document: Node, position: number): number {
  const { text, starts } = writeDocument(document);
  const place = document.resolve(position);
  const index = Math.min(place.index(0), document.childCount - 1);
  const start = starts[index] ?? -1;
  if (start === -1) return starts.slice(index).find((next) => next !== -1) ?? text.length;
  const block = asDocument(document.child(index));
  const marked = place.depth === 0 ? null : withMarker(block, position - place.before(1));
  const found = marked ? writeSource(marked).indexOf(MARKER) : 0;
  return Math.min(start + Math.max(found, 0), text.length);
}

function markerIn(document: Node): number | null {
  let found: number | null = null;
  document.descendants((node, position) => {
    const index = node.isText ? (node.text ?? '').indexOf(MARKER) : -1;
    if (index !== -1) found = position + index;
    return found === null;
  });
  return found;
}

function placeIn(block: Node, source: string, offset: number): number | null {
  for (let step = 0; step <= 2 * REACH; step += 1) {
    const at = offset + (step % 2 === 0 ? step / 2 : -(step + 1) / 2);
    if (at < 0 || at > source.length) continue;
    const read = parseSource(source.slice(0, at) + MARKER + source.slice(at));
    const isSame = read.childCount === 1 && read.textContent.replace(MARKER, '') === block.textContent;
    const found = isSame && read.child(0).type === block.type ? markerIn(read) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Converts an offset in the source to a document position. */
export function toPosition(document: Node, offset: number): number {
  const { text, starts } = writeDocument(document);
  const index = starts.findLastIndex((start) => start !== -1 && start <= offset);
  if (index === -1) return 1;
  let before = 0;
  for (let child = 0; child < index; child += 1) before += document.child(child).nodeSize;
  const block = document.child(index);
  const start = starts[index]!;
  const next = starts.slice(index + 1).find((one) => one !== -1);
  const source = text.slice(start, next === undefined ? text.length : next - 2);
  if (block.isAtom) return before;
  return before + (placeIn(block, source, Math.min(offset - start, source.length)) ?? 1);
}
