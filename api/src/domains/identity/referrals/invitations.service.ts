import type { OnSignUp } from '../../../platform/feature';
import type { Browser } from '../../../platform/http';
import { normalizeMailbox } from '../../../platform/mail';
import type { Accounts, KnownPerson } from '../../../platform/ports';
import type { InvitationCookie } from './invitation-cookie';
import type { MailboxClaimRepository } from './mailbox-claims.repository';
import type { DeclineReason } from './referral';
import type { ReferralCodeRepository } from './referral-codes.repository';
import type { ReferralRepository } from './referrals.repository';

interface Dependencies extends Pick<Accounts, 'findPerson' | 'hasUsedBrowser'> {
  codes: ReferralCodeRepository;
  referrals: ReferralRepository;
  claims: Pick<MailboxClaimRepository, 'isClaimed'>;
  cookie: InvitationCookie;
  now: () => Date;
}

/** Handles invitations, from the first click on the link until the sign-up. */
export function createInvitationsService(dependencies: Dependencies) {
  const { codes, referrals, claims, cookie, findPerson, hasUsedBrowser, now } = dependencies;
  /** Returns undefined if the code is unknown or its owner has left. */
  async function findReferrer(code: string): Promise<KnownPerson | undefined> {
    const memberId = await codes.findMember(code);
    return memberId === undefined ? undefined : findPerson(memberId);
  }

  /**
   * Returns why an invitation earns no reward, or undefined if it may earn one. Prevents members from earning rewards
   * by inviting themselves.
   */
  async function findDeclineReason(
    referrer: KnownPerson,
    email: string,
    browser: Browser,
  ): Promise<DeclineReason | undefined> {
    const isSameBrowser = await hasUsedBrowser(referrer.id, browser);
    const isKnown = await claims.isClaimed(email);
    if (normalizeMailbox(referrer.email) === normalizeMailbox(email)) return 'same mailbox';
    if (isKnown) return 'known mailbox';
    return isSameBrowser ? 'same browser' : undefined;
  }

  return {
    findReferrer,

    async findInviter(browser: Browser): Promise<string | null> {
      const code = cookie.of(browser);
      return (code && (await findReferrer(code))?.firstName) || null;
    },

    onSignUp: (async (person, browser) => {
      const code = cookie.of(browser);
      if (code === undefined) return [];
      const referrer = await findReferrer(code);
      if (!referrer) return [cookie.takeBack];
      const reason = await findDeclineReason(referrer, person?.email ?? '', browser);
      const outcome = reason
        ? { state: 'refused' as const, reward: 'none' as const, reason }
        : { state: 'counted' as const, reward: 'waiting' as const };
      const ids = { referrerId: referrer.id, code };
      if (person) await referrals.insert({ inviteeId: person._id, ...ids, signedUpAt: now(), ...outcome });
      return [cookie.takeBack];
    }) satisfies OnSignUp,
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
