import { addressOf } from '@verse/contract/addresses';
import type { Line, NotificationSource } from '../../../platform/notify';
import type { Accounts } from '../../../platform/ports';
import type { Threads } from '../../../platform/threads';
import { type Copy, threadOf } from './conversation';
import type { ConversationRepository } from './conversations.repository';

interface Dependencies extends Pick<Accounts, 'wantsMessageText'> {
  conversations: Pick<ConversationRepository, 'findAll' | 'findCopy'>;
  threads: Pick<Threads, 'page'>;
}

const isShown = (copy: Copy | undefined): boolean => copy !== undefined && copy.box !== 'deleted';

/** Notifications name the subject but never contain the message text, because they are also emailed. */
export const messageNotifications = (dependencies: Dependencies): NotificationSource => ({
  kinds: ['messages'],
  async linesFor(memberId, _kind, ids) {
    const { conversations } = dependencies;
    const [known, copies] = await Promise.all([
      conversations.findAll(ids),
      Promise.all(ids.map((id) => conversations.findCopy(memberId, id))),
    ]);
    const lines = new Map<string, Line>();
    for (const [index, id] of ids.entries()) {
      const conversation = known.get(id);
      if (!conversation || !isShown(copies[index])) continue;
      const { title } = conversation.subject;
      const text = title === '' ? 'wrote to you' : `wrote to you about “${title}”`;
      lines.set(id, { text, path: addressOf('conversation', { id }) });
    }
    return lines;
  },
  async quoteFor(memberId, id) {
    const { conversations, threads, wantsMessageText } = dependencies;
    const [isWanted, copy] = await Promise.all([wantsMessageText(memberId), conversations.findCopy(memberId, id)]);
    if (!isWanted || !copy || !isShown(copy)) return undefined;
    const [last] = (await threads.page(threadOf({ id }), undefined, 1)).entries;
    return last && last.authorId !== memberId && last.at > copy.deletedUpTo ? last.text : undefined;
  },
});
