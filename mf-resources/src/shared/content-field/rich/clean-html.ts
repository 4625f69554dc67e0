import { createMarkdownParser } from '@verse/api-contract/markdown-source';
import { parseUrl } from '@verse/api-contract/parse-url';
import { cleanCode } from './clean-code';
import { cleanIcons } from './clean-icons';
import { cleanTables } from './clean-tables';
import { normalizeAddress } from './link-address';
import { joinLists, nestLists } from './word-lists';

/** The visible content of a pasted page, along with its pictures. */
export interface CleanedHtml {
  html: string;
  /** The bytes of the pictures, keyed by the temporary keys that are used until the pictures are saved. */
  files: Map<string, Promise<File | null>>;
  /** Names of pictures for which the clipboard contains only a URL. */
  missing: string[];
}

const NOT_WORDS = [
  'script, style, noscript, template, iframe, object, svg, meta, link, title',
  'nav, form, input, select, button, [hidden], o\\:p, .MsoCommentReference',
].join();
/** Content that the page hides. */
const NOT_SHOWN =
  '[style*="display:none" i], [style*="display: none" i], [style*="mso-hide" i], [style*="mso-element:comment" i]';
const { validateLink } = createMarkdownParser();

/** Reports whether an image is a tracking pixel, i.e. at most 2 px wide or high. */
function isTracker(image: HTMLImageElement): boolean {
  const isTiny = (size: string | null) => size !== null && /^[0-2](?:px)?$/.test(size.trim());
  return (
    isTiny(image.getAttribute('width')) || isTiny(image.getAttribute('height')) || isTiny(image.style.width || null)
  );
}

function nameOf(image: HTMLImageElement): string {
  const address = image.getAttribute('src') ?? '';
  const file = /^(?:data|blob):/.test(address) ? '' : address.split(/[?#]/)[0]?.split(/[/\\]/).at(-1);
  return image.alt.trim() || file || 'a picture';
}

const TYPES: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

function readData(address: string, name: string): File | null {
  const [, type = '', data = ''] = /^data:([\w/+.-]+);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!Object.hasOwn(TYPES, type)) return null;
  const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (char) => char.charCodeAt(0));
  return new File([bytes], `${name}.${TYPES[type]}`, { type });
}

const readBlob = (address: string, name: string): Promise<File | null> =>
  fetch(address)
    .then((response) => response.blob())
    .then((blob) => new File([blob], `${name}.${TYPES[blob.type] ?? 'png'}`, { type: blob.type }))
    .catch(() => null);

function collectPictures(page: Document, createKey: () => string): Pick<CleanedHtml, 'files' | 'missing'> {
  const files: CleanedHtml['files'] = new Map();
  const missing: string[] = [];
  for (const image of page.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    const name = nameOf(image);
    const isData = address.startsWith('data:');
    if (isTracker(image) || address === '') image.remove();
    else if (isData || address.startsWith('blob:')) {
      const key = createKey();
      files.set(key, isData ? Promise.resolve(readData(address, name)) : readBlob(address, name));
      const stand = page.createElement('img');
      stand.dataset.picture = key;
      stand.alt = image.alt;
      image.replaceWith(stand);
    } else {
      missing.push(name);
      image.remove();
    }
  }
  return { files, missing };
}

/** Pages that only lead on to another one, with the query parameter that has its address. */
const REDIRECTS: readonly [RegExp, string][] = [
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
];

/** Returns the target of a redirect that an application puts around links. */
function straight(href: string): string {
  const url = parseUrl(href);
  if (!url) return href;
  const { host, pathname, searchParams } = url;
  const [, name = ''] = REDIRECTS.find(([place]) => place.test(host + pathname)) ?? [];
  return searchParams.get(name) ?? href;
}

function cleanLinks(page: Document) {
  for (const link of page.querySelectorAll('a[href]')) {
    const href = normalizeAddress(straight(link.getAttribute('href') ?? ''));
    if (/^(?:https?|mailto):/i.test(href) && validateLink(href)) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
}

/** Removes bold from headings, because headings are bold anyway. */
function cleanHeadings(page: Document) {
  for (const title of page.querySelectorAll('p.MsoTitle')) {
    const heading = page.createElement('h1');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
  for (const part of page.querySelectorAll('h1 *, h2 *, h3 *, h4 *, h5 *, h6 *')) {
    part.removeAttribute('style');
    if (part.matches('b, strong')) part.replaceWith(...part.childNodes);
  }
}

/** Elements that are blocks for readers, but not for the parser, which would glue their words together. */
const BLOCKS = 'main, details, summary, dt, legend, caption, center, menu, dialog, search, optgroup';

function cleanBlocks(page: Document) {
  for (const part of page.querySelectorAll(BLOCKS)) {
    const block = page.createElement('div');
    block.append(...part.childNodes);
    part.replaceWith(block);
  }
  // The parser knows only `pre` and `pre-wrap`.
  for (const part of page.querySelectorAll<HTMLElement>('[style*="break-spaces"], [style*="preserve"]'))
    part.style.whiteSpace = 'pre-wrap';
}

const RAISED = new Map([...'0123456789+-n'].map((char, index) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][index]!]));
const LOWERED = new Map([...'0123456789+-'].map((char, index) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][index]!]));

/** Keeps the meaning of m² and H₂O, whose style is lost. */
function cleanIndices(page: Document) {
  for (const part of page.querySelectorAll('sup, sub')) {
    const signs = part.tagName === 'SUP' ? RAISED : LOWERED;
    const chars = [...(part.textContent ?? '').trim()];
    if (chars.length > 0 && chars.every((char) => signs.has(char)))
      part.replaceWith(chars.map((char) => signs.get(char)).join(''));
  }
}

/** Keeps the structure of pasted HTML and drops its styling. */
export function cleanHtml(html: string, createKey: () => string): CleanedHtml {
  const page = new DOMParser().parseFromString(html, 'text/html');
  cleanIcons(page);
  for (const part of page.querySelectorAll(`${NOT_WORDS}, ${NOT_SHOWN}`)) part.remove();
  for (const line of page.querySelectorAll('br.Apple-interchange-newline')) line.remove();
  // Google Docs wraps all blocks in one inline element.
  for (const wrapper of page.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  nestLists(page);
  joinLists(page);
  cleanCode(page);
  cleanTables(page);
  cleanBlocks(page);
  cleanIndices(page);
  cleanHeadings(page);
  cleanLinks(page);
  const pictures = collectPictures(page, createKey);
  return { html: page.body.innerHTML, ...pictures };
}
