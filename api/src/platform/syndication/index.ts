export { html, rss, xml } from './rss';
export type { RssFeed, RssItem } from './rss';
