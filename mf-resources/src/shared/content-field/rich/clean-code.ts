import { withoutEnd } from '@verse/api-contract/without-end';
/** A box of an editor: VS Code, JetBrains and Xcode style its text instead of marking it as code. */
const isMonospaced = ({ style }: HTMLElement) =>
  /mono|courier|consolas|menlo|fira code|source code/i.test(style.fontFamily);
const isPreformatted = ({ style }: HTMLElement) => /^(?:pre|break-spaces|pre-wrap)$/.test(style.whiteSpace);
const LINES = 'div, p, li, tr';

/** Returns the text of code with its line breaks, which may be elements. */
function readLines(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  let text = '';
  for (const child of node.childNodes) {
    const isLine = child instanceof Element && child.matches(LINES);
    if (isLine && text !== '' && !text.endsWith('\n')) text += '\n';
    const inner = readLines(child);
    // An empty line is a line with a break.
    text += isLine ? `${inner.replace(/\n$/, '')}\n` : inner;
  }
  return text;
}

function replaceWithCode(page: Document, element: Element) {
  const lines = readLines(element)
    .replace(/\u00A0/g, ' ')
    .replace(/\r\n?/g, '\n');
  const text = withoutEnd(lines.replace(/^\n/, ''), '\n');
  const isBlock = element.tagName === 'PRE' || text.includes('\n');
  const code = page.createElement(isBlock ? 'pre' : 'code');
  code.textContent = text;
  element.replaceWith(code);
}

/** Turns the code of editors into code blocks. One line, or a part of it, becomes code inside a line. */
export function cleanCode(page: Document) {
  for (const pre of page.querySelectorAll('pre')) replaceWithCode(page, pre);
  for (const box of page.querySelectorAll<HTMLElement>('div[style], p[style]'))
    if (page.contains(box) && isMonospaced(box) && isPreformatted(box) && !box.closest('pre'))
      replaceWithCode(page, box);
}
