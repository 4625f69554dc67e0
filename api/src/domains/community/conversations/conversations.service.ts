import type { ConversationBox } from '@verse/api-contract/community/conversations.values';
import { AppError, type Person, readPage } from '../../../platform/http';
import type { People } from '../../../platform/ports';
import type { ThreadEntry, Threads } from '../../../platform/threads';
import { type Copy, threadOf } from './conversation';
import { createConversationReader } from './conversation-reader';
import type { ConversationRepository } from './conversations.repository';
import { messageView } from './conversations.view';
import { type OpenConversation, unknownConversation } from './opening';

interface Dependencies extends Pick<People, 'peopleFor' | 'findUnseen' | 'findHandle'> {
  conversations: ConversationRepository;
  threads: Pick<Threads, 'page' | 'remove'>;
  open: OpenConversation;
}

const MOST_REQUESTS = 100;
const MOST_TRIES = 5;

export function createConversationsService(dependencies: Dependencies) {
  const { conversations, threads, open, findUnseen } = dependencies;
  const { pageOf, findOther, viewAll, viewCopies, allEntries } = createConversationReader(dependencies);

  /** Erases messages that both members have deleted. */
  async function eraseIfDeletedByBoth({ id, memberId, otherId, changedAt }: Copy): Promise<void> {
    const other = otherId === '' ? undefined : await conversations.findCopy(otherId, id);
    const upTo = other && other.deletedUpTo < changedAt ? other.deletedUpTo : changedAt;
    await threads.remove(threadOf({ id }), upTo);
    if (other) return;
    await conversations.remove(id);
    await conversations.removeCopy(memberId, id);
  }

  async function list(memberId: string, box: ConversationBox, cursor: string | undefined, limit: number) {
    const { rows, next } = await readPage(
      `conversations-${box}`,
      { cursor, limit },
      (page) => conversations.listCopies({ memberId, box, ...page }),
      conversations.cursorOf,
    );
    const { blocked } = await findUnseen(memberId);
    const [views, requests] = await Promise.all([
      viewCopies(
        memberId,
        rows.filter(({ otherId }) => !blocked.has(otherId)),
      ),
      conversations.countCopies(memberId, 'requests', blocked, MOST_REQUESTS),
    ]);
    return { conversations: views, next, requests };
  }

  return {
    list,

    async see(memberId: string, id: string) {
      const opened = await open(memberId, id);
      if (opened.copy.box === 'deleted') throw unknownConversation();
      return (await viewAll(memberId, [opened]))[0]!;
    },

    async messages(memberId: string, id: string, cursor: string | undefined, limit: number) {
      const opened = await open(memberId, id);
      const [{ entries, next }, other] = await Promise.all([pageOf(opened, cursor, limit), findOther(opened.copy)]);
      return { messages: entries.map((entry) => messageView(entry, memberId, other)), next };
    },

    async viewMessage(memberId: string, conversationId: string, entry: ThreadEntry) {
      const { copy } = await open(memberId, conversationId);
      return messageView(entry, memberId, await findOther(copy));
    },

    async read(memberId: string, id: string, upTo: Date): Promise<void> {
      const { copy } = await open(memberId, id);
      // Capped at the newest message, because a device with a fast clock would otherwise mark later messages as read.
      await conversations.readCopy(memberId, id, upTo < copy.changedAt ? upTo : copy.changedAt);
    },

    /** Moves a message request to the ignored box. Its sender is not notified. */
    async ignore(memberId: string, id: string): Promise<void> {
      const { copy } = await open(memberId, id);
      if (copy.box === 'ignored' || (await conversations.moveCopy(memberId, id, 'requests', 'ignored'))) return;
      throw new AppError('wrong-state', 'You can only ignore a first message you haven’t answered.');
    },

    /** Deletes the conversation for this member. A new message brings it back, but without the deleted messages. */
    async delete(memberId: string, id: string): Promise<void> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const { copy } = await open(memberId, id);
        if (copy.box === 'deleted') return;
        if (await conversations.deleteCopy(copy)) return eraseIfDeletedByBoth(copy);
      }
      throw new AppError('unavailable', 'New messages are coming in. Please try again.');
    },

    async export(person: Person, id: string) {
      const opened = await open(person.id, id);
      const [[conversation], other] = await Promise.all([viewAll(person.id, [opened]), findOther(opened.copy)]);
      const messages = [];
      for await (const entry of allEntries(opened)) messages.push(messageView(entry, person.id, other));
      return { conversation: conversation!, messages: messages.toReversed() };
    },

    /** Lists the member's message requests and unread conversations, newest first. */
    async waiting(memberId: string, limit: number) {
      const { blocked } = await findUnseen(memberId);
      const [requests, unread] = await Promise.all([
        list(memberId, 'requests', undefined, limit),
        conversations.listUnread(memberId, blocked, limit),
      ]);
      const all = [...requests.conversations, ...(await viewCopies(memberId, unread))];
      return all.filter(({ isUnread, state }) => isUnread || state === 'request');
    },
  };
}

export type ConversationsService = ReturnType<typeof createConversationsService>;
