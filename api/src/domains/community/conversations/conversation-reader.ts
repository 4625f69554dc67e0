import { GUEST, type ShownPerson } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { ThreadEntry, Threads } from '../../../platform/threads';
import { type Copy, type OpenedConversation, threadOf } from './conversation';
import type { ConversationRepository } from './conversations.repository';
import { conversationView } from './conversations.view';

interface Dependencies extends Pick<People, 'peopleFor' | 'findHandle'> {
  conversations: Pick<ConversationRepository, 'findAll'>;
  threads: Pick<Threads, 'page'>;
}

/** Number of entries that an export reads at a time. */
const SLICE = 200;

/** Returns the entries that the member has not deleted. `next` is null if the page reaches deleted entries. */
function withoutDeleted({ deletedUpTo }: Copy, { entries, next }: { entries: ThreadEntry[]; next: string | null }) {
  const kept = entries.filter(({ at }) => at > deletedUpTo);
  return { entries: kept, next: kept.length < entries.length ? null : next };
}

/** Reads conversations and their messages as their members see them. */
export function createConversationReader({ conversations, threads, peopleFor, findHandle }: Dependencies) {
  const readerOf = (memberId: string) => ({ ...GUEST, id: memberId });

  async function pageOf({ conversation, copy }: OpenedConversation, cursor: string | undefined, limit: number) {
    return withoutDeleted(copy, await threads.page(threadOf(conversation), cursor, limit));
  }

  async function findOther(copy: Copy): Promise<ShownPerson | undefined> {
    return copy.otherId === ''
      ? undefined
      : (await peopleFor(readerOf(copy.memberId), [copy.otherId])).get(copy.otherId);
  }

  async function viewAll(memberId: string, all: readonly OpenedConversation[]) {
    const [people, ownHandle, lastMessages] = await Promise.all([
      peopleFor(
        readerOf(memberId),
        all.map(({ copy }) => copy.otherId).filter((id) => id !== ''),
      ),
      findHandle(memberId),
      Promise.all(all.map(async (one) => (await pageOf(one, undefined, 1)).entries[0])),
    ]);
    return all.map((one, index) =>
      conversationView(one, lastMessages[index], { other: people.get(one.copy.otherId), ownHandle }),
    );
  }

  async function viewCopies(memberId: string, copies: readonly Copy[]) {
    const known = await conversations.findAll(copies.map(({ id }) => id));
    const opened = copies.flatMap((copy) => {
      const conversation = known.get(copy.id);
      return conversation ? [{ conversation, copy }] : [];
    });
    return viewAll(memberId, opened);
  }

  async function* allEntries(opened: OpenedConversation): AsyncIterable<ThreadEntry> {
    let cursor: string | undefined;
    do {
      const { entries, next } = await pageOf(opened, cursor, SLICE);
      yield* entries;
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  }

  return { pageOf, findOther, viewAll, viewCopies, allEntries };
}
