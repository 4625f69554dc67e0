import { type DbPort, type StoredDocument } from '../../store';

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

export interface DomainCodeRepository {
  /** Replaces the organisation's earlier code. */
  put(code: DomainCode): Promise<void>;
  find(organisationId: string): Promise<DomainCode | undefined>;
  setHash(organisationId: string, codeHash: string): Promise<void>;
  /** Counts an attempt before the code is compared; returns false if no attempts are left. */
  countAttempt(organisationId: string, most: number, now: Date): Promise<boolean>;
  /** Returns true for only one of several concurrent calls. */
  consume(organisationId: string, codeHash: string): Promise<boolean>;
  removeExpired(now: Date): Promise<number>;
}

export async function createDomainCodeRepository(db: DbPort): Promise<DomainCodeRepository> {
  const codes = db.collection<CodeDocument>('organisation_domain_codes');
  await codes.createIndex({ expiresAt: 1 });
  return {
    put: async (code) =>
      void (await codes.updateOne({ _id: code.organisationId }, { $set: { ...code } }, { upsert: true })),
    async find(_id) {
      const found = await codes.findOne({ _id });
      return found ?? undefined;
    },
    setHash: async (_id, codeHash) => void (await codes.updateOne({ _id }, { $set: { codeHash } })),
    async countAttempt(_id, most, now) {
      const { modifiedCount } = await codes.updateOne(
        { _id, wrong: { $lt: most }, expiresAt: { $gt: now } },
        { $inc: { wrong: 1 } },
      );
      return modifiedCount === 1;
    },
    consume: async (_id, codeHash) => (await codes.deleteOne({ _id, codeHash })).deletedCount === 1,
    removeExpired: async (now) => (await codes.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}
