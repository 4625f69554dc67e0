import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../platform/feature';
import type { ConversationsService } from './conversations.service';

const GONE = 'A member who has left';

/** Next steps for message requests and unread messages. */
export const messageSteps = ({ waiting }: Pick<ConversationsService, 'waiting'>): NextStepSource => ({
  kind: 'messages',
  find: async ({ id }, most) =>
    (await waiting(id, most)).map((conversation) => ({
      title: conversation.other?.name ?? GONE,
      text: conversation.state === 'request' ? 'A first message waits for your answer.' : 'You have an unread message.',
      path: addressOf('conversation', { id: conversation.id }),
      dueAt: null,
    })),
});
