import { CONVERSATION_LIMITS } from '@verse/api-contract/community/conversations.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { Platform } from '../../../platform/open-platform';
import type { ConversationRepository } from './conversations.repository';
import type { MessageBudgets } from './writing.service';

const { newPeople, requestsEach, requestsPerDay, messagesPerDay, conversations: MOST_STARTED } = CONVERSATION_LIMITS;

/**
 * Creates the message limits per account, and a limit on how many message requests a member can receive from strangers.
 */
export function createMessageBudgets(
  { budgets, quotas }: Pick<Platform, 'budgets' | 'quotas'>,
  conversations: Pick<ConversationRepository, 'countStarted'>,
): MessageBudgets {
  const perDay = (name: string, most: number, message: string) => budgets({ name, windowMs: DAY_MS, most, message });
  const firstDays = perDay(
    'messages-new-account',
    newPeople.first,
    `In your first ${newPeople.firstDays} days you can write to ${newPeople.first} new people a day. Try ` +
      `again tomorrow. We kept your text.`,
  );
  const later = perDay(
    'messages-new-people',
    newPeople.later,
    `You can write to ${newPeople.later} new people a day. Try again tomorrow. We kept your text.`,
  );
  const samePerson = budgets({
    name: 'message-requests-of-one',
    windowMs: 7 * DAY_MS,
    most: requestsEach,
    message: `You wrote to them ${requestsEach} times this week. Please wait for an answer.`,
  });
  return {
    samePerson: (memberId, recipientId) => samePerson(`${memberId} ${recipientId}`),
    newPerson: (memberId, isNewAccount) => (isNewAccount ? firstDays : later)(memberId),
    message: perDay(
      'messages',
      messagesPerDay,
      'That’s a lot of messages for one day. Try again tomorrow. We kept your text.',
    ),
    request: perDay(
      'message-requests-to',
      requestsPerDay,
      'They got a lot of messages today. Try again tomorrow. We kept your text.',
    ),
    conversation: quotas.create({
      name: 'conversations',
      most: MOST_STARTED,
      message: 'Your account is full of conversations. Please write to us.',
      count: conversations.countStarted,
    }),
  };
}
