import type { BlogAuthor, Picture } from '@verse/api-contract/blogs';
import type { BlogPost } from './blogs.repository';
import type { Bylines } from './blogs.view';

/** Members as others see them; `handle` is null where the profile is not for whoever asks. */
export type AuthorsOf = (
  ids: readonly string[],
  as: 'guest',
) => Promise<ReadonlyMap<string, { handle: string | null; name: string; picture: Picture | null }>>;

export type BylinesOf = (posts: readonly Pick<BlogPost, 'authorId'>[]) => Promise<Bylines>;

/** What stands in pages for everybody is asked as a guest: whoever hides their profile is named nowhere. */
export function createBylinesOf(authorsOf: AuthorsOf): BylinesOf {
  return async (posts) => {
    const authors = await authorsOf([...new Set(posts.map(({ authorId }) => authorId))], 'guest');
    return new Map(
      [...authors].flatMap(([id, { handle, name, picture }]): [string, BlogAuthor][] =>
        handle === null ? [] : [[id, { handle, name, picture }]],
      ),
    );
  };
}
