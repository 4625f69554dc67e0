import { Fragment, Mark, type Node } from 'prosemirror-model';
import { withoutEnd } from '@verse/api-contract/without-end';
import { schema } from './schema';

/** A run of text, a run of whitespace, or a line break, along with its marks. */
export interface Piece {
  kind: 'words' | 'space' | 'break';
  text: string;
  marks: readonly Mark[];
}

const CODE = schema.marks.code;
export const isCode = ({ marks }: Piece) => marks.some(({ type }) => type === CODE);
const withoutCode = (marks: readonly Mark[]) => marks.filter(({ type }) => type !== CODE);

/** Replaces line breaks and NUL characters, which a line of source cannot contain. */
const tidy = (text: string) => text.replace(/\r\n?|\n/g, ' ').replaceAll('\0', '\uFFFD');

function piecesOf(node: Node): Piece[] {
  if (!node.isText) return [{ kind: 'break', text: '\n', marks: withoutCode(node.marks) }];
  const text = tidy(node.text ?? '');
  const { marks } = node;
  if (marks.some(({ type }) => type === CODE)) return [{ kind: 'words', text, marks }];
  const words = text.trim();
  const start = words === '' ? text.length : text.indexOf(words);
  return [
    { kind: 'space' as const, text: text.slice(0, start), marks },
    { kind: 'words' as const, text: words, marks },
    { kind: 'space' as const, text: text.slice(start + words.length), marks },
  ].filter((piece) => piece.text !== '');
}

/** Returns the marks of the nearest words before or after a piece. */
function marksBeside(pieces: readonly Piece[], index: number, step: -1 | 1): readonly Mark[] {
  let at = index + step;
  while (pieces[at] && pieces[at]!.kind !== 'words') at += step;
  return pieces[at]?.marks ?? [];
}

/**
 * Removes marks from whitespace unless the words on both sides have them, because CommonMark does not recognise marks
 * that begin or end at whitespace.
 */
function withInnerMarks(pieces: Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    if (piece.kind === 'words') return piece;
    const before = marksBeside(pieces, index, -1);
    const after = marksBeside(pieces, index, 1);
    const marks = withoutCode(piece.marks).filter((mark) => mark.isInSet(before) && mark.isInSet(after));
    return { ...piece, marks };
  });
}

/** Removes spaces at line ends, and all whitespace at the start and end of the block. */
function trimmed(pieces: Piece[]): Piece[] {
  const left = [...pieces];
  while (left.length > 0 && left[0]!.kind !== 'words') left.shift();
  while (left.length > 0 && left.at(-1)!.kind !== 'words') left.pop();
  return left.flatMap((piece, index) => {
    if (piece.kind !== 'space') return piece;
    let { text } = piece;
    if (left[index - 1]?.kind === 'break') text = text.replace(/^[ \t]+/, '');
    if (left[index + 1]?.kind === 'break') text = withoutEnd(text, ' \t');
    return text === '' ? [] : { ...piece, text };
  });
}

/** Merges adjacent pieces with the same marks, including the spaces between them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const isSame = last !== undefined && Mark.sameSet(last.marks, piece.marks);
    if (isSame && last.kind !== 'break' && piece.kind === 'words') {
      const before = found.at(-2);
      const joinsThree = last.kind === 'space' && before?.kind === 'words' && Mark.sameSet(before.marks, piece.marks);
      if (joinsThree) found.splice(-2, 2, { ...piece, text: before.text + last.text + piece.text });
      else if (last.kind === 'words') found.splice(-1, 1, { ...piece, text: last.text + piece.text });
      else found.push(piece);
    } else found.push(piece);
  }
  return found;
}

/** Returns a block's inline content, reduced to what the source can express. */
export function collectPieces(block: Node): Piece[] {
  const pieces: Piece[] = [];
  block.forEach((node) => pieces.push(...piecesOf(node)));
  return joined(withInnerMarks(trimmed(pieces)));
}

export const toFragment = (pieces: readonly Piece[]): Fragment =>
  Fragment.fromArray(
    pieces.map(({ kind, text, marks }) =>
      kind === 'break' ? schema.node('hard_break', null, undefined, marks) : schema.text(text, marks),
    ),
  );

export const withoutMark = (pieces: readonly Piece[], name: string): Piece[] =>
  joined(pieces.map((piece) => ({ ...piece, marks: piece.marks.filter(({ type }) => type.name !== name) })));
