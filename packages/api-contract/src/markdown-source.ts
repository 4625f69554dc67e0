import MarkdownIt, { type StateBlock, type StateInline, type Token } from 'markdown-it';

/** Maximum nesting depth of quotes and lists; deeper blocks become paragraphs. A list counts as two levels. */
const DEEPEST_BLOCK = 12;
const PICTURE = /^picture:[a-z0-9-]{1,40}$/;
const LINK = /^(?:https?:\/\/[^/?#]|mailto:[^?]|\/(?!\/|\\|%5c))/i;

/** Reports whether a text may link to this address: http, https, mailto, or a path on this site. */
export const isSafeAddress = (address: string): boolean => LINK.test(address);

/** Returns the key in a picture address of the form `picture:KEY`; undefined for other addresses. */
export const pictureKeyIn = (address: string): string | undefined =>
  PICTURE.test(address) ? address.slice('picture:'.length) : undefined;

/** Returns an image's description as one line. */
export function imageAltOf({ children }: Token): string {
  const words = (children ?? []).map((token) => {
    if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
    return token.type === 'image' ? imageAltOf(token) : token.content;
  });
  return words.join('').trim();
}

const CLOSING = '.,:;!?\'"_~)';

/** Returns the length of a URL, excluding the punctuation of the surrounding sentence. */
function addressLength(address: string): number {
  let opened = 0;
  let closed = 0;
  for (const char of address) {
    if (char === '(') opened += 1;
    if (char === ')') closed += 1;
  }
  let end = address.length;
  for (; end > 0 && CLOSING.includes(address.charAt(end - 1)); end -= 1) {
    if (address.charAt(end - 1) !== ')') continue;
    if (closed <= opened) break;
    closed -= 1;
  }
  while (address.charAt(end - 1) === '\\') end -= 1;
  return end;
}

/** Matches the part of a URL after the colon. As elsewhere in Markdown, a backslash escapes punctuation. */
const REST = /\/\/(?:\\[!-/:-@[-`{-~]|[^\s<>[\]`*\\])+/y;

/**
 * Prevents underscores in a bare URL from becoming italic text. The URL stays plain text here; the renderer later turns
 * it into a link.
 */
function bareAddress(state: StateInline, silent: boolean): boolean {
  if (state.src.charAt(state.pos) !== ':' || !/(?:^|[^a-z\d])https?$/i.test(state.pending.slice(-6))) return false;
  REST.lastIndex = state.pos + 1;
  const [found = ''] = REST.exec(state.src) ?? [];
  const length = addressLength(found.slice(0, state.posMax - state.pos - 1));
  if (length < 3) return false;
  if (!silent) state.pending += `:${found.slice(0, length).replace(/\\(.)/g, '$1')}`;
  state.pos += 1 + length;
  return true;
}

/** Turns content beyond the maximum depth into a paragraph, so that no text is lost. */
function deepParagraph(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (silent || state.level < DEEPEST_BLOCK) return false;
  let next = start + 1;
  while (next < end && !state.isEmpty(next) && state.sCount[next]! >= state.blkIndent) next += 1;
  state.line = next;
  state.push('paragraph_open', 'p', 1).map = [start, next];
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(start, next, state.blkIndent, false).trim();
  inline.map = [start, next];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}

/**
 * Creates a CommonMark parser that does not support HTML: tags stay text, and links lead only to safe addresses. The
 * rich editor uses the same parser.
 */
export function createMarkdownParser(): MarkdownIt {
  const parser = new MarkdownIt('commonmark', { html: false });
  parser.validateLink = (address) => isSafeAddress(address) || pictureKeyIn(address) !== undefined;
  parser.inline.ruler.before('escape', 'bare_address', bareAddress);
  parser.block.ruler.before('code', 'deep_paragraph', deepParagraph);
  return parser;
}

/**
 * Matches characters that would start a block at the beginning of a line: a heading, list, quote, thematic break or
 * code fence.
 */
const BLOCK_START = /^(?:#{1,6}(?=\s|$)|[-+](?=[\s-]|$)|>|=(?==*[ \t]*$)|~(?=~~)|(?<number>\d{1,9})[.)](?=\s|$))/;
/** Matches characters that would start emphasis, code, a link, an entity, or HTML. */
const STYLES = /[*`[]|\\(?=[!-/:-@[-`{-~]|$)|<(?=[a-z/!?])|&(?=#?\w{1,31};)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu;

/** Escapes the beginning of a line so that it does not start a block. */
export function escapeLineStart(line: string): string {
  const start = BLOCK_START.exec(line);
  if (!start) return line;
  const number = start.groups?.number ?? '';
  return `${number}\\${line.slice(number.length)}`;
}

const escapeLine = (line: string): string => escapeLineStart(line.trim().replace(STYLES, '\\$&'));

/** Escapes a plain text so that Markdown renders the same words and line breaks without formatting. */
export const escapeMarkdown = (plain: string): string =>
  plain
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(escapeLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
