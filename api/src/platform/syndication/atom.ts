import type { DetailedFeed, DetailedItem } from './feed';
import { html, xml } from './rss';

function entry({ title, link, categories, at, updatedAt, text }: DetailedItem): string {
  const address = xml(link);
  return [
    `<entry><id>${address}</id><title>${xml(title)}</title><link href="${address}"/>`,
    ...categories.map((category) => `<category term="${xml(category)}"/>`),
    `<published>${at.toISOString()}</published>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    `<content type="html">${xml(html(text))}</content></entry>`,
  ].join('');
}

/** Returns the date of the last change, which every feed requires, or the epoch for an empty feed. */
const lastChange = (items: readonly DetailedItem[]) =>
  new Date(Math.max(0, ...items.map(({ updatedAt }) => updatedAt.getTime())));

/** Writes a feed as Atom 1.0. */
export function atom({ title, description, link, self, items }: DetailedFeed): string {
  const head = [
    `<id>${xml(link)}</id><title>${xml(title)}</title><subtitle>${xml(description)}</subtitle>`,
    `<author><name>Creativity Verse</name></author><link href="${xml(link)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<updated>${lastChange(items).toISOString()}</updated>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${head}
${items.map(entry).join('\n')}
</feed>
`;
}
