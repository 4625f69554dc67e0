import type { FeedItem, SyndicatedFeed } from './feed';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// Characters that XML cannot represent, not even escaped, and control characters.
const NOT_IN_XML = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function xml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Converts plain text to the HTML that RSS readers expect in a description. The caller then escapes it for XML. */
export function html(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${xml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function item({ title, link, categories, at, text }: FeedItem): string {
  const address = xml(link);
  return [
    `<item><title>${xml(title)}</title><link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    ...categories.map((category) => `<category>${xml(category)}</category>`),
    `<pubDate>${at.toUTCString()}</pubDate>`,
    `<description>${xml(html(text))}</description></item>`,
  ].join('');
}

/** Writes a feed as RSS 2.0. */
export function rss({ title, description, link, self, items }: SyndicatedFeed): string {
  const head = [
    `<title>${xml(title)}</title><link>${xml(link)}</link>`,
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xml(description)}</description><language>en</language>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}
${items.map(item).join('\n')}
</channel></rss>
`;
}
