import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { escapeLineStart } from '@verse/api-contract/markdown-source';
import { collectPieces, isCode, type Piece, toFragment, withoutMark } from './inline-pieces';
import { parseSource } from './parse-source';

/** How styles are written in the source. */
interface Notation {
  em: '*' | '_';
  /** Whether letters next to a style are written as entities, so that a style inside a word is recognised. */
  isApart: boolean;
}

const NOTATIONS: Notation[] = [
  { em: '*', isApart: false },
  { em: '_', isApart: false },
  { em: '*', isApart: true },
  { em: '_', isApart: true },
];

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const LETTER = /[\p{L}\p{N}]/u;

function escapedAt(text: string, index: number): boolean {
  const before = text.charAt(index - 1);
  const char = text.charAt(index);
  const after = text.charAt(index + 1);
  const isBetweenSpaces = before === ' ' && after === ' ';
  switch (char) {
    case '\\':
      return after === '' || PUNCTUATION.test(after);
    case '*':
      return !isBetweenSpaces;
    case '_':
      return !(LETTER.test(before) && LETTER.test(after)) && !isBetweenSpaces;
    case '`':
    case '[':
      return true;
    case '<':
      return /[a-z/!?]/i.test(after);
    default:
      return char === '&' && /^&#?\w{1,31};/.test(text.slice(index, index + 35));
  }
}

/** Escapes characters that would otherwise be read as formatting. */
export function escapeWords(text: string, isInLink = false): string {
  let written = '';
  for (let index = 0; index < text.length; index += 1) {
    const isClosing = isInLink && text.charAt(index) === ']';
    written += isClosing || escapedAt(text, index) ? `\\${text.charAt(index)}` : text.charAt(index);
  }
  return written;
}

function writeCode(text: string): string {
  const runs = new Set([...text.matchAll(/`+/g)].map(([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const isPadded = /^`|`$|^ .+ $/s.test(text);
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence;
}

const ORDER = ['link', 'strong', 'em'];

/** Returns the mark that extends furthest from the given position, which makes it the outermost one. */
function findOutermost(pieces: readonly Piece[], start: number, limit: number, open: readonly Mark[]) {
  let found: { mark: Mark; end: number } | null = null;
  const marks = pieces[start]!.marks.filter(({ type }) => type.name !== 'code');
  for (const name of ORDER) {
    const mark = marks.find(({ type }) => type.name === name);
    if (!mark || mark.isInSet(open)) continue;
    let end = start + 1;
    while (end < limit && mark.isInSet(pieces[end]!.marks)) end += 1;
    if (!found || end > found.end) found = { mark, end };
  }
  return found;
}

/** Writes a letter as an entity. CommonMark treats entities as punctuation, whereas readers still see a letter. */
const apart = (char: string) => (LETTER.test(char) ? `&#${char.codePointAt(0)};` : escapeWords(char));

class InlineWriter {
  readonly #pieces: readonly Piece[];
  readonly #notation: Notation;
  constructor(pieces: readonly Piece[], notation: Notation) {
    this.#pieces = pieces;
    this.#notation = notation;
  }

  write(start = 0, end = this.#pieces.length, open: readonly Mark[] = []): string {
    let written = '';
    for (let index = start; index < end;) {
      const outer = findOutermost(this.#pieces, index, end, open);
      if (outer) {
        written += this.#wrap(outer.mark, this.write(index, outer.end, [...open, outer.mark]));
        index = outer.end;
      } else {
        written += this.#words(index, open);
        index += 1;
      }
    }
    return written;
  }

  #wrap({ type, attrs }: Mark, inner: string): string {
    if (type.name === 'link') return `[${inner}](${writeAddress(String(attrs.href))})`;
    const sign = type.name === 'strong' ? '**' : this.#notation.em;
    return sign + inner + sign;
  }

  #words(index: number, open: readonly Mark[]): string {
    const piece = this.#pieces[index]!;
    if (piece.kind === 'break') return this.#pieces[index - 1]?.kind === 'break' ? '\\\n' : '\n';
    if (isCode(piece)) return writeCode(piece.text);
    if (piece.kind === 'space') return piece.text;
    const isInLink = open.some(({ type }) => type.name === 'link');
    const before = this.#pieces[index - 1];
    const after = this.#pieces[index + 1];
    const first = before?.kind === 'words';
    const last = after?.kind === 'words';
    const words =
      this.#notation.isApart && (first || last)
        ? apartWords(piece.text, first, last, isInLink)
        : escapeWords(piece.text, isInLink);
    const opensLink = after?.marks.some(({ type }) => type.name === 'link') && !isInLink;
    return opensLink && words.endsWith('!') ? `${words.slice(0, -1)}\\!` : words;
  }
}

/** Writes words. If `first` or `last` is true, the first or last letter is written as an entity. */
function apartWords(text: string, first: boolean, last: boolean, isInLink: boolean): string {
  const chars = [...text];
  const head = first ? (chars.shift() ?? '') : '';
  const tail = last ? (chars.pop() ?? '') : '';
  return apart(head) + escapeWords(chars.join(''), isInLink) + apart(tail);
}

/** Writes a URL so that it is valid inside a link's parentheses. */
function writeAddress(href: string): string {
  const encoded = href.replace(/[\s<>\\]/g, (char) => encodeURIComponent(char));
  const address = encoded.replace(/&(?=#?\w{1,31};)/g, '&amp;');
  return /[()]/.test(address) || address === '' ? `<${address}>` : address;
}

const asLines = (text: string) => text.split('\n').map(escapeLineStart).join('\n');

/** Whether parsing the source yields the given pieces. */
function readsAs(source: string, pieces: readonly Piece[]): boolean {
  try {
    const document = parseSource(source);
    return document.childCount === 1 && document.child(0).content.eq(toFragment(pieces));
  } catch {
    return false;
  }
}

const isStyled = ({ marks }: Piece) => marks.some(({ type }) => type.name !== 'code');

/**
 * Whether a style is bounded by spaces, or has punctuation outside and letters inside. Every CommonMark parser
 * recognises such a style.
 */
function isPlainlyStyled(piece: Piece, before: Piece | undefined, after: Piece | undefined): boolean {
  const { marks, text } = piece;
  if (marks.length !== 1 || piece.kind !== 'words') return false;
  const isClear = (other: Piece | undefined, beside: string, inner: string) =>
    !other ||
    (other.marks.length === 0 && (other.kind !== 'words' || (PUNCTUATION.test(beside) && LETTER.test(inner))));
  return (
    isClear(before, before?.text.at(-1) ?? '', text.charAt(0)) &&
    isClear(after, after?.text.charAt(0) ?? '', text.at(-1) ?? '')
  );
}

/**
 * Whether the source must be verified by parsing it again. This is rarely necessary, so even long texts are written
 * quickly.
 */
const needsProof = (pieces: readonly Piece[]) =>
  pieces.some(
    (piece, index) =>
      piece.text.includes('://') || (isStyled(piece) && !isPlainlyStyled(piece, pieces[index - 1], pieces[index + 1])),
  );

const withoutMarks = (block: Node): Node => block.copy(Fragment.fromArray(block.children.map((node) => node.mark([]))));

/** Marks to drop before each attempt to write a block, in addition to those already dropped. */
const DROPPED = [[], ['em'], ['strong', 'link']];

/** Returns the source of a block's inline content. May drop styles that CommonMark cannot express, but never text. */
export function writeInline(block: Node): string {
  let pieces = collectPieces(block);
  for (const names of DROPPED) {
    pieces = names.reduce(withoutMark, pieces);
    for (const notation of NOTATIONS) {
      const source = asLines(new InlineWriter(pieces, notation).write());
      if ((notation === NOTATIONS[0] && !needsProof(pieces)) || readsAs(source, pieces)) return source;
    }
  }
  return asLines(new InlineWriter(collectPieces(withoutMarks(block)), NOTATIONS[0]!).write());
}
