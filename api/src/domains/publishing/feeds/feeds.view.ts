import { addressOf, FEEDS } from '@verse/contract/addresses';
import type { DetailedFeed } from '../../../platform/syndication';

export interface FeedPost {
  id: string;
  title: string;
  category: string;
  tags: readonly string[];
  /** Plain text, without formatting. */
  text: string;
  /** Path of the picture. */
  image: string;
  publishedAt: Date;
  updatedAt: Date;
}

const TITLE = 'Creativity Verse: Stories, Insights & Creative Wisdom';
const DESCRIPTION = 'What the Creativity Verse community writes about its craft.';

export const feedView = (origin: string, format: keyof typeof FEEDS, posts: readonly FeedPost[]): DetailedFeed => ({
  title: TITLE,
  description: DESCRIPTION,
  link: origin + addressOf('blogs'),
  self: origin + FEEDS[format],
  items: posts.map(({ id, title, category, tags, text, image, publishedAt, updatedAt }) => ({
    id,
    title,
    updatedAt,
    categories: [category, ...tags],
    at: publishedAt,
    text,
    link: origin + addressOf('blog', { id }),
    image: `${origin}${image}`,
  })),
});
