import { addressOf } from '@verse/contract/addresses';
import type { NotificationSource } from '../../../platform/notify';
import type { Accounts } from '../../../platform/ports';
import type { ReferralRepository } from './referrals.repository';
import { toMasked } from './referrals.view';

/**
 * Notifies members that someone they invited has verified their email address, or that the reward was declined. Names
 * are masked in the same way as in the referral list.
 */
export const referralNotifications = (
  { referrals }: { referrals: ReferralRepository },
  { findPerson }: Pick<Accounts, 'findPerson'>,
): NotificationSource => ({
  kinds: ['referrals'],
  async linesFor(memberId, _kind, invitees) {
    const rows = await Promise.all(invitees.map((id) => referrals.find(id)));
    const own = rows.filter((row) => row?.referrerId === memberId).flatMap((row) => row ?? []);
    const lines = own.map(async ({ inviteeId, sample, state }) => {
      const { name } = toMasked(sample ?? (await findPerson(inviteeId)));
      const text =
        state === 'declined'
          ? `We declined the reward for inviting ${name}. See why in your referrals.`
          : `${name} joined with your referral link. You earned $25.`;
      return [inviteeId, { text, path: addressOf('referral') }] as const;
    });
    return new Map(await Promise.all(lines));
  },
});
