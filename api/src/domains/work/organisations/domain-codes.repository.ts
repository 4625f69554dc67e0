import { type DbPort, type StoredDocument } from '../../../store';

interface CodeDocument extends StoredDocument {
  organisationId: string;
  email: string;
  domain: string;
  /** Hash of the code; empty until the email is written. */
  codeHash: string;
  wrong: number;
  expiresAt: Date;
}

export type DomainCode = Omit<CodeDocument, '_id'>;

export type DomainCodeRepository = Awaited<ReturnType<typeof createDomainCodeRepository>>;

export async function createDomainCodeRepository(db: DbPort) {
  const codes = db.collection<CodeDocument>('organisation_domain_codes');
  await codes.createIndex({ expiresAt: 1 });
  return {
    /** Replaces the organisation's earlier code. */
    put: async (code: DomainCode) =>
      void (await codes.updateOne({ _id: code.organisationId }, { $set: { ...code } }, { upsert: true })),
    find: async (_id: string) => (await codes.findOne({ _id })) ?? undefined,
    /** No-op unless the waiting code is still for this mailbox, because a code proves only what it was mailed to. */
    setHash: async ({ organisationId: _id, email, expiresAt }: DomainCode, codeHash: string): Promise<boolean> =>
      (await codes.updateOne({ _id, email, expiresAt }, { $set: { codeHash } })).matchedCount === 1,
    /** Counts an attempt before the code is compared; returns false if no attempts are left. */
    async countAttempt(_id: string, most: number, now: Date): Promise<boolean> {
      const { modifiedCount } = await codes.updateOne(
        { _id, wrong: { $lt: most }, expiresAt: { $gt: now } },
        { $inc: { wrong: 1 } },
      );
      return modifiedCount === 1;
    },
    /** Returns true for only one of several concurrent calls. */
    consume: async (_id: string, codeHash: string) => (await codes.deleteOne({ _id, codeHash })).deletedCount === 1,
    removeExpired: async (now: Date) => (await codes.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}
