import type { ContactMessage, InboxMessage } from '@verse/api-contract/contact';
import { isDuplicateKey, type DbPort } from '../../store';

export type MessageStatus = InboxMessage['status'];

export interface StoredMessage extends ContactMessage {
  id: string;
  reference: string;
  status: MessageStatus;
  createdAt: Date;
}

type MessageDocument = Omit<StoredMessage, 'id'> & { _id: string };

export interface ContactRepository {
  /** False when the reference is taken. */
  insert(message: StoredMessage): Promise<boolean>;
  list(listing: { status: MessageStatus | undefined; skip: number; limit: number }): Promise<{ messages: StoredMessage[]; total: number }>;
  setStatus(id: string, status: MessageStatus): Promise<StoredMessage | undefined>;
}

function toMessage({ _id, reference, name, email, subject, message, status, createdAt }: MessageDocument): StoredMessage {
  return { id: _id, reference, name, email, subject, message, status, createdAt };
}

export async function createContactRepository(db: DbPort): Promise<ContactRepository> {
  const messages = db.collection<MessageDocument>('contact_messages');
  await messages.createIndex({ createdAt: -1, _id: -1 });
  await messages.createIndex({ status: 1, createdAt: -1, _id: -1 });
  await messages.createIndex({ reference: 1 }, { unique: true });
  return {
    async insert({ id, ...message }) {
      try {
        await messages.insertOne({ _id: id, ...message });
        return true;
      } catch (error) {
        if (isDuplicateKey(error, 'reference')) return false;
        throw error;
      }
    },
    async list({ status, skip, limit }) {
      const filter = status === undefined ? {} : { status };
      const [documents, total] = await Promise.all([
        messages.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).toArray(),
        messages.countDocuments(filter),
      ]);
      return { messages: documents.map(toMessage), total };
    },
    async setStatus(id, status) {
      const document = await messages.findOneAndUpdate({ _id: id }, { $set: { status } }, { returnDocument: 'after' });
      return document ? toMessage(document) : undefined;
    },
  };
}
