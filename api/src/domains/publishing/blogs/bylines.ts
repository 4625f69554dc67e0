import type { BlogAuthor } from '@verse/api-contract/api';
import { GUEST } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { BlogPost } from './blogs.repository';
import type { Bylines } from './blogs.view';

export type FindBylines = (posts: readonly Pick<BlogPost, 'authorId'>[]) => Promise<Bylines>;

/**
 * Looks up authors as a guest would see them, because all visitors share public pages. Members with a hidden profile
 * are not named.
 */
export function createFindBylines({ peopleFor }: Pick<People, 'peopleFor'>): FindBylines {
  return async (posts) => {
    const authors = await peopleFor(GUEST, [...new Set(posts.map(({ authorId }) => authorId))]);
    return new Map(
      [...authors].flatMap(([id, { handle, name, picture }]): [string, BlogAuthor][] =>
        handle === null ? [] : [[id, { handle, name, picture }]],
      ),
    );
  };
}
