import { mentionsIn } from '@verse/api-contract/community/post-marks';
import type { Reader } from '../../../platform/people';
import type { Notifications, People } from '../../../platform/ports';
import type { CommentDocument } from './comments.repository';
import type { Post } from './post';
import type { Subject } from './subject';
import type { Subjects } from './subjects';

interface Dependencies
  extends Pick<People, 'findByHandles' | 'findUnseenAndTags'>, Pick<Notifications, 'notify' | 'withdraw'> {
  subjects: Pick<Subjects, 'findReadable'>;
  /** Counts mentions that an author adds by editing. Rejects if there are too many. */
  countAdded: (authorId: string, count: number) => Promise<void>;
}

export type Mentions = ReturnType<typeof createMentions>;

/**
 * Notifies members mentioned in a post or comment. An edit notifies those who were not mentioned before it, within a
 * budget of the author; each member is notified once per post and author.
 */
export function createMentions(dependencies: Dependencies) {
  const { findByHandles, findUnseenAndTags, subjects, notify, withdraw, countAdded } = dependencies;
  const asMember = async (id: string): Promise<Reader> => ({ id, isStaff: false, ...(await findUnseenAndTags(id)) });

  /** Returns the mentioned members who are visible to the author. */
  async function mentionedBy(authorId: string, handles: readonly string[]): Promise<string[]> {
    if (handles.length === 0) return [];
    const found = await findByHandles(await asMember(authorId), handles);
    return [...new Set(found.values())].filter((memberId) => memberId !== authorId);
  }

  async function readersOf({ id }: Pick<Subject, 'id'>, memberIds: readonly string[]): Promise<string[]> {
    const readers: string[] = [];
    for (const memberId of memberIds)
      if (await subjects.findReadable(await asMember(memberId), id)) readers.push(memberId);
    return readers;
  }

  return {
    /** Returns the handles that an edit adds, after counting them. */
    async findAdded(authorId: string, before: string, after: string): Promise<string[]> {
      const known = new Set(mentionsIn(before));
      const added = mentionsIn(after).filter((handle) => !known.has(handle));
      if (added.length > 0) await countAdded(authorId, added.length);
      return added;
    },

    async inPost(post: Post, handles: readonly string[] = mentionsIn(post.text)): Promise<void> {
      const { id, authorId } = post;
      for (const memberId of await readersOf(post, await mentionedBy(authorId, handles)))
        await notify(memberId, { kind: 'mentions', subject: id, actor: authorId });
    },

    /** @param others members who are already notified of the comment for another reason */
    async inComment(
      subject: Pick<Subject, 'id'>,
      comment: CommentDocument,
      others: readonly string[],
      handles: readonly string[] = mentionsIn(comment.text),
    ): Promise<void> {
      const { _id: act, authorId, state } = comment;
      const mentioned = (await mentionedBy(authorId, handles)).filter((memberId) => !others.includes(memberId));
      const about = { kind: 'mentions', subject: subject.id, actor: authorId, act } as const;
      if (state !== 'shown') for (const memberId of mentioned) await withdraw(memberId, about);
      else for (const memberId of await readersOf(subject, mentioned)) await notify(memberId, about);
    },
  };
}
