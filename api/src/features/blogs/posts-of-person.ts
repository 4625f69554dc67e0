import type { PersonalContent } from '../../platform/feature';
import type { BlogPost, BlogRepository } from './blogs.repository';

/**
 * The posts of a person, in whatever state. Those that everybody has read stay when
 * their writer goes; nobody sees the others, so they go too.
 */
export function postsOfPerson(
  blogs: Pick<BlogRepository, 'ofAuthor' | 'change' | 'remove'>,
  now: () => Date,
): PersonalContent {
  /** Only what is deleted can be removed. */
  async function remove({ id, status, version }: BlogPost): Promise<void> {
    const deleted =
      status === 'deleted'
        ? { version }
        : await blogs.change(id, version, { status: 'deleted', statusBefore: status }, now());
    if (deleted) await blogs.remove(id, deleted.version);
  }

  return {
    name: 'posts',
    // Which member of staff last touched a post is not its writer's to take along.
    async *export(userId) {
      for await (const { edited: _, withdrawnBy: __, deletedBy: ___, ...post } of blogs.ofAuthor(userId)) yield post;
    },
    async erase(userId) {
      for await (const post of blogs.ofAuthor(userId)) {
        if (post.status !== 'published') await remove(post);
        // Nobody has read these changes.
        else if (post.revision) await blogs.change(post.id, post.version, { revision: null, waitsSince: null }, now());
      }
    },
  };
}
