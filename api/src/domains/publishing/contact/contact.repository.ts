import type { InboxMessage } from '@verse/api-contract/api';
import type { ContactMessage } from '@verse/api-contract/publishing/contact.schema';
import { MOST_ANSWERS } from '@verse/api-contract/publishing/contact.values';
import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { ERASED } from '../../../platform/people';
import { type DbPort, insertIfAbsent, isDuplicateKey } from '../../../store';

export type MessageStatus = InboxMessage['status'];

/** An answer of the team, or a reply of the sender. */
export interface StoredAnswer {
  /** Idempotency key. */
  key: string;
  side: 'team' | 'sender';
  /** Account id of the member of staff, or null for the sender. */
  by: string | null;
  text: string;
  at: Date;
}

export interface StoredMessage extends ContactMessage {
  id: string;
  reference: string;
  status: MessageStatus;
  createdAt: Date;
  /** Account id of the sender, or null for guests. */
  authorId: string | null;
  /** Oldest first. */
  answers: StoredAnswer[];
  /** Since when the sender has waited for an answer; absent if an answer is not due. */
  waitsSince?: Date;
}

/** Documents written by earlier releases have no `authorId` and no `answers`. */
type MessageDocument = Omit<StoredMessage, 'id' | 'authorId' | 'answers'> & {
  _id: string;
  authorId?: string | null;
  answers?: StoredAnswer[];
  /** When the team answered, until the answer has been mailed. */
  unsentSince?: Date;
};

export type ContactRepository = Awaited<ReturnType<typeof createContactRepository>>;

const toMessage = ({
  _id,
  authorId = null,
  answers = [],
  unsentSince: _,
  ...message
}: MessageDocument): StoredMessage => ({
  id: _id,
  ...message,
  authorId,
  answers,
});

/** Returns since when the sender waits, if the message is not done: since what they wrote last. */
export function findWaitsSince({ answers, createdAt }: Pick<StoredMessage, 'answers' | 'createdAt'>): Date | undefined {
  const last = answers.at(-1);
  if (!last) return createdAt;
  return last.side === 'team' ? undefined : last.at;
}

const LONG_AGO = new Date(0);

/** The order of each list: those who wait longest first. */
const SORTS = {
  new: { waitsSince: 1, _id: 1 },
  open: { createdAt: 1, _id: 1 },
  done: { createdAt: -1, _id: -1 },
} as const;

export async function createContactRepository(db: DbPort) {
  const messages = await createDocuments<MessageDocument, StoredMessage>(db, {
    name: 'contact_messages',
    indexes: [
      { createdAt: -1, _id: -1 },
      { status: 1, createdAt: -1, _id: -1 },
      { status: 1, waitsSince: 1, _id: 1 },
      [{ waitsSince: 1 }, { sparse: true }],
      [{ reference: 1 }, { unique: true }],
      { authorId: 1, _id: 1 },
      { 'answers.by': 1, _id: 1 },
    ],
    toDomain: toMessage,
  });
  const { collection } = messages;
  return {
    /** Returns false if the reference or the id is taken. */
    async insert({ id, ...message }: StoredMessage): Promise<boolean> {
      try {
        await collection.insertOne({ _id: id, ...message });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async list({ status, skip, limit }: { status: MessageStatus | undefined; skip: number; limit: number }) {
      const filter = status === undefined ? {} : { status };
      const [documents, total] = await Promise.all([
        collection
          .find(filter)
          .sort(status ? SORTS[status] : SORTS.done)
          .skip(skip)
          .limit(limit)
          .toArray(),
        collection.countDocuments(filter),
      ]);
      return { messages: documents.map(toMessage), total };
    },
    find: (id: string) => messages.find(id),
    among: messages.findAll,
    /** Counts messages that wait for an answer, up to `most`; only those since `until` or longer, if it is given. */
    countWaiting: (most: number, until?: Date): Promise<number> =>
      collection.countDocuments({ waitsSince: { $gt: LONG_AGO, ...(until ? { $lte: until } : {}) } }, { limit: most }),
    findOldestWaiting: async () =>
      (await messages.list({ waitsSince: { $gt: LONG_AGO } }, { sort: { waitsSince: 1 }, limit: 1 }))[0]?.waitsSince,
    setStatus: (id: string, status: MessageStatus, waitsSince: Date | undefined) =>
      messages.update(
        { _id: id },
        waitsSince ? { $set: { status, waitsSince } } : { $set: { status }, $unset: { waitsSince: '' } },
      ),
    /** Adds an answer of the team. Returns undefined if its key has been used, or the thread is full. */
    answer: (id: string, answer: StoredAnswer) =>
      messages.update(
        { _id: id, 'answers.key': { $ne: answer.key }, [`answers.${MOST_ANSWERS - 1}`]: { $exists: false } },
        {
          $push: { answers: answer },
          $set: { status: 'open', unsentSince: answer.at },
          $unset: { waitsSince: '' },
        },
      ),
    /** Adds a reply of the sender. Returns undefined if its key has been used, or the thread is full. */
    reply: (id: string, answer: StoredAnswer, waitsSince: Date) =>
      messages.update(
        { _id: id, 'answers.key': { $ne: answer.key }, [`answers.${MOST_ANSWERS - 1}`]: { $exists: false } },
        { $push: { answers: answer }, $set: { status: 'new', waitsSince } },
      ),
    openUnsent: ({ run, now }: Pick<PendingOptions<StoredMessage>, 'run' | 'now'>) =>
      createPending(messages, { field: 'unsentSince', run, now }),
    /** Makes messages from earlier releases wait for their answer. Runs once. */
    async startClocks(): Promise<void> {
      const settings = db.collection('settings');
      const done = { _id: 'contact-clocks' };
      if (await settings.findOne(done)) return;
      for await (const { id, createdAt } of messages.each({ status: { $ne: 'done' }, answers: { $exists: false } }))
        await collection.updateOne({ _id: id, status: { $ne: 'done' } }, { $set: { waitsSince: createdAt } });
      await insertIfAbsent(settings, done);
    },
    /** Keeps the answers of a member of staff whose account was erased. */
    async forgetStaff(memberId: string): Promise<void> {
      for await (const { id, answers } of messages.each({ 'answers.by': memberId })) {
        const left = answers.map((one) => (one.by === memberId ? { ...one, by: ERASED } : one));
        await collection.updateOne({ _id: id, answers: { $size: answers.length } }, { $set: { answers: left } });
      }
    },
    /** Lists messages that the member sent while signed in. */
    listOf: (authorId: string) => messages.each({ authorId }),
    async eraseOf(authorId: string): Promise<void> {
      await collection.deleteMany({ authorId });
    },
    /** Returns the number of messages removed. */
    removeBefore: async (moment: Date): Promise<number> =>
      (await collection.deleteMany({ createdAt: { $lt: moment } })).deletedCount,
  };
}
