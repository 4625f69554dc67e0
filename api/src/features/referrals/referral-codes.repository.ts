import { randomInt } from 'node:crypto';
import { type DbPort, insertNew } from '../../store';

interface CodeDocument {
  _id: string;
  memberId: string;
  at: Date;
}

export interface ReferralCodeRepository {
  /** The member's code, made at the first visit. */
  codeOf(memberId: string, now: Date): Promise<string>;
  memberOf(code: string): Promise<string | undefined>;
  allOf(memberId: string): Promise<readonly { code: string; at: Date }[]>;
  removeOf(memberId: string): Promise<void>;
}

/** Without letters that look like others, and without vowels: no code is a word. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 8;
export const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export async function createReferralCodeRepository(db: DbPort): Promise<ReferralCodeRepository> {
  const codes = db.collection<CodeDocument>('referral_codes');
  await codes.createIndex({ memberId: 1, at: 1, _id: 1 });
  const oldestFirst = (memberId: string) => codes.find({ memberId }).sort({ at: 1, _id: 1 });

  return {
    async codeOf(memberId, now) {
      for (;;) {
        // Two first visits at once make two codes: both lead to the member, and the older one is shown from then on.
        const [first] = await oldestFirst(memberId).limit(1).toArray();
        if (first) return first._id;
        await insertNew(codes, { _id: newCode(), memberId, at: now });
      }
    },
    memberOf: async (code) => (await codes.findOne({ _id: code }))?.memberId,
    allOf: async (memberId) => (await oldestFirst(memberId).toArray()).map(({ _id, at }) => ({ code: _id, at })),
    removeOf: async (memberId) => void (await codes.deleteMany({ memberId })),
  };
}
