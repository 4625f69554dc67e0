import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '@verse/api-contract/time';
import { createDocuments } from '../../../platform/documents';
import type { DbPort, StoredDocument } from '../../../store';
import type { AccountDocument, AccountRepository } from './accounts.repository';

export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email';

export interface MailLink {
  purpose: LinkPurpose;
  userId: string;
  /** Email address that the link verifies. For a change of address, this is the new address. */
  email: string;
  /** The account's security stamp when the link was requested. The link becomes invalid when the stamp changes. */
  stamp?: number;
}

interface LinkDocument extends StoredDocument, MailLink {
  expiresAt: Date;
  /**
   * Set on use. A used token is stored until its hour has passed, so that using it again produces a specific message.
   */
  usedAt?: Date;
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url');

function toLink({ purpose, userId, email, stamp }: LinkDocument): MailLink {
  return { purpose, userId, email, ...(stamp === undefined ? {} : { stamp }) };
}

const isValidFor = (link: MailLink, user: AccountDocument | null): user is AccountDocument =>
  user !== null &&
  user.suspended !== true &&
  (link.stamp === undefined || link.stamp === (user.securityStamp ?? 0)) &&
  (link.purpose === 'change-email' || link.email === user.email);

/** Returns the account of a link, or undefined if the link no longer applies to it. */
export async function findLinkedUser(
  accounts: Pick<AccountRepository, 'find'>,
  link: MailLink | undefined,
): Promise<AccountDocument | undefined> {
  const user = link ? await accounts.find(link.userId) : null;
  return link && isValidFor(link, user) ? user : undefined;
}

/**
 * One-time tokens for email links. Only a digest of the token is stored. Each token is valid for one account, one
 * purpose, and one hour.
 */
export type MailLinks = Awaited<ReturnType<typeof createMailLinks>>;

export async function createMailLinks(db: DbPort, now: () => Date) {
  const links = await createDocuments(db, {
    name: 'account_links',
    indexes: [{ userId: 1 }, { expiresAt: 1 }],
    toDomain: toLink,
  });
  const removeExpired = async () => void (await links.collection.deleteMany({ expiresAt: { $lte: now() } }));
  const known = (token: string, purposes: readonly LinkPurpose[]) => ({
    _id: digest(token),
    purpose: { $in: [...purposes] },
    expiresAt: { $gt: now() },
  });
  const unused = { usedAt: { $exists: false } };
  return {
    removeExpired,
    async create(link: MailLink): Promise<string> {
      await removeExpired();
      const token = randomBytes(32).toString('base64url');
      await links.collection.insertOne({ _id: digest(token), ...link, expiresAt: new Date(now().getTime() + HOUR_MS) });
      return token;
    },
    /** Returns the link for an unused token without consuming the token. */
    find: (token: string, purposes: readonly LinkPurpose[]) => links.find({ ...known(token, purposes), ...unused }),
    /** Returns the link for a token, even if the token has been used. The result must never authorise anything. */
    recall: (token: string, purposes: readonly LinkPurpose[]) => links.find(known(token, purposes)),
    /** Consumes a token. If two calls are concurrent, only one of them gets the link. */
    consume: (token: string, purposes: readonly LinkPurpose[]) =>
      links.update({ ...known(token, purposes), ...unused }, { $set: { usedAt: now() } }),
    async revoke(userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
      await links.collection.deleteMany({ userId, purpose: { $in: [...purposes] }, ...unused });
    },
  };
}
