import type { Feature, PersonalData } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import type { People } from '../../../platform/ports';
import { createInvitationCookie } from './invitation-cookie';
import { createInvitationsService } from './invitations.service';
import { createLedgerRepository } from './ledger.repository';
import { createMailboxClaimRepository } from './mailbox-claims.repository';
import { createReferralCodeRepository } from './referral-codes.repository';
import { referralNotifications } from './referral-notifications';
import { createReferralRepository, REFERRALS } from './referrals.repository';
import { referralsRoutes } from './referrals.routes';
import { createReferralsService } from './referrals.service';
import { declinedView, entryView, referralView } from './referrals.view';
import { reviewsRoutes } from './reviews.routes';
import { createReviewsService } from './reviews.service';
import { seedReferrals } from './seed-referrals';

export type ReferralsFeature = Feature & Pick<People, 'listEarnings'>;

async function createRepositories({ db, mailboxKey }: Platform) {
  return {
    codes: await createReferralCodeRepository(db),
    referrals: await createReferralRepository(db),
    ledger: await createLedgerRepository(db),
    claims: await createMailboxClaimRepository(db, mailboxKey),
  };
}

type Parts = Awaited<ReturnType<typeof createRepositories>> & { service: ReturnType<typeof createReferralsService> };

/** Erasure keeps the ledger and the mailbox hashes, because neither identifies a person. */
const createPersonalData = ({ codes, referrals, claims, service }: Parts): PersonalData[] => [
  { name: 'referralCodes', export: codes.listOfMember, erase: codes.removeOf },
  {
    name: 'referrals',
    async *export(memberId) {
      for await (const row of referrals.listOfMember(memberId)) {
        const [one] = await service.addPeople([row]);
        yield row.state === 'declined' ? declinedView(one!) : referralView(one!);
      }
    },
    async erase(memberId) {
      await referrals.removeOf(memberId);
      await referrals.removeUnbooked(memberId);
    },
  },
  {
    name: 'ledger',
    export: async (memberId) => (await service.listEntries(memberId)).map(entryView),
    erase: () => Promise.resolve(),
  },
  { name: 'mailboxClaims', export: claims.listOfMember, erase: claims.eraseMember },
];

/** Members invite others through a link, and earn a reward for each invitee who verifies an email address. */
export async function createReferralsFeature(platform: Platform): Promise<ReferralsFeature> {
  const { now, config, audit, accounts, notifications } = platform;
  const repositories = await createRepositories(platform);
  const cookie = createInvitationCookie(config.publicOrigin);
  const invitations = createInvitationsService({ ...repositories, ...accounts, cookie, now });
  const service = createReferralsService({ ...repositories, ...accounts, ...notifications, now });
  const reviews = createReviewsService({ ...repositories, ...accounts, ...notifications, service, audit, now });
  return {
    name: 'referrals',
    routes: [
      ...referralsRoutes({ service, invitations, cookie, publicOrigin: config.publicOrigin }),
      ...reviewsRoutes(reviews),
    ],
    onSignUp: invitations.onSignUp,
    async onEmailVerified({ id }) {
      await service.remember(id);
      await service.book(id);
    },
    migrate: () => repositories.claims.fill(() => accounts.listVerifiedAddresses(), now()),
    personalData: createPersonalData({ ...repositories, service }),
    notifications: [referralNotifications(repositories, accounts)],
    workQueues: [
      {
        desk: 'rewards',
        count: repositories.referrals.countUnderReview,
        oldest: async () => (await repositories.referrals.underReview({ before: undefined, limit: 1 }))[0]?.reviewSince,
        promised: null,
      },
    ],
    jobs: [{ name: 'book-rewards', run: () => service.sweep(), failed: 'failed to book rewards' }],
    seeds: [
      {
        name: 'referrals',
        collection: REFERRALS,
        fill: async (content) => seedReferrals(content, repositories, await accounts.findDemoMember(), now()),
      },
    ],
    listEarnings: service.listEntries,
  };
}
