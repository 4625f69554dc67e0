import type { MailboxKey } from '../../platform/mail';
import { type DbPort, inPages, insertNew } from '../../store';

interface ClaimDocument {
  /** A keyed digest: it leads back to no address, and so may outlive the account. */
  _id: string;
  /** Who first proved an address of the mailbox. Gone with the account. */
  memberId?: string;
  at: Date;
}

/** Which mailboxes were ever proved, by whom first. Claims are never given back: one mailbox earns one reward. */
export interface MailboxClaimRepository {
  /** Claims the mailbox; false when it is another member's, or was. */
  claim(email: string, memberId: string, at: Date): Promise<boolean>;
  isClaimed(email: string): Promise<boolean>;
  allOf(memberId: string): AsyncIterable<{ mailbox: string; at: Date }>;
  /** Keeps the claims without the member. */
  disown(memberId: string): Promise<void>;
  /** Claims for accounts of earlier releases, once for each secret. */
  fill(accounts: () => AsyncIterable<{ id: string; email: string }>, at: Date): Promise<void>;
}

export async function createMailboxClaimRepository(db: DbPort, keyOf: MailboxKey): Promise<MailboxClaimRepository> {
  const claims = db.collection<ClaimDocument>('mailbox_claims');
  const settings = db.collection<{ _id: string; value: string }>('settings');
  await claims.createIndex({ memberId: 1, _id: 1 });

  async function claim(email: string, memberId: string, at: Date): Promise<boolean> {
    const _id = keyOf(email);
    // The insert decides between two addresses of one mailbox that are proved at the same time.
    return (await insertNew(claims, { _id, memberId, at })) || (await claims.findOne({ _id }))?.memberId === memberId;
  }

  return {
    claim,
    isClaimed: async (email) => (await claims.findOne({ _id: keyOf(email) })) !== null,
    async *allOf(memberId) {
      for await (const { _id: mailbox, at } of inPages(claims, { memberId })) yield { mailbox, at };
    },
    disown: async (memberId) => void (await claims.updateMany({ memberId }, { $unset: { memberId: '' } })),
    async fill(accounts, at) {
      const [_id, value] = ['mailbox-claims', keyOf('filled@example.org')];
      if ((await settings.findOne({ _id }))?.value === value) return;
      for await (const { id, email } of accounts()) await claim(email, id, at);
      await settings.updateOne({ _id }, { $set: { value } }, { upsert: true });
    },
  };
}
