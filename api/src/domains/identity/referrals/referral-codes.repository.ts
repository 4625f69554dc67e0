import { randomInt } from 'node:crypto';
import { type DbPort, insertIfAbsent } from '../../../store';

interface CodeDocument {
  _id: string;
  memberId: string;
  at: Date;
}

export type ReferralCodeRepository = Awaited<ReturnType<typeof createReferralCodeRepository>>;

/** Contains neither look-alikes nor vowels, so that codes are easy to read and never spell a word. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 8;
export const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export async function createReferralCodeRepository(db: DbPort) {
  const codes = db.collection<CodeDocument>('referral_codes');
  await codes.createIndex({ memberId: 1, at: 1, _id: 1 });
  const oldestFirst = (memberId: string) => codes.find({ memberId }).sort({ at: 1, _id: 1 });

  return {
    /** Returns the member's referral code, creating it on the first call. */
    async findOrCreateCode(memberId: string, now: Date): Promise<string> {
      for (;;) {
        // Two concurrent first visits create two codes. Both remain valid, and the older one is displayed.
        const [first] = await oldestFirst(memberId).limit(1).toArray();
        if (first) return first._id;
        await insertIfAbsent(codes, { _id: newCode(), memberId, at: now });
      }
    },
    findMember: async (code: string) => (await codes.findOne({ _id: code }))?.memberId,
    listOfMember: async (memberId: string) =>
      (await oldestFirst(memberId).toArray()).map(({ _id, at }) => ({ code: _id, at })),
    removeOf: async (memberId: string) => void (await codes.deleteMany({ memberId })),
  };
}
