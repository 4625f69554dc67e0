import { SITE_SEARCH_LIMITS } from '@verse/api-contract/publishing/site-search.values';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../../platform/images';
import type { Reading } from '../../../platform/people';
import { lineOf, type SearchChanges, type SearchSource, type SearchText } from '../../../platform/search';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';

const isFindable = ({ state }: Post) => state === 'shown';
const toText = ({ id, createdAt: at, text, alt }: Post): SearchText => ({ id, at, title: '', text: `${text} ${alt}` });

/** Search source for members' posts. `reading` omits members-only posts if a guest searches. */
export const searchablePosts = (posts: Pick<PostRepository, 'all' | 'among'>, reading: Reading): SearchSource => ({
  group: 'posts',
  kind: 'post',
  edition: 2,
  async *all() {
    for await (const post of posts.all()) if (isFindable(post)) yield toText(post);
  },
  read: async (ids) => [...(await posts.among(ids)).values()].filter(isFindable).map(toText),
  async present(reader, ids) {
    const found = [...(await posts.among(ids)).values()].filter(
      (post) => isFindable(post) && !reader.muted.has(post.authorId),
    );
    const { readable, authors } = await reading(reader, found);
    return readable.flatMap(({ id, authorId, text, picture, visibility }) => {
      const author = authors.get(authorId);
      // If the author has no handle, this reader may not open the profile.
      if (!author?.handle) return [];
      return [
        {
          id,
          title: lineOf(toPlainSmallText(text), SITE_SEARCH_LIMITS.title) || 'A picture',
          text: author.name,
          path:
            visibility === 'members'
              ? addressOf('post', { id })
              : addressOf('member-post', { handle: author.handle, id }),
          picture: picture && pictureView(picture, ''),
        },
      ];
    });
  },
});

/** Reports each write of a post to the search index. */
export function reportChanges(posts: PostRepository, changes: Pick<SearchChanges, 'changed'>): PostRepository {
  async function reporting<T>(id: string, write: () => Promise<T>): Promise<T> {
    const done = await write();
    await changes.changed('post', id);
    return done;
  }
  return {
    ...posts,
    insert: (post) => reporting(post.id, () => posts.insert(post)),
    change: (id, ...rest) => reporting(id, () => posts.change(id, ...rest)),
    changeState: (id, ...rest) => reporting(id, () => posts.changeState(id, ...rest)),
    remove: (id) => reporting(id, () => posts.remove(id)),
  };
}
