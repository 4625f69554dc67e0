import type { SubjectForm } from '@verse/api-contract/api';
import {
  CONVERSATION_LIMITS,
  CONVERSATION_TEXTS,
  hasLink,
  NO_LINKS,
} from '@verse/api-contract/community/conversations.values';
import { TEXT_MESSAGES } from '@verse/api-contract/text';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, invalidField, type Person } from '../../../platform/http';
import { UNKNOWN_MEMBER } from '../../../platform/people';
import type { Accounts, Notifications, People } from '../../../platform/ports';
import type { ThreadEntry, Threads } from '../../../platform/threads';
import { type Conversation, conversationIdOf, pairOf, threadOf } from './conversation';
import type { ConversationRepository } from './conversations.repository';
import type { OpenConversation } from './opening';
import type { Subjects } from './subjects';

interface Dependencies
  extends Pick<People, 'isBlocked'>, Pick<Accounts, 'findJoinedAt'>, Pick<Notifications, 'notify'> {
  conversations: ConversationRepository;
  threads: Pick<Threads, 'append' | 'page'>;
  subjects: Subjects;
  open: OpenConversation;
  budgets: MessageBudgets;
  now: () => Date;
}

/** Budgets per account. Each method rejects once its limit is exceeded. */
export interface MessageBudgets {
  message: (memberId: string) => Promise<void>;
  /** Spent when writing to a recipient for the first time. */
  newPerson: (memberId: string, isNewAccount: boolean) => Promise<void>;
  /** Spent when a stranger begins another conversation with the same member. */
  samePerson: (memberId: string, recipientId: string) => Promise<void>;
  /** Spent when a member receives a message request from a stranger. */
  request: (recipientId: string) => Promise<void>;
  conversation: (memberId: string) => Promise<void>;
}

interface NewMessage {
  text: string;
  /** Idempotency key. A second message from the same writer with this key is not stored. */
  key: string;
}

export interface Written {
  conversationId: string;
  entry: ThreadEntry;
}

/** Age in milliseconds at which an undelivered first message counts as lost. Longer than any request can take. */
const LOST_AFTER_MS = 30_000;
const { first } = CONVERSATION_TEXTS;

const answerPending = () => new AppError('conflict', 'You can write again once they answer.');
const left = () => new AppError('wrong-state', 'They left. You can still read everything.');

function assertFirstMessage(text: string): void {
  if ([...text].length > first.max) throw invalidField('text', TEXT_MESSAGES.tooLong(first.label, first.max));
  if (hasLink(text)) throw invalidField('text', NO_LINKS);
}

export function createWriting(dependencies: Dependencies) {
  const { conversations, threads, subjects, open, isBlocked, findJoinedAt, budgets, notify, now } = dependencies;

  /** Stores the message. If a process is killed during delivery, a retry with the same key completes it. */
  async function deliver(
    conversation: Conversation,
    writerId: string,
    { text, key }: NewMessage,
    isBeginning: boolean,
  ): Promise<Written> {
    const { id, starterId, recipientId, state } = conversation;
    const message = { subject: threadOf(conversation), authorId: writerId, side: '', text, files: [], key };
    const { entry } = await threads.append(message);
    // Uses the message's time, because reading or deleting a copy applies only to messages up to that time.
    if (isBeginning) await conversations.addCopies(conversation, entry.at);
    const otherId = writerId === starterId ? recipientId : starterId;
    if (state === 'waiting' && writerId === recipientId) await conversations.open(id);
    if (state === 'open' || writerId === recipientId) {
      for (const memberId of [writerId, otherId]) await conversations.raiseCopy(memberId, id, entry.at);
      await conversations.markUnread(otherId, id, entry.at);
    }
    await conversations.readCopy(writerId, id, entry.at);
    await notify(otherId, { kind: 'messages', subject: id, actor: writerId, act: entry.id });
    return { conversationId: id, entry };
  }

  /**
   * Recovers a first message that a killed process left undelivered. If it was stored, delivers it; otherwise, lets a
   * message with another key replace it. Without this, only a retry with the original key could complete it.
   */
  async function recoverFirstMessage(conversation: Conversation, writerId: string, key: string): Promise<Conversation> {
    const { id, state, starterId, recipientId, firstKey, startedAt } = conversation;
    if (state !== 'waiting' || starterId !== writerId || firstKey === key) return conversation;
    if (now().getTime() - startedAt.getTime() < LOST_AFTER_MS) return conversation;
    if (await conversations.findCopy(recipientId, id)) return conversation;
    const [stored] = (await threads.page(threadOf(conversation), undefined, 1)).entries;
    if (!stored) return (await conversations.replaceFirstKey(conversation, key)) ?? conversation;
    await deliver(conversation, writerId, { text: stored.text, key: firstKey }, true);
    return conversation;
  }

  async function writeTo(
    conversation: Conversation,
    writerId: string,
    message: NewMessage,
    isBeginning: boolean,
  ): Promise<Written> {
    const { state, starterId, firstKey } = conversation;
    if (state === 'closed') throw left();
    // A retry of the first message is delivered again, because the first delivery may have been interrupted.
    const isFirst = starterId === writerId && message.key === firstKey;
    if (state === 'waiting' && starterId === writerId && !isFirst) throw answerPending();
    if (!isFirst) await budgets.message(writerId);
    return deliver(conversation, writerId, message, isBeginning);
  }

  async function countStart(writerId: string, recipientId: string, isStranger: boolean): Promise<void> {
    await budgets.conversation(writerId);
    if (!isStranger) return budgets.message(writerId);
    await budgets.samePerson(writerId, recipientId);
    if (!(await conversations.hasMet(pairOf(writerId, recipientId)))) {
      const joinedAt = await findJoinedAt(writerId);
      const age = now().getTime() - (joinedAt ?? now()).getTime();
      await budgets.newPerson(writerId, age < CONVERSATION_LIMITS.newPeople.firstDays * DAY_MS);
    }
    await budgets.request(recipientId);
  }

  return {
    /** Starts a conversation, or continues the two members' existing one about the subject. */
    async begin(person: Person, form: SubjectForm, message: NewMessage): Promise<Written> {
      const { subject, recipientId } = await subjects.find(person, form);
      if (recipientId === person.id) throw new AppError('conflict', 'You cannot write to yourself.');
      if (await isBlocked(person.id, recipientId)) throw new AppError('not-found', UNKNOWN_MEMBER);
      const id = conversationIdOf(person.id, recipientId, recipientId, subject);
      const before = await conversations.find(id);
      const isKnown =
        before?.state === 'open' || (await conversations.isKnown(pairOf(person.id, recipientId), recipientId));
      if (!isKnown) assertFirstMessage(message.text);
      if (!before) {
        await countStart(person.id, recipientId, !isKnown);
        await conversations.insert({
          id,
          pair: pairOf(person.id, recipientId),
          starterId: person.id,
          recipientId,
          subject,
          state: isKnown ? 'open' : 'waiting',
          firstKey: message.key,
          startedAt: now(),
        });
      }
      const conversation = await recoverFirstMessage((await conversations.find(id))!, person.id, message.key);
      return writeTo(conversation, person.id, message, true);
    },

    /** Writes a message in a conversation. The recipient's first answer opens the conversation. */
    async write(person: Person, id: string, message: NewMessage): Promise<Written> {
      const { conversation } = await open(person.id, id);
      return writeTo(conversation, person.id, message, false);
    },
  };
}

/** Same message as for an unknown handle, so that it does not reveal a block. */

export type Writing = ReturnType<typeof createWriting>;
