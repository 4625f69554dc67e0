import type { MailboxKey } from '../../../platform/mail';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

interface ClaimDocument {
  /**
   * Keyed hash of the mailbox. It does not reveal the email address, so it may be kept even after the account has been
   * erased.
   */
  _id: string;
  /** First member to verify an email address of this mailbox; removed when the account is erased. */
  memberId?: string;
  at: Date;
}

export type MailboxClaimRepository = Awaited<ReturnType<typeof createMailboxClaimRepository>>;

/**
 * All mailboxes ever verified, each with the first member to verify it. Claims are permanent, so that a mailbox earns
 * at most one reward.
 */
export async function createMailboxClaimRepository(db: DbPort, keyOf: MailboxKey) {
  const claims = db.collection<ClaimDocument>('mailbox_claims');
  const settings = db.collection<{ _id: string; value: string }>('settings');
  await claims.createIndex({ memberId: 1, _id: 1 });

  /** Claims the mailbox for the member. Returns false if another member has ever claimed it. */
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
    isClaimed: async (email: string) => (await claims.findOne({ _id: keyOf(email) })) !== null,
    async *listOfMember(memberId: string): AsyncIterable<{ mailbox: string; at: Date }> {
      for await (const { _id: mailbox, at } of readInPages(claims, { memberId })) yield { mailbox, at };
    },
    /** Removes the member's id from their claims, but keeps the claims. */
    eraseMember: async (memberId: string) => void (await claims.updateMany({ memberId }, { $unset: { memberId: '' } })),
    /**
     * Adds claims for accounts created by earlier releases. Runs once per secret, because the hashes depend on the
     * secret.
     */
    async fill(accounts: () => AsyncIterable<{ id: string; email: string }>, at: Date): Promise<void> {
      const _id = 'mailbox-claims';
      const value = keyOf('filled@example.org');
      if ((await settings.findOne({ _id }))?.value === value) return;
      for await (const { id, email } of accounts()) await claim(email, id, at);
      await settings.updateOne({ _id }, { $set: { value } }, { upsert: true });
    },
  };
}
