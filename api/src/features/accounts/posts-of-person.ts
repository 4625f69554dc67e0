import type { BlogStatus } from '@verse/api-contract/blogs';
import type { PersonalContent } from './account-care.service';

interface Post {
  id: string;
  status: BlogStatus;
  version: number;
  edited?: unknown;
}

/** What is needed of the posts; the repository of the posts has it. */
export interface PostShelf {
  listManaged(listing: { authorId: string; skip: number; limit: number }): Promise<{ posts: Post[] }>;
  change(id: string, version: number, change: { status: BlogStatus; statusBefore: BlogStatus }, now: Date): Promise<Post | undefined>;
  remove(id: string, version: number): Promise<boolean>;
}

const PAGE = 100;

/** The posts of a person, in whatever state. Those that everybody has read stay when their writer goes; nobody sees the others, so they go too. */
export function postsOfPerson(shelf: PostShelf, now: () => Date): PersonalContent {
  async function all(authorId: string): Promise<Post[]> {
    const found: Post[] = [];
    for (;;) {
      const { posts } = await shelf.listManaged({ authorId, skip: found.length, limit: PAGE });
      found.push(...posts);
      if (posts.length < PAGE) return found;
    }
  }

  /** Only what is deleted can be removed. */
  async function remove({ id, status, version }: Post): Promise<void> {
    const deleted = status === 'deleted' ? { version } : await shelf.change(id, version, { status: 'deleted', statusBefore: status }, now());
    if (deleted) await shelf.remove(id, deleted.version);
  }

  return {
    name: 'posts',
    // Which member of staff last touched a post is not its writer's to take along.
    export: async (userId) => (await all(userId)).map(({ edited: _, ...post }) => post),
    async erase(userId) {
      for (const post of await all(userId)) if (post.status !== 'published') await remove(post);
    },
  };
}
