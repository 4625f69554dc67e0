import type { PersonalData } from '../../../platform/feature';
import type { BlogPost, BlogRepository } from './blogs.repository';

/**
 * A person's posts in every state. Published posts remain after the author has left, without the author's id; all
 * others are erased.
 */
export function createPersonalData(
  blogs: Pick<BlogRepository, 'listOfAuthor' | 'change' | 'remove' | 'forgetPerson'>,
  now: () => Date,
): PersonalData {
  /** Marks the post as deleted first, because the repository removes only posts in that state. */
  async function remove({ id, status, version }: BlogPost): Promise<void> {
    const deleted =
      status === 'deleted'
        ? { version }
        : await blogs.change(id, version, { status: 'deleted', statusBefore: status }, now());
    if (deleted) await blogs.remove(id, deleted.version);
  }

  return {
    name: 'posts',
    // Omits which staff members changed, scheduled, or withdrew a post, or suggested changes.
    async *export(userId) {
      for await (const post of blogs.listOfAuthor(userId)) {
        const { edited: _, withdrawnBy: __, deletedBy: ___, scheduledBy: ____, suggestion, ...own } = post;
        yield { ...own, suggestion: suggestion ? { ...suggestion, by: undefined } : null };
      }
    },
    async erase(userId) {
      for await (const post of blogs.listOfAuthor(userId)) {
        if (post.status !== 'published') await remove(post);
        // A pending revision was never published, so it is erased even if the post remains.
        else if (post.revision)
          await blogs.change(post.id, post.version, { revision: null, suggestion: null, waitsSince: null }, now());
      }
      await blogs.forgetPerson(userId);
    },
  };
}
