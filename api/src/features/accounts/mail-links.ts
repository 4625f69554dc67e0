import { createHash, randomBytes } from 'node:crypto';
import type { DbPort, StoredDocument } from '../../store';

export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

export interface MailLink {
  purpose: LinkPurpose;
  userId: string;
  /** The address the link proves; for a change of address the new one. */
  email: string;
}

interface LinkDocument extends StoredDocument, MailLink {
  expiresAt: Date;
}

const HOUR_MS = 3_600_000;

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** One-time tokens for mails: only their digest is stored, each belongs to one account and one purpose, for one hour. */
export interface MailLinks {
  create(link: MailLink): Promise<string>;
  /** The link of a token, once: of two who come with the same token at the same time, one gets it. */
  consume(token: string, purposes: readonly LinkPurpose[]): Promise<MailLink | undefined>;
  revoke(userId: string, purposes: readonly LinkPurpose[]): Promise<void>;
  removeExpired(): Promise<void>;
}

export async function createMailLinks(db: DbPort, now: () => Date): Promise<MailLinks> {
  const links = db.collection<LinkDocument>('account_links');
  await Promise.all([links.createIndex({ userId: 1 }), links.createIndex({ expiresAt: 1 })]);
  const removeExpired = async () => void (await links.deleteMany({ expiresAt: { $lte: now() } }));
  return {
    removeExpired,
    async create({ purpose, userId, email }) {
      await removeExpired();
      const token = randomBytes(32).toString('base64url');
      await links.insertOne({ _id: digest(token), purpose, userId, email, expiresAt: new Date(now().getTime() + HOUR_MS) });
      return token;
    },
    async consume(token, purposes) {
      const link = await links.findOneAndDelete({ _id: digest(token), purpose: { $in: [...purposes] }, expiresAt: { $gt: now() } }, {});
      return link ? { purpose: link.purpose, userId: link.userId, email: link.email } : undefined;
    },
    async revoke(userId, purposes) {
      await links.deleteMany({ userId, purpose: { $in: [...purposes] } });
    },
  };
}
