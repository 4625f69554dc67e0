import { z } from 'zod';
import { isEmail } from '@verse/api-contract/email';
import { REFERRAL_STATUSES } from '@verse/api-contract/identity/referrals.values';
import type { ContentFolder } from '../../../platform/seeding';
import type { LedgerRepository } from './ledger.repository';
import { REWARD_CENTS, toEntryId } from './referral';
import type { ReferralCodeRepository } from './referral-codes.repository';
import type { ReferralRepository } from './referrals.repository';

const sampleSchema = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    email: z.string().refine(isEmail),
    date: z.iso.date(),
    status: z.enum(REFERRAL_STATUSES),
    reward: z.literal(REWARD_CENTS / 100),
  }),
);

interface Repositories {
  codes: ReferralCodeRepository;
  referrals: ReferralRepository;
  ledger: LedgerRepository;
}

/**
 * Creates sample people invited by the demo account. Each gets a referral row, and a ledger entry if their email
 * address is verified.
 */
export async function seedReferrals(
  content: ContentFolder,
  { codes, referrals, ledger }: Repositories,
  memberId: string | undefined,
  now: Date,
): Promise<void> {
  if (memberId === undefined) return;
  const code = await codes.findOrCreateCode(memberId, now);
  for (const { id, name, email, date, status } of sampleSchema.parse(await content.json('referrals.json'))) {
    const inviteeId = `sample-${id}`;
    const at = new Date(date);
    const isBooked = status === 'Completed';
    const [firstName = '', lastName = ''] = name.split(' ');
    const entry = { memberId, cents: REWARD_CENTS, currency: 'USD', kind: 'referral', at } as const;
    if (isBooked) await ledger.insert({ id: toEntryId(inviteeId), ...entry });
    await referrals.insert({
      inviteeId,
      referrerId: memberId,
      code,
      signedUpAt: at,
      state: 'counted',
      reward: isBooked ? 'booked' : 'waiting',
      sample: { firstName, lastName, email },
    });
  }
}
