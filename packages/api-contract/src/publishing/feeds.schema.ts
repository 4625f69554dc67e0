import { z } from 'zod';

const item = z.object({
  id: z.string(),
  url: z.url(),
  title: z.string(),
  content_text: z.string(),
  image: z.url(),
  date_published: z.iso.datetime(),
  tags: z.array(z.string()),
});

/** `GET /feed.json`: a JSON Feed 1.1 with the newest posts. */
export const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  language: z.string(),
  items: z.array(item),
});

/** `GET /api/tags/:tag/feed.json`: unlike in the main feed, posts may lack a picture. */
export const tagJsonFeedSchema = jsonFeedSchema.extend({ items: z.array(item.partial({ image: true })) });
