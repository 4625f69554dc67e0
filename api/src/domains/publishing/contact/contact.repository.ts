import type { InboxMessage } from '@verse/api-contract/api';
import type { ContactMessage } from '@verse/api-contract/publishing/contact.schema';
import { type DbPort, isDuplicateKey, readInPages } from '../../../store';

export type MessageStatus = InboxMessage['status'];

export interface StoredMessage extends ContactMessage {
  id: string;
  reference: string;
  status: MessageStatus;
  createdAt: Date;
  /** Account id of the sender, or null for guests. */
  authorId: string | null;
}

/** Documents written by earlier releases have no `authorId`. */
type MessageDocument = Omit<StoredMessage, 'id' | 'authorId'> & { _id: string; authorId?: string | null };

export type ContactRepository = Awaited<ReturnType<typeof createContactRepository>>;

const toMessage = ({ _id, authorId = null, ...message }: MessageDocument): StoredMessage => ({
  id: _id,
  ...message,
  authorId,
});

export async function createContactRepository(db: DbPort) {
  const messages = db.collection<MessageDocument>('contact_messages');
  await messages.createIndex({ createdAt: -1, _id: -1 });
  await messages.createIndex({ status: 1, createdAt: -1, _id: -1 });
  await messages.createIndex({ reference: 1 }, { unique: true });
  await messages.createIndex({ authorId: 1, _id: 1 });
  return {
    /** Returns false if the reference is taken. */
    async insert({ id, ...message }: StoredMessage): Promise<boolean> {
      try {
        await messages.insertOne({ _id: id, ...message });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, 'reference')) return false;
        throw error;
      }
    },
    async list({ status, skip, limit }: { status: MessageStatus | undefined; skip: number; limit: number }) {
      const filter = status === undefined ? {} : { status };
      const [documents, total] = await Promise.all([
        messages.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
        messages.countDocuments(filter),
      ]);
      return { messages: documents.map(toMessage), total };
    },
    /** Counts unread messages. Stops at `most`. */
    countNew: (most: number): Promise<number> => messages.countDocuments({ status: 'new' }, { limit: most }),
    async setStatus(id: string, status: MessageStatus): Promise<StoredMessage | undefined> {
      const document = await messages.findOneAndUpdate({ _id: id }, { $set: { status } }, { returnDocument: 'after' });
      return document ? toMessage(document) : undefined;
    },
    /** Lists messages that the member sent while signed in. */
    async *listOf(authorId: string): AsyncIterable<StoredMessage> {
      for await (const document of readInPages(messages, { authorId })) yield toMessage(document);
    },
    async eraseOf(authorId: string): Promise<void> {
      await messages.deleteMany({ authorId });
    },
    /** Returns the number of messages removed. */
    removeBefore: async (moment: Date): Promise<number> =>
      (await messages.deleteMany({ createdAt: { $lt: moment } })).deletedCount,
  };
}
