import { toExcerptText, toPlainText } from '@verse/api-contract/formatted-text-parser';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../../platform/images';
import { lineOf, type SearchSource, type SearchText } from '../../../platform/search';
import { type BlogRepository, isPublished, type PublishedPost } from './blogs.repository';

const toText = ({ id, publishedAt: at, title, category, content, contentFormat, tags }: PublishedPost): SearchText => ({
  id,
  at,
  title,
  text: `${category} ${tags.join(' ')} ${toPlainText(content, contentFormat)}`,
});

/** Search source for published posts, which are the same for every reader. */
export const searchablePosts = (blogs: Pick<BlogRepository, 'publishedAfter' | 'publishedAmong'>): SearchSource => ({
  group: 'posts',
  kind: 'blog-post',
  edition: 2,
  async *all() {
    for await (const post of blogs.publishedAfter({ after: '', limit: Infinity }))
      if (isPublished(post)) yield toText(post);
  },
  read: async (ids) => (await blogs.publishedAmong(ids)).map(toText),
  present: async (_reader, ids) =>
    (await blogs.publishedAmong(ids)).map(({ id, title, category, content, contentFormat, thumbnail }) => ({
      id,
      title,
      text: lineOf(`${category}. ${toExcerptText(content, contentFormat)}`),
      path: addressOf('blog', { id }),
      picture: pictureView(thumbnail.picture, ''),
    })),
});
