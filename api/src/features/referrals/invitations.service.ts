import type { SignedUp } from '../../platform/feature';
import type { Browser } from '../../platform/http';
import { normalizeMailbox } from '../../platform/mail';
import type { InvitationCookie } from './invitation-cookie';
import type { MailboxClaimRepository } from './mailbox-claims.repository';
import type { KnownPerson, People, RefusalReason } from './referral';
import type { ReferralCodeRepository } from './referral-codes.repository';
import type { ReferralRepository } from './referrals.repository';

interface Dependencies {
  codes: ReferralCodeRepository;
  referrals: ReferralRepository;
  claims: Pick<MailboxClaimRepository, 'isClaimed'>;
  cookie: InvitationCookie;
  people: People;
  now: () => Date;
}

/** Who came by whose link, from the click to the sign-up. */
export function createInvitationsService({ codes, referrals, claims, cookie, people, now }: Dependencies) {
  /** Nobody when the code leads nowhere, or its member has left. */
  async function referrerBy(code: string): Promise<KnownPerson | undefined> {
    const memberId = await codes.memberOf(code);
    return memberId === undefined ? undefined : people.personOf(memberId);
  }

  /** Nobody earns by inviting themselves. */
  async function refusalOf(referrer: KnownPerson, email: string, browser: Browser): Promise<RefusalReason | undefined> {
    const isSameBrowser = await people.isBrowserOf(referrer.id, browser);
    const isKnown = await claims.isClaimed(email);
    if (normalizeMailbox(referrer.email) === normalizeMailbox(email)) return 'same mailbox';
    if (isKnown) return 'known mailbox';
    return isSameBrowser ? 'same browser' : undefined;
  }

  return {
    referrerBy,

    async invitedBy(browser: Browser): Promise<string | null> {
      const code = cookie.of(browser);
      return (code && (await referrerBy(code))?.firstName) || null;
    },

    signedUp: (async (person, browser) => {
      const code = cookie.of(browser);
      if (code === undefined) return [];
      const referrer = await referrerBy(code);
      if (!referrer) return [cookie.takeBack];
      const reason = await refusalOf(referrer, person?.email ?? '', browser);
      const outcome = reason
        ? { state: 'refused' as const, reward: 'none' as const, reason }
        : { state: 'counted' as const, reward: 'waiting' as const };
      if (person)
        await referrals.insert({
          inviteeId: person._id,
          referrerId: referrer.id,
          code,
          signedUpAt: now(),
          ...outcome,
        });
      return [cookie.takeBack];
    }) satisfies SignedUp,
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
