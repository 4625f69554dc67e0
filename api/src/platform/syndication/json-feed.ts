import type { TagJsonFeed } from '@verse/api-contract/api';
import { withPlainBreaks } from '@verse/api-contract/text';
import type { DetailedFeed } from './feed';

/** Writes a feed as JSON Feed 1.1. */
export const jsonFeed = ({ title, description, link, self, items }: DetailedFeed): TagJsonFeed => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: withPlainBreaks(title),
  home_page_url: link,
  feed_url: self,
  description: withPlainBreaks(description),
  language: 'en',
  items: items.map(({ id, link: url, title: name, text, image, at, categories }) => ({
    id,
    url,
    title: withPlainBreaks(name),
    content_text: withPlainBreaks(text),
    ...(image === undefined ? {} : { image }),
    date_published: at.toISOString(),
    tags: categories.map(withPlainBreaks),
  })),
});
