/** Blocks in the cells of a layout, as in newsletters. A cell of a table of words has none of them. */
const BLOCKS = 'table, ul, ol, pre, blockquote, img, hr, h1, h2, h3, h4, h5, h6';
const SEPARATOR = ' | ';

const isFilled = (cell: Element) => (cell.textContent ?? '').trim() !== '' || cell.querySelector('img') !== null;

/** Makes a line of a cell: its paragraphs and breaks become spaces. */
function toLine(cell: Element): ChildNode[] {
  for (const part of cell.querySelectorAll('br')) part.replaceWith(' ');
  for (const part of cell.querySelectorAll('p, div')) part.replaceWith(...part.childNodes, ' ');
  const isSpace = (node: ChildNode | undefined) => node?.nodeName === '#text' && (node.nodeValue ?? '').trim() === '';
  const parts = [...cell.childNodes];
  while (isSpace(parts[0])) parts.shift();
  while (isSpace(parts.at(-1))) parts.pop();
  return parts;
}

/** Rows become lines, with a sign between the cells, because texts have no tables. */
function toLines(page: Document, rows: readonly Element[][]): HTMLElement {
  const block = page.createElement('p');
  for (const [row, cells] of rows.entries()) {
    if (row > 0) block.append(page.createElement('br'));
    for (const [index, cell] of cells.entries()) block.append(...(index > 0 ? [SEPARATOR] : []), ...toLine(cell));
  }
  return block;
}

function toBlocks(page: Document, rows: readonly Element[][]): HTMLElement {
  const block = page.createElement('div');
  for (const cell of rows.flat()) {
    const part = page.createElement('div');
    part.append(...cell.childNodes);
    block.append(part);
  }
  return block;
}

/** Turns tables into lines, and tables that only lay out a page into its blocks. */
export function cleanTables(page: Document) {
  // Inner tables come first.
  for (const table of [...page.querySelectorAll('table')].reverse()) {
    const rows = [...table.rows].map((row) => [...row.cells].filter(isFilled)).filter((cells) => cells.length > 0);
    const isLayout = rows.every(({ length }) => length < 2) || rows.flat().some((cell) => cell.querySelector(BLOCKS));
    const block = isLayout ? toBlocks(page, rows) : toLines(page, rows);
    if (table.caption) table.before(table.caption);
    table.replaceWith(block);
  }
}
