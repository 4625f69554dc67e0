import type { JsonFeed } from '@verse/api-contract/feeds';
import { addressOf, FEEDS } from '@verse/contract/addresses';

/** A post as feeds need it. */
export interface FeedPost {
  id: string;
  title: string;
  category: string;
  content: string;
  /** Path of the picture. */
  image: string;
  publishedAt: Date;
  updatedAt: Date;
}

const BLOGS = addressOf('blogs');
const TITLE = 'Creativity Verse: Stories, Insights & Creative Wisdom';
const DESCRIPTION = 'What the Creativity Verse community writes about its craft.';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
// XML has no way at all to write these characters, not even escaped.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Plain text as the HTML that RSS readers expect in a description; escaped once more when it goes into the XML. */
function html(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${xml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const addressOfPost = (origin: string, post: FeedPost) => origin + addressOf('blog', { id: post.id });

function rssItem(origin: string, post: FeedPost): string {
  const address = xml(addressOfPost(origin, post));
  return [
    `<item><title>${xml(post.title)}</title><link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid><category>${xml(post.category)}</category>`,
    `<pubDate>${post.publishedAt.toUTCString()}</pubDate>`,
    `<description>${xml(html(post.content))}</description></item>`,
  ].join('');
}

export function rssView(origin: string, posts: readonly FeedPost[]): string {
  const items = posts.map((post) => rssItem(origin, post)).join('\n');
  const head = [
    `<title>${xml(TITLE)}</title><link>${xml(origin + BLOGS)}</link>`,
    `<atom:link href="${xml(origin + FEEDS.rss)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xml(DESCRIPTION)}</description><language>en</language>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}
${items}
</channel></rss>
`;
}

function atomEntry(origin: string, post: FeedPost): string {
  const address = xml(addressOfPost(origin, post));
  return [
    `<entry><id>${address}</id><title>${xml(post.title)}</title><link href="${address}"/>`,
    `<category term="${xml(post.category)}"/><published>${post.publishedAt.toISOString()}</published>`,
    `<updated>${post.updatedAt.toISOString()}</updated>`,
    `<content type="html">${xml(html(post.content))}</content></entry>`,
  ].join('');
}

/** Every feed says when it changed; one without posts has not changed since the beginning of time. */
const lastChange = (posts: readonly FeedPost[]) =>
  new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));

export function atomView(origin: string, posts: readonly FeedPost[]): string {
  const entries = posts.map((post) => atomEntry(origin, post)).join('\n');
  const head = [
    `<id>${xml(origin + BLOGS)}</id><title>${xml(TITLE)}</title><subtitle>${xml(DESCRIPTION)}</subtitle>`,
    `<author><name>Creativity Verse</name></author><link href="${xml(origin + BLOGS)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + FEEDS.atom)}"/>`,
    `<updated>${lastChange(posts).toISOString()}</updated>`,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">${head}
${entries}
</feed>
`;
}

export function jsonFeedView(origin: string, posts: readonly FeedPost[]): JsonFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    home_page_url: origin + BLOGS,
    feed_url: origin + FEEDS.json,
    description: DESCRIPTION,
    language: 'en',
    items: posts.map((post) => ({
      id: post.id,
      url: addressOfPost(origin, post),
      title: post.title,
      content_text: post.content,
      image: `${origin}${post.image}`,
      date_published: post.publishedAt.toISOString(),
      tags: [post.category],
    })),
  };
}
