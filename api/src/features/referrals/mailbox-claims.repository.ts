import type { MailboxKey } from '../../platform/mail';
import { type DbPort, insertIfAbsent, readInPages } from '../../store';

interface ClaimDocument {
  /**
   * Keyed hash of the mailbox. It does not reveal the email address, so it may be kept once the account has been
   * erased.
   */
  _id: string;
  /** First member to verify an email address of this mailbox; removed when the account is erased. */
  memberId?: string;
  at: Date;
}

/**
 * All mailboxes ever verified, each with the first member to verify it. Claims are permanent, so that a mailbox earns
 * at most one reward.
 */
export interface MailboxClaimRepository {
  /** Claims the mailbox for the member. Returns false if another member has ever claimed it. */
  claim(email: string, memberId: string, at: Date): Promise<boolean>;
  isClaimed(email: string): Promise<boolean>;
  listOfMember(memberId: string): AsyncIterable<{ mailbox: string; at: Date }>;
  /** Removes the member's id from their claims, but keeps the claims. */
  eraseMember(memberId: string): Promise<void>;
  /**
   * Creates claims for accounts from earlier releases. Runs once per secret, because the hashes depend on the secret.
   */
  fill(accounts: () => AsyncIterable<{ id: string; email: string }>, at: Date): Promise<void>;
}

export async function createMailboxClaimRepository(db: DbPort, keyOf: MailboxKey): Promise<MailboxClaimRepository> {
  const claims = db.collection<ClaimDocument>('mailbox_claims');
  const settings = db.collection<{ _id: string; value: string }>('settings');
  await claims.createIndex({ memberId: 1, _id: 1 });

  async function claim(email: string, memberId: string, at: Date): Promise<boolean> {
    const _id = keyOf(email);
    // Two addresses of the same mailbox may be verified concurrently. The insert therefore decides which member gets
    // the claim.
    return (
      (await insertIfAbsent(claims, { _id, memberId, at })) || (await claims.findOne({ _id }))?.memberId === memberId
    );
  }

  return {
    claim,
    isClaimed: async (email) => (await claims.findOne({ _id: keyOf(email) })) !== null,
    async *listOfMember(memberId) {
      for await (const { _id: mailbox, at } of readInPages(claims, { memberId })) yield { mailbox, at };
    },
    eraseMember: async (memberId) => void (await claims.updateMany({ memberId }, { $unset: { memberId: '' } })),
    async fill(accounts, at) {
      const [_id, value] = ['mailbox-claims', keyOf('filled@example.org')];
      if ((await settings.findOne({ _id }))?.value === value) return;
      for await (const { id, email } of accounts()) await claim(email, id, at);
      await settings.updateOne({ _id }, { $set: { value } }, { upsert: true });
    },
  };
}
