import { mentionsIn } from '@verse/api-contract/post-marks';
import type { Notify, Withdraw } from '../../platform/notify';
import type { FindUnseen, Reader, Reading } from '../../platform/people';
import type { CommentDocument } from './comments.repository';
import type { Post } from './post';

/** Finds members by current or former handle, omitting profiles that this reader may not open. */
export type FindByHandles = (reader: Reader, handles: readonly string[]) => Promise<ReadonlyMap<string, string>>;

interface Dependencies {
  findByHandles: FindByHandles;
  findUnseen: FindUnseen;
  reading: Reading;
  notify: Notify;
  withdraw: Withdraw;
}

export type Mentions = ReturnType<typeof createMentions>;

/** Notifies members mentioned in a new post or comment. Edits do not notify anyone. */
export function createMentions({ findByHandles, findUnseen, reading, notify, withdraw }: Dependencies) {
  const asMember = async (id: string): Promise<Reader> => ({ id, isStaff: false, ...(await findUnseen(id)) });

  /** Returns the mentioned members who are visible to the author. */
  async function mentionedBy(authorId: string, text: string): Promise<string[]> {
    const handles = mentionsIn(text);
    if (handles.length === 0) return [];
    const found = await findByHandles(await asMember(authorId), handles);
    return [...new Set(found.values())].filter((memberId) => memberId !== authorId);
  }

  async function readersOf(post: Post, memberIds: readonly string[]): Promise<string[]> {
    const readers: string[] = [];
    for (const memberId of memberIds)
      if ((await reading(await asMember(memberId), [post])).readable.length > 0) readers.push(memberId);
    return readers;
  }

  return {
    async inPost(post: Post): Promise<void> {
      const { id, text, authorId } = post;
      for (const memberId of await readersOf(post, await mentionedBy(authorId, text)))
        await notify(memberId, { kind: 'mentions', subject: id, actor: authorId });
    },

    /** @param others members who are already notified of the comment for another reason */
    async inComment(post: Post, comment: CommentDocument, others: readonly string[]): Promise<void> {
      const { _id: act, text, authorId, state } = comment;
      const mentioned = (await mentionedBy(authorId, text)).filter((memberId) => !others.includes(memberId));
      const about = { kind: 'mentions', subject: post.id, actor: authorId, act } as const;
      if (state !== 'shown') for (const memberId of mentioned) await withdraw(memberId, about);
      else for (const memberId of await readersOf(post, mentioned)) await notify(memberId, about);
    },
  };
}
