import type { ConversationBox } from '@verse/api-contract/community/conversations.values';
import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort, insertIfAbsent, type KeysetCursor } from '../../../store';
import { type Conversation, type Copy, NEVER } from './conversation';

type ConversationDocument = Omit<Conversation, 'id'> & { _id: string };
type CopyDocument = Omit<Copy, 'id'> & { _id: string; conversationId: string };

/** Present once `unreadAt` has been added to conversations from earlier releases. */
const UNREAD_MARKED = { _id: 'conversations-unread-1' };

const toCopyId = (memberId: string, conversationId: string) => `${memberId} ${conversationId}`;

/** Excludes conversations with the given members. */
const without = (otherIds: ReadonlySet<string>) => (otherIds.size > 0 ? { otherId: { $nin: [...otherIds] } } : {});

export interface CopyListing {
  memberId: string;
  box: ConversationBox;
  before: KeysetCursor | undefined;
  limit: number;
}

export type ConversationRepository = Awaited<ReturnType<typeof createConversationRepository>>;

async function openCopies(db: DbPort) {
  const documents = await createDocuments<CopyDocument, Copy>(db, {
    name: 'conversation_copies',
    indexes: [
      { memberId: 1, box: 1, changedAt: -1, _id: -1 },
      { memberId: 1, box: 1, unreadAt: -1, _id: -1 },
      { memberId: 1, _id: 1 },
      { conversationId: 1 },
    ],
    toDomain: ({ _id: _, conversationId, ...copy }) => ({ id: conversationId, ...copy }),
  });
  const copies = documents.collection;
  const byId = (memberId: string, id: string) => ({ _id: toCopyId(memberId, id) });
  const markUnread = async (memberId: string, id: string, at: Date): Promise<void> =>
    void (await copies.updateOne({ ...byId(memberId, id), readUpTo: { $lt: at } }, { $max: { unreadAt: at } }));
  return {
    findCopy: (memberId: string, id: string) => documents.find(byId(memberId, id)),
    addCopy: ({ id, ...copy }: Copy) =>
      documents.insert({ _id: toCopyId(copy.memberId, id), conversationId: id, ...copy }),
    /** Moves a copy to the open box because of a new message. No-op if an old message is retried. */
    raiseCopy: async (memberId: string, id: string, at: Date): Promise<void> =>
      void (await copies.updateOne(
        { ...byId(memberId, id), changedAt: { $lte: at }, deletedUpTo: { $lt: at } },
        { $set: { box: 'open', changedAt: at } },
      )),
    /** Moves a copy to another box. Returns false if it is not in the expected box. */
    moveCopy: async (memberId: string, id: string, from: ConversationBox, to: ConversationBox) =>
      (await copies.updateOne({ ...byId(memberId, id), box: from }, { $set: { box: to } })).matchedCount === 1,
    /** Marks the conversation as unread for the member, unless they have read it up to `at`. */
    markUnread,
    /** Adds `unreadAt` to unread conversations from earlier releases. Runs only once. */
    async markAllUnread(): Promise<number> {
      const settings = db.collection('settings');
      if (await settings.findOne(UNREAD_MARKED)) return 0;
      let count = 0;
      for await (const { memberId, id, box, changedAt, readUpTo } of documents.each({})) {
        if (box !== 'open' || changedAt <= readUpTo) continue;
        await markUnread(memberId, id, changedAt);
        count += 1;
      }
      await insertIfAbsent(settings, UNREAD_MARKED);
      return count;
    },
    async readCopy(memberId: string, id: string, upTo: Date): Promise<void> {
      await copies.updateOne(byId(memberId, id), { $max: { readUpTo: upTo } });
      await copies.updateOne({ ...byId(memberId, id), unreadAt: { $lte: upTo } }, { $unset: { unreadAt: '' } });
    },
    /** Returns false if a message has arrived since the copy was read. */
    deleteCopy: async ({ memberId, id, changedAt }: Copy) =>
      (
        await copies.updateOne(
          { ...byId(memberId, id), changedAt },
          { $set: { box: 'deleted', deletedUpTo: changedAt } },
        )
      ).matchedCount === 1,
    removeCopy: (memberId: string, id: string): Promise<boolean> => documents.remove(byId(memberId, id)),
    eraseOther: async (memberId: string, id: string): Promise<void> =>
      void (await copies.updateOne(byId(memberId, id), { $set: { otherId: '' } })),
    listCopies: ({ memberId, box, before, limit }: CopyListing): Promise<Copy[]> =>
      documents.list(
        { memberId, box, ...afterCursor('changedAt', before, 'newest-first') },
        { sort: { changedAt: -1, _id: -1 }, limit },
      ),
    /** Lists unread copies in the open box, newest message first. Omits conversations with members in `except`. */
    listUnread: (memberId: string, except: ReadonlySet<string>, limit: number): Promise<Copy[]> =>
      documents.list(
        { memberId, box: 'open', unreadAt: { $gt: NEVER }, ...without(except) },
        { sort: { unreadAt: -1, _id: -1 }, limit },
      ),
    /** Counts the copies in a box. Omits conversations with members in `except`. */
    countCopies: (memberId: string, box: ConversationBox, except: ReadonlySet<string>, most: number) =>
      copies.countDocuments({ memberId, box, ...without(except) }, { limit: most }),
    copiesOf: (memberId: string): AsyncIterable<Copy> => documents.each({ memberId }),
    cursorOf: ({ memberId, id, changedAt }: Copy): KeysetCursor => ({ at: changedAt, id: toCopyId(memberId, id) }),
  };
}

export async function createConversationRepository(db: DbPort) {
  const documents = await createDocuments<ConversationDocument, Conversation>(db, {
    name: 'conversations',
    indexes: [
      { pair: 1, state: 1 },
      { starterId: 1 },
      { state: 1, startedAt: 1 },
      [{ expiredAt: 1 }, { sparse: true }],
    ],
    toDomain: ({ _id, ...one }) => ({ id: _id, ...one }),
  });
  const conversations = documents.collection;
  const copies = await openCopies(db);
  return {
    ...copies,
    find: (id: string) => documents.find(id),
    findAll: documents.findAll,
    /** Returns false if the conversation already exists. */
    insert: ({ id, ...one }: Conversation) => documents.insert({ _id: id, ...one }),
    /** Adds any missing copies of a conversation. `changedAt` is when its newest message was sent. */
    async addCopies({ id, starterId, recipientId, state }: Conversation, changedAt: Date): Promise<void> {
      const common = { id, changedAt, readUpTo: NEVER, deletedUpTo: NEVER };
      const box = state === 'waiting' ? 'requests' : 'open';
      await copies.addCopy({ ...common, memberId: starterId, otherId: recipientId, box: 'open' });
      await copies.addCopy({ ...common, memberId: recipientId, otherId: starterId, box });
    },
    /** Returns undefined if the conversation has been answered, or its key replaced, in the meantime. */
    replaceFirstKey: ({ id, firstKey }: Conversation, key: string): Promise<Conversation | undefined> =>
      documents.update({ _id: id, state: 'waiting', firstKey }, { $set: { firstKey: key } }),
    open: async (id: string): Promise<void> =>
      void (await conversations.updateOne({ _id: id, state: 'waiting' }, { $set: { state: 'open' } })),
    hasMet: async (pair: string) => (await conversations.findOne({ pair })) !== null,
    /** Whether the pair has an open conversation, or `starterId` has started one that is awaiting an answer. */
    isKnown: async (pair: string, starterId: string) =>
      (await conversations.findOne({ pair, state: 'open' })) !== null ||
      (await conversations.findOne({ pair, state: 'waiting', starterId })) !== null,
    countStarted: (starterId: string) => conversations.countDocuments({ starterId }),
    /** Lists conversations that were not answered in time, and those whose deletion was interrupted. */
    async listUnanswered(startedUntil: Date, now: Date, limit: number): Promise<Conversation[]> {
      const [expired, waiting] = await Promise.all([
        documents.list({ expiredAt: { $lte: now } }, { sort: { expiredAt: 1 }, limit }),
        documents.list({ state: 'waiting', startedAt: { $lte: startedUntil } }, { sort: { startedAt: 1 }, limit }),
      ]);
      return [...expired, ...waiting];
    },
    /** Closes a conversation that is about to be deleted. Returns false if it has been answered in the meantime. */
    expire: async (id: string, expiredAt: Date) =>
      (
        await conversations.updateOne(
          { _id: id, $or: [{ state: 'waiting' }, { expiredAt: { $exists: true } }] },
          { $set: { state: 'closed', expiredAt } },
        )
      ).matchedCount === 1,
    remove: (id: string): Promise<boolean> => documents.remove(id),
    /** Closes the conversation and removes the leaver's id and, if they were the recipient, the subject's title. */
    async close({ id, starterId, recipientId, subject }: Conversation, leaverId: string): Promise<void> {
      const isStarter = starterId === leaverId;
      // If an interrupted erasure is repeated, the member's id may already be gone.
      if (!isStarter && recipientId !== leaverId) return;
      const own = isStarter ? { starterId: '' } : { recipientId: '', 'subject.title': '' };
      const isTheirs = !isStarter && subject.kind === 'work';
      await conversations.updateOne(
        { _id: id },
        { $set: { state: 'closed', pair: '', ...own, ...(isTheirs ? { 'subject.id': '' } : {}) } },
      );
    },
  };
}
