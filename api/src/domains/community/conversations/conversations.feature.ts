import { CONVERSATION_LIMITS } from '@verse/api-contract/community/conversations.values';
import { DAY_MS } from '@verse/api-contract/time';
import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { addressOf } from '@verse/contract/addresses';
import type { Feature, NextStepSource } from '../../../platform/feature';
import { AppError, type Person } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import type { People } from '../../../platform/ports';
import { createThreads, type Threads } from '../../../platform/threads';
import { THREAD_KIND, threadOf } from './conversation';
import { type ConversationRepository, createConversationRepository } from './conversations.repository';
import { conversationsRoutes } from './conversations.routes';
import { type ConversationsService, createConversationsService } from './conversations.service';
import { createMessageBudgets } from './message-budgets';
import { messageNotifications } from './message-notifications';
import { createOpening, type OpenConversation } from './opening';
import { conversationData } from './personal-data';
import { createReportedMessages, toReportedId } from './reported-messages';
import { createSubjects } from './subjects';
import { createWriting } from './writing.service';

const GONE = 'A member who has left';

/** Next steps for message requests and unread messages. */
const messageSteps = ({ waiting }: Pick<ConversationsService, 'waiting'>): NextStepSource => ({
  kind: 'messages',
  find: async ({ id }, most) =>
    (await waiting(id, most)).map((conversation) => ({
      title: conversation.other?.name ?? GONE,
      text: conversation.state === 'request' ? 'Someone new wrote to you.' : 'You have an unread message.',
      path: addressOf('conversation', { id: conversation.id }),
      dueAt: null,
    })),
});

const REMOVED_AT_ONCE = 200;

interface Blocking extends Pick<People, 'block' | 'report'> {
  conversations: ConversationRepository;
  threads: Pick<Threads, 'page'>;
  open: OpenConversation;
}

/**
 * Blocks the other member of a conversation. If `isReported` is true, also reports their last message; if that fails,
 * the member is still blocked.
 */
const createBlocking =
  ({ conversations, threads, open, block, report }: Blocking) =>
  async (person: Person, id: string, isReported: boolean): Promise<void> => {
    const { conversation, copy } = await open(person.id, id);
    if (copy.otherId === '') throw new AppError('wrong-state', 'They left Creativity Verse.');
    try {
      const { entries } = await threads.page(threadOf(conversation), undefined, CONVERSATION_LIMITS.messagesPage);
      const last = entries.find(({ authorId }) => authorId === copy.otherId);
      if (isReported && last) await report(person, 'message', toReportedId(id, last.id), { reason: 'other', note: '' });
    } finally {
      await block(person.id, copy.otherId);
      await conversations.moveCopy(person.id, id, 'requests', 'ignored');
    }
  };

/**
 * Deletes conversations whose first message was not answered in time. The conversation itself is removed last, so that
 * the next run can finish an interrupted deletion.
 */
const createRemoval =
  (conversations: ConversationRepository, threads: Pick<Threads, 'remove'>, now: () => Date) =>
  async (): Promise<number> => {
    const until = new Date(now().getTime() - CONVERSATION_LIMITS.requestDays * DAY_MS);
    const old = await conversations.listUnanswered(until, now(), REMOVED_AT_ONCE);
    for (const { id, starterId, recipientId } of old) {
      if (!(await conversations.expire(id, now()))) continue;
      await threads.remove(threadOf({ id }));
      for (const memberId of [starterId, recipientId]) await conversations.removeCopy(memberId, id);
      await conversations.remove(id);
    }
    return old.length;
  };

/** Private messages between two members about a subject. */
export async function createConversationsFeature(platform: Platform): Promise<Feature> {
  const { db, now, organisations } = platform;
  const dependencies = {
    ...platform.accounts,
    ...platform.people,
    ...platform.notifications,
    ...organisations,
    membersOf: async (id: string, roles: readonly OrganisationRole[]) =>
      (await organisations.findAll([id])).get(id)?.state === 'open' ? organisations.membersOf(id, roles) : [],
  };
  const conversations = await createConversationRepository(db);
  const threads = await createThreads(db, { now, mostEntries: CONVERSATION_LIMITS.messages });
  const open = createOpening({ ...dependencies, conversations });
  const parts = { ...dependencies, conversations, threads, open, now };
  const service = createConversationsService(parts);
  const writing = createWriting({
    ...parts,
    subjects: createSubjects(dependencies),
    budgets: createMessageBudgets(platform, conversations),
  });
  return {
    name: 'conversations',
    routes: conversationsRoutes({ service, writing, block: createBlocking(parts), now }),
    notifications: [messageNotifications(parts)],
    personalData: [conversationData(parts)],
    nextSteps: [messageSteps(service)],
    jobs: [
      {
        name: 'mark-unread-conversations',
        run: conversations.markAllUnread,
        failed: 'failed to mark unread conversations',
      },
      {
        name: 'remove-unanswered-messages',
        run: createRemoval(conversations, threads, now),
        failed: 'failed to remove unanswered first messages',
      },
    ],
    spreads: [
      {
        what: 'messages',
        count: (memberId, since) => threads.countOfAuthor(memberId, THREAD_KIND, since),
        hide: (memberId, since, { at, sanction }) =>
          threads.hideOfAuthor(memberId, THREAD_KIND, { since, upTo: at, by: sanction }),
        restore: threads.showOfAuthor,
      },
    ],
    reportable: { message: createReportedMessages(parts) },
  };
}
