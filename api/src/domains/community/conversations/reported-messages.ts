import { CONVERSATION_LIMITS } from '@verse/api-contract/community/conversations.values';
import { addressOf } from '@verse/contract/addresses';
import type { Person } from '../../../platform/http';
import type { Threads } from '../../../platform/threads';
import { threadOf } from './conversation';
import type { ConversationRepository } from './conversations.repository';

interface Dependencies {
  conversations: Pick<ConversationRepository, 'find' | 'findCopy'>;
  threads: Pick<Threads, 'around'>;
}

/** Returns the id used for a message in reports, composed of the conversation id and the entry id. */
export const toReportedId = (conversationId: string, entryId: string): string => `${conversationId}-${entryId}`;

/** Creates the lookup of a reported message for moderators. It copies the message and the messages around it. */
export const createReportedMessages = ({ conversations, threads }: Dependencies) => ({
  async find(person: Person, reported: string) {
    const [id = '', entryId = ''] = reported.split('-');
    const [conversation, copy] = await Promise.all([conversations.find(id), conversations.findCopy(person.id, id)]);
    if (!conversation || !copy) return undefined;
    const around = await threads.around(threadOf(conversation), entryId, CONVERSATION_LIMITS.aroundReport);
    const kept = around.filter(({ at }) => at > copy.deletedUpTo);
    const entry = kept.find((one) => one.id === entryId);
    if (!entry) return undefined;
    const { authorId, text } = entry;
    return {
      id: reported,
      authorId,
      text,
      path: addressOf('conversation', { id }),
      entries: kept.map((one) => ({
        isAuthors: one.authorId === authorId,
        isReported: one.id === entryId,
        text: one.text,
        at: one.at,
      })),
    };
  },
});
