import type { PersonalData } from '../../../platform/feature';
import type { Threads } from '../../../platform/threads';
import { threadOf } from './conversation';
import type { ConversationRepository } from './conversations.repository';

interface Dependencies {
  conversations: ConversationRepository;
  threads: Pick<Threads, 'remove'>;
}

/**
 * Data export and erasure for conversations. The thread entries, which contain the messages, are exported and erased
 * elsewhere, by author.
 */
export const conversationData = ({ conversations, threads }: Dependencies): PersonalData => ({
  name: 'conversations',
  async *export(memberId) {
    for await (const { id, box, changedAt, deletedUpTo } of conversations.copiesOf(memberId)) {
      const conversation = box === 'deleted' ? undefined : await conversations.find(id);
      if (!conversation) continue;
      const { subject, startedAt, starterId } = conversation;
      yield {
        id,
        about: subject.kind,
        title: subject.title,
        box,
        startedAt,
        changedAt,
        deletedUpTo,
        isStartedByYou: starterId === memberId,
      };
    }
  },
  async erase(memberId) {
    for await (const { id, otherId } of conversations.copiesOf(memberId)) {
      const conversation = await conversations.find(id);
      const other = otherId === '' ? undefined : await conversations.findCopy(otherId, id);
      if (conversation && other) {
        await conversations.close(conversation, memberId);
        await conversations.eraseOther(otherId, id);
      } else {
        await conversations.remove(id);
        await threads.remove(threadOf({ id }));
      }
      await conversations.removeCopy(memberId, id);
    }
  },
});
