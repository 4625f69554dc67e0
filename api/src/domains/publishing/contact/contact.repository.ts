import type { InboxMessage } from '@verse/api-contract/api';
import type { ContactMessage } from '@verse/api-contract/publishing/contact.schema';
import { createDocuments } from '../../../platform/documents';
import { type DbPort, isDuplicateKey } from '../../../store';

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
  const messages = await createDocuments<MessageDocument, StoredMessage>(db, {
    name: 'contact_messages',
    indexes: [
      { createdAt: -1, _id: -1 },
      { status: 1, createdAt: -1, _id: -1 },
      [{ reference: 1 }, { unique: true }],
      { authorId: 1, _id: 1 },
    ],
    toDomain: toMessage,
  });
  const { collection } = messages;
  return {
    /** Returns false if the reference is taken. */
    async insert({ id, ...message }: StoredMessage): Promise<boolean> {
      try {
        await collection.insertOne({ _id: id, ...message });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, 'reference')) return false;
        throw error;
      }
    },
    async list({ status, skip, limit }: { status: MessageStatus | undefined; skip: number; limit: number }) {
      const filter = status === undefined ? {} : { status };
      const [documents, total] = await Promise.all([
        collection.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
        collection.countDocuments(filter),
      ]);
      return { messages: documents.map(toMessage), total };
    },
    /** Counts unread messages. Stops at `most`. */
    countNew: (most: number): Promise<number> => collection.countDocuments({ status: 'new' }, { limit: most }),
    setStatus: (id: string, status: MessageStatus) => messages.update({ _id: id }, { $set: { status } }),
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
