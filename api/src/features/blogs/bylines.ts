import type { BlogAuthor } from '@verse/api-contract/blogs';
import { GUEST, type PeopleFor } from '../../platform/people';
import type { BlogPost } from './blogs.repository';
import type { Bylines } from './blogs.view';

export type BylinesOf = (posts: readonly Pick<BlogPost, 'authorId'>[]) => Promise<Bylines>;

/** What stands in pages for everybody is asked as a guest: whoever hides their profile is named nowhere. */
export function createBylinesOf(peopleFor: PeopleFor): BylinesOf {
  return async (posts) => {
    const authors = await peopleFor(GUEST, [...new Set(posts.map(({ authorId }) => authorId))]);
    return new Map(
      [...authors].flatMap(([id, { handle, name, picture }]): [string, BlogAuthor][] =>
        handle === null ? [] : [[id, { handle, name, picture }]],
      ),
    );
  };
}
