/** The largest icon, in CSS pixels. Tick boxes, emoji and bullets are pictures of about the size of a letter. */
const LARGEST = 32;
const TICKED = '☑ ';
const UNTICKED = '☐ ';

function sizeOf(image: HTMLImageElement, name: 'width' | 'height'): number {
  const size = Number.parseFloat(image.getAttribute(name) || image.style[name] || '');
  return Number.isNaN(size) ? Infinity : size;
}

const isIcon = (image: HTMLImageElement) =>
  (sizeOf(image, 'width') <= LARGEST && sizeOf(image, 'height') <= LARGEST) ||
  image.matches('.emoji, .wp-smiley, [class*="emoji" i], [data-emoji], [goomoji], [aria-roledescription="checkbox"]');

/** Returns what an icon says: an emoji, or the `:name:` of one. */
function wordsOf(image: HTMLImageElement): string {
  const words = image.dataset.emoji ?? image.dataset.stringifyEmoji ?? image.alt.trim();
  return /^(?:\p{Extended_Pictographic}|\p{RI})[^\p{L}]{0,15}$|^:[\w+-]+:$/u.test(words) ? words : '';
}

/** Whether a list item is ticked; undefined if it has no tick box. */
function isTicked(item: Element): boolean | undefined {
  const own = item.getAttribute('aria-checked') ?? item.getAttribute('data-checked');
  if (own !== null) return own === 'true';
  const box = item.querySelector('input[type="checkbox"], .checkbox, [role="checkbox"]');
  if (!box || box.closest('li') !== item) return undefined;
  return box.matches('[checked], .checkbox-on, [aria-checked="true"]');
}

/** Replaces tick boxes and emoji, which are pictures in many applications, with characters. */
export function cleanIcons(page: Document) {
  for (const item of page.querySelectorAll('li')) {
    const ticked = isTicked(item);
    if (ticked === undefined) continue;
    for (const box of item.querySelectorAll('input[type="checkbox"], .checkbox'))
      if (box.closest('li') === item) box.remove();
    // Google Docs puts the words into a paragraph.
    (item.querySelector(':scope > p') ?? item).prepend(ticked ? TICKED : UNTICKED);
  }
  for (const image of page.querySelectorAll('img')) {
    const words = wordsOf(image);
    if (isIcon(image) || words !== '') image.replaceWith(words);
  }
}
