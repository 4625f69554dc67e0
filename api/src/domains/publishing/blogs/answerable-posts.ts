import { addressOf } from '@verse/contract/addresses';
import type { AnswerableContent } from '../../../platform/feature';
import { pictureView } from '../../../platform/images';
import { ERASED } from '../../../platform/people';
import type { BlogRepository } from './blogs.repository';

/** Published posts as content that members like and comment on. */
export const answerablePosts = (blogs: Pick<BlogRepository, 'publishedAmong' | 'storedAmong'>): AnswerableContent => ({
  async find(reader, ids) {
    const posts = await blogs.publishedAmong(ids);
    return new Map(
      posts
        .filter(({ authorId }) => !reader.blocked.has(authorId))
        .map(({ id, authorId, title, thumbnail }) => {
          const ownerId = authorId === ERASED ? '' : authorId;
          const picture = pictureView(thumbnail.picture, thumbnail.alt);
          return [id, { ownerId, title, path: addressOf('blog', { id }), picture }];
        }),
    );
  },
  stored: blogs.storedAmong,
});
