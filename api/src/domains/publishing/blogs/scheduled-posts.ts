import { VersionConflict } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { BlogPost, PostChange } from './blogs.repository';
import { createPostWriter, type PostWriterParts } from './post-writer';

interface ScheduledPostsParts extends PostWriterParts, Pick<Accounts, 'hasRight'> {}

/**
 * Creates a function that publishes due posts, or sends them to the editors if the person who scheduled them has lost
 * the right. Safe to run in several processes, because each post is changed by only one of them.
 */
export function createPublishDue(parts: ScheduledPostsParts) {
  const { blogs, hasRight, now } = parts;
  const store = createPostWriter(parts);

  /** Whether the person who scheduled the post could still publish it, and its author is not hidden. */
  async function isStillScheduled({ authorId, scheduledBy }: BlogPost): Promise<boolean> {
    return (await hasRight(authorId, 'posts.write')) && hasRight(scheduledBy ?? authorId, 'posts.publish');
  }

  return async (): Promise<number> => {
    const due = await blogs.listDue(now());
    for (const post of due) {
      const change: PostChange = (await isStillScheduled(post))
        ? { status: 'published', publishedAt: post.scheduledFor ?? now(), isAccepted: true }
        : { status: 'review', sentAt: now(), isAccepted: false };
      await store(post, post.version, { ...change, scheduledFor: null, scheduledBy: null }).catch((error: unknown) => {
        if (!(error instanceof VersionConflict)) throw error;
      });
    }
    return due.length;
  };
}
