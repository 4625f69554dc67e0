import { AppError } from '../../../platform/http';
import type { People } from '../../../platform/ports';
import type { OpenedConversation } from './conversation';
import type { ConversationRepository } from './conversations.repository';

export const UNKNOWN_CONVERSATION = 'There is no such conversation.';
export const unknownConversation = () => new AppError('not-found', UNKNOWN_CONVERSATION);

/**
 * Finds one of the member's conversations.
 *
 * @throws AppError `not-found` for non-participants, and while either member is blocking the other
 */
export type OpenConversation = (memberId: string, id: string) => Promise<OpenedConversation>;

interface Dependencies extends Pick<People, 'isBlocked'> {
  conversations: Pick<ConversationRepository, 'find' | 'findCopy'>;
}

export const createOpening =
  ({ conversations, isBlocked }: Dependencies): OpenConversation =>
  async (memberId, id) => {
    const [conversation, copy] = await Promise.all([conversations.find(id), conversations.findCopy(memberId, id)]);
    if (!conversation || !copy) throw unknownConversation();
    if (copy.otherId !== '' && (await isBlocked(memberId, copy.otherId))) throw unknownConversation();
    return { conversation, copy };
  };
