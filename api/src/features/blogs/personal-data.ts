import type { PersonalData } from '../../platform/feature';
import type { BlogPost, BlogRepository } from './blogs.repository';

/** Posts of a person in every state. Published ones stay after the author has left; the others are erased. */
export function createPersonalData(
  blogs: Pick<BlogRepository, 'listOfAuthor' | 'change' | 'remove'>,
  now: () => Date,
): PersonalData {
  /** Only deleted posts can be removed. */
  async function remove({ id, status, version }: BlogPost): Promise<void> {
    const deleted =
      status === 'deleted'
        ? { version }
        : await blogs.change(id, version, { status: 'deleted', statusBefore: status }, now());
    if (deleted) await blogs.remove(id, deleted.version);
  }

  return {
    name: 'posts',
    // Omits which staff members changed a post, or suggested changes.
    async *export(userId) {
      for await (const { edited: _, withdrawnBy: __, deletedBy: ___, suggestion, ...post } of blogs.listOfAuthor(
        userId,
      ))
        yield { ...post, suggestion: suggestion ? { ...suggestion, by: undefined } : null };
    },
    async erase(userId) {
      for await (const post of blogs.listOfAuthor(userId)) {
        if (post.status !== 'published') await remove(post);
        // These changes were never published.
        else if (post.revision)
          await blogs.change(post.id, post.version, { revision: null, suggestion: null, waitsSince: null }, now());
      }
    },
  };
}
