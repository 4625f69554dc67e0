import type { Feature, PersonalContent } from '../../platform/feature';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import { createInvitationCookie } from './invitation-cookie';
import { createInvitationsService } from './invitations.service';
import { createLedgerRepository } from './ledger.repository';
import { createMailboxClaimRepository } from './mailbox-claims.repository';
import type { LedgerEntry, People } from './referral';
import { createReferralCodeRepository } from './referral-codes.repository';
import { referralNotifications } from './referral-notifications';
import { createReferralRepository, REFERRALS } from './referrals.repository';
import { referralsRoutes } from './referrals.routes';
import { createReferralsService } from './referrals.service';
import { declinedView, entryView, referralView } from './referrals.view';
import { reviewsRoutes } from './reviews.routes';
import { createReviewsService } from './reviews.service';
import { seedReferrals } from './seed-referrals';

export interface ReferralsFeature extends Feature {
  /** What somebody has earned. */
  earningsOf: (memberId: string) => Promise<LedgerEntry[]>;
}

interface Dependencies {
  people: People & {
    idOf(email: string): Promise<string | undefined>;
    provedAddresses(): AsyncIterable<{ id: string; email: string }>;
  };
  /** The address of the account whose the samples are. */
  demoMember: string | undefined;
  notify: Notify;
}

async function createRepositories({ db, mailboxKey }: Platform) {
  return {
    codes: await createReferralCodeRepository(db),
    referrals: await createReferralRepository(db),
    ledger: await createLedgerRepository(db),
    claims: await createMailboxClaimRepository(db, mailboxKey),
  };
}

type Parts = Awaited<ReturnType<typeof createRepositories>> & { service: ReturnType<typeof createReferralsService> };

async function listOf<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const entry of entries) list.push(entry);
  return list;
}

/** What stays of a member who has left: the ledger and the digests of mailboxes, neither of which names a person. */
const personalContentOf = ({ codes, referrals, claims, service }: Parts): PersonalContent[] => [
  { name: 'referralCodes', export: codes.allOf, erase: codes.removeOf },
  {
    name: 'referrals',
    export: async (memberId) =>
      (await service.withPeople(await listOf(referrals.allOf(memberId)))).map((one) =>
        one.row.state === 'declined' ? declinedView(one) : referralView(one),
      ),
    async erase(memberId) {
      await referrals.removeOf(memberId);
      await referrals.removeUnbooked(memberId);
    },
  },
  {
    name: 'ledger',
    export: async (memberId) => (await listOf<LedgerEntry>(service.entriesOf(memberId))).map(entryView),
    erase: () => Promise.resolve(),
  },
  { name: 'mailboxClaims', export: (memberId) => listOf(claims.allOf(memberId)), erase: claims.disown },
];

/** Members invite others by a link, and are rewarded once for each who proves an address. */
export async function createReferralsFeature(
  platform: Platform,
  { people, demoMember, notify }: Dependencies,
): Promise<ReferralsFeature> {
  const { now, config, audit } = platform;
  const repositories = await createRepositories(platform);
  const cookie = createInvitationCookie(config.publicOrigin);
  const invitations = createInvitationsService({ ...repositories, cookie, people, now });
  const service = createReferralsService({ ...repositories, personOf: people.personOf, notify, now });
  const { personOf } = people;
  const reviews = createReviewsService({ ...repositories, service, personOf, audit, notify, now });
  return {
    name: 'referrals',
    routes: [
      ...referralsRoutes({ service, invitations, cookie, publicOrigin: config.publicOrigin }),
      ...reviewsRoutes(reviews),
    ],
    signedUp: invitations.signedUp,
    async joined({ id }) {
      await service.remember(id);
      await service.book(id);
    },
    prepare: () => repositories.claims.fill(() => people.provedAddresses(), now()),
    personalContent: personalContentOf({ ...repositories, service }),
    notifications: [referralNotifications(repositories, people)],
    jobs: [{ name: 'book-rewards', run: () => service.sweep(), failed: 'rewards could not be booked' }],
    seeds: [
      {
        name: 'referrals',
        collection: REFERRALS,
        fill: async (content) =>
          seedReferrals(content, repositories, demoMember && (await people.idOf(demoMember)), now()),
      },
    ],
    earningsOf: (memberId) => listOf(service.entriesOf(memberId)),
  };
}
