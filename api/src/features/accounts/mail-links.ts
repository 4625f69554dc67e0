import { createHash, randomBytes } from 'node:crypto';
import type { DbPort, StoredDocument } from '../../store';

export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

export interface MailLink {
  purpose: LinkPurpose;
  userId: string;
  /** The address the link proves; for a change of address the new one. */
  email: string;
  /** The account's security stamp when it was asked for; the link dies with it. */
  stamp?: number;
}

interface LinkDocument extends StoredDocument, MailLink {
  expiresAt: Date;
  /** It has done its work, and is kept for its hour so that a second opening is told so. */
  usedAt?: Date;
}

const HOUR_MS = 3_600_000;

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

function linkOf(found: LinkDocument | null): MailLink | undefined {
  if (!found) return undefined;
  const { purpose, userId, email, stamp } = found;
  return { purpose, userId, email, ...(stamp === undefined ? {} : { stamp }) };
}

/**
 * One-time tokens for mails: only their digest is stored, each belongs to one account and one purpose, for one hour.
 */
export interface MailLinks {
  create(link: MailLink): Promise<string>;
  /** What a token is for, without using it up. */
  find(token: string, purposes: readonly LinkPurpose[]): Promise<MailLink | undefined>;
  /** What a token is or was for, even if it has been used. Never enough to do anything with. */
  recall(token: string, purposes: readonly LinkPurpose[]): Promise<MailLink | undefined>;
  /** The link of a token, once: of two who come with the same token at the same time, one gets it. */
  consume(token: string, purposes: readonly LinkPurpose[]): Promise<MailLink | undefined>;
  revoke(userId: string, purposes: readonly LinkPurpose[]): Promise<void>;
  removeExpired(): Promise<void>;
}

export async function createMailLinks(db: DbPort, now: () => Date): Promise<MailLinks> {
  const links = db.collection<LinkDocument>('account_links');
  await Promise.all([links.createIndex({ userId: 1 }), links.createIndex({ expiresAt: 1 })]);
  const removeExpired = async () => void (await links.deleteMany({ expiresAt: { $lte: now() } }));
  const known = (token: string, purposes: readonly LinkPurpose[]) => ({
    _id: digest(token),
    purpose: { $in: [...purposes] },
    expiresAt: { $gt: now() },
  });
  const unused = { usedAt: { $exists: false } };
  return {
    removeExpired,
    async create(link) {
      await removeExpired();
      const token = randomBytes(32).toString('base64url');
      await links.insertOne({ _id: digest(token), ...link, expiresAt: new Date(now().getTime() + HOUR_MS) });
      return token;
    },
    find: async (token, purposes) => linkOf(await links.findOne({ ...known(token, purposes), ...unused })),
    recall: async (token, purposes) => linkOf(await links.findOne(known(token, purposes))),
    consume: async (token, purposes) =>
      linkOf(await links.findOneAndUpdate({ ...known(token, purposes), ...unused }, { $set: { usedAt: now() } }, {})),
    async revoke(userId, purposes) {
      await links.deleteMany({ userId, purpose: { $in: [...purposes] }, ...unused });
    },
  };
}
