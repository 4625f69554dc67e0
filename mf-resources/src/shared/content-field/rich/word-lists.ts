/** Matches the style of a Word paragraph that is a list item. */
const LEVEL = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const ORDERED = /^\W?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Returns a list item's list id and depth, or null for other paragraphs. */
function readItem(element: Element | null): { list: string; level: number } | null {
  const found = element?.tagName === 'P' ? LEVEL.exec(element.getAttribute('style') ?? '') : null;
  return found ? { list: found[1] ?? '', level: Number(found[2]) } : null;
}

/** Removes and returns the item's bullet or number, because Word writes it as text. */
function takeSign(item: Element): string {
  const sign = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const text = sign?.textContent?.trim() ?? '';
  sign?.remove();
  return text;
}

function createList(page: Document, sign: string): HTMLElement {
  const isOrdered = ORDERED.test(sign);
  const list = page.createElement(isOrdered ? 'ol' : 'ul');
  const number = Number.parseInt(sign, 10);
  if (isOrdered && number > 1) list.setAttribute('start', String(number));
  return list;
}

/** Converts the Word list that starts at the given paragraph. */
function readWordList(page: Document, first: Element) {
  const open: { list: HTMLElement; level: number }[] = [];
  const id = readItem(first)?.list;
  let next: Element | null = first;
  for (let at = readItem(next); next && at?.list === id && at; at = readItem(next)) {
    const { level } = at;
    const paragraph: Element = next;
    next = paragraph.nextElementSibling;
    const sign = takeSign(paragraph);
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    const item = page.createElement('li');
    if (open.at(-1)?.level !== level) {
      const list = createList(page, sign);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    item.append(...paragraph.childNodes);
    open.at(-1)!.list.append(item);
    paragraph.remove();
  }
}

/** Converts Word's list paragraphs to lists, and moves nested lists from Google Docs into the items they belong to. */
export function nestLists(page: Document) {
  for (let first = findWordItem(page); first; first = findWordItem(page)) readWordList(page, first);
  for (const inner of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = inner.previousElementSibling;
    if (item?.tagName === 'LI') item.append(inner);
  }
}

const findWordItem = (page: Document): Element | undefined =>
  [...page.querySelectorAll('p')].find((paragraph) => readItem(paragraph) !== null);

/** Joins the lists of Word for the web, which makes a list of each item and writes its depth beside it. */
export function joinLists(page: Document) {
  for (const wrapper of page.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...wrapper.childNodes);
  for (const list of page.querySelectorAll('ul, ol')) {
    const before = list.previousElementSibling;
    const depth = depthOf(list.firstElementChild);
    if (depth === null || !before || !/^(?:UL|OL)$/.test(before.tagName)) continue;
    const target = listAt(before, depth);
    if (target.tagName === list.tagName && depthOf(target.lastElementChild) === depth) {
      target.append(...list.children);
      list.remove();
    } else if ((depthOf(target.lastElementChild) ?? depth) < depth) target.lastElementChild?.append(list);
  }
}

const depthOf = (item: Element | null): number | null => {
  const level = item?.getAttribute('data-aria-level');
  return level ? Number(level) : null;
};

/** Returns the last list inside a list that is not deeper than the given depth. */
function listAt(list: Element, depth: number): Element {
  const inner = [...(list.lastElementChild?.children ?? [])].findLast(({ tagName }) => /^(?:UL|OL)$/.test(tagName));
  return inner && (depthOf(inner.firstElementChild) ?? Infinity) <= depth ? listAt(inner, depth) : list;
}
