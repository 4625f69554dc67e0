import { DAY_MS, HOUR_MS, MINUTE_MS } from '@verse/api-contract/time';
import { ORGANISATION_LIMITS } from '@verse/api-contract/work/organisations.values';
import { addressOf } from '@verse/contract/addresses';
import type { Job } from '../../../platform/background';
import type { Feature, PersonalData } from '../../../platform/feature';
import { isOneOf } from '../../../platform/images';
import type { Platform } from '../../../platform/open-platform';
import { ownedBy, type PictureHolder } from '../../../platform/people';
import type { Organisations } from '../../../platform/ports';
import { createAccess } from './access';
import { createClosingService } from './closing.service';
import { createDomainService } from './domain.service';
import { domainCodeMail } from './domain-code-mail';
import { createRecheckDomains } from './domain-rechecks';
import { createDomainRecords } from './domain-records';
import { invitationMail } from './invitation-mail';
import { createInvitationsService } from './invitations.service';
import { createLogoService, logoForm } from './logo.service';
import { managementRoutes } from './management.routes';
import { membersRoutes } from './members.routes';
import { createMembersService } from './members.service';
import { domainSteps, invitationSteps } from './next-steps';
import type { OrganisationParts } from './organisation-parts';
import { ORGANISATIONS } from './organisations.repository';
import { organisationsRoutes } from './organisations.routes';
import { createOrganisationsService } from './organisations.service';
import { createReceivedInvitations } from './received-invitations.service';
import { createReportableOrganisations } from './reportable-organisations';
import { openRepositories } from './repositories';
import { createFindValid } from './valid-invitations';

export type OrganisationsFeature = Feature &
  Pick<Organisations, 'findAll' | 'byHandle' | 'roleOf' | 'membersOf' | 'idsOfMember' | 'admit'>;

const QUOTA = {
  most: ORGANISATION_LIMITS.perAccount,
  message: `You can have ${ORGANISATION_LIMITS.perAccount} organisations. Delete one to create another.`,
};
const INVITATIONS_A_DAY = 20;
const DOMAIN_CHECKS_AN_HOUR = 10;
/** Limits how many handles one account can use up, because a deleted organisation's handle remains reserved. */
const CREATIONS_A_DAY = 10;

async function openParts(platform: Platform): Promise<OrganisationParts> {
  const { accounts, events, organisations } = platform;
  const repositories = await openRepositories(platform);
  return {
    ...platform,
    ...accounts,
    ...repositories,
    countOpen: organisations.countOpen,
    countProjects: organisations.countProjects,
    access: createAccess(repositories),
    findValidInvitations: createFindValid({ ...repositories, ...accounts }),
    records: createDomainRecords(platform),
    announce: ({ handle }) =>
      events.changed({
        areas: ['jobs', 'feeds', 'contests'],
        paths: [addressOf('organisation', { handle }), `${addressOf('public-jobs')}*`],
      }),
  };
}

async function createServices(parts: OrganisationParts) {
  const { quotas, budgets } = parts;
  const spendMail = budgets({
    name: 'organisation-invitations',
    windowMs: DAY_MS,
    most: INVITATIONS_A_DAY,
    message: `You can send ${INVITATIONS_A_DAY} invitations a day. Please try again tomorrow.`,
  });
  const spendCheck = budgets({
    name: 'organisation-domains',
    windowMs: HOUR_MS,
    most: DOMAIN_CHECKS_AN_HOUR,
    message: 'That’s a lot of tries. Please try again in an hour.',
  });
  const spendCreation = budgets({
    name: 'organisation-creations',
    windowMs: DAY_MS,
    most: CREATIONS_A_DAY,
    message: `You can create ${CREATIONS_A_DAY} organisations a day. Please try again tomorrow.`,
  });
  const reserve = quotas.create({ name: 'organisations', ...QUOTA, count: parts.organisations.countCreatedBy });
  const service = createOrganisationsService({ ...parts, reserve, countCreation: spendCreation });
  const closing = await createClosingService(parts);
  return {
    service,
    closing,
    members: createMembersService({ ...parts, removeOrganisation: closing.remove }),
    invitations: createInvitationsService({ ...parts, countMail: spendMail }),
    received: createReceivedInvitations(parts),
    logos: createLogoService({ ...parts, see: service.see }),
    domains: createDomainService({ ...parts, see: service.see, countCheck: spendCheck }),
    recheckDomains: createRecheckDomains(parts),
  };
}

type Services = Awaited<ReturnType<typeof createServices>>;

const logosOf = ({ organisations, access }: OrganisationParts): PictureHolder => ({
  collection: ORGANISATIONS,
  ownerOf: ownedBy('createdBy'),
  async shows(id, name, reader) {
    const one = await organisations.find(id);
    if (!one || !isOneOf(name, [one.logo])) return false;
    if (one.state === 'open' || reader.isStaff) return true;
    return reader.id !== undefined && (await access.roleOf(id, reader.id)) !== undefined;
  },
});

const personalDataOf = (
  { organisations, memberships, invitations }: OrganisationParts,
  { members }: Services,
): PersonalData[] => [
  { name: 'organisationMemberships', export: memberships.exportOfMember, erase: members.leaveAll },
  {
    name: 'organisationInvitations',
    export: async (memberId) =>
      (await invitations.listBy(memberId)).map(({ tokenHash: _, mailbox: __, ...one }) => one),
    erase: invitations.removeBy,
  },
  // Comes after the memberships, which hand an organisation over or close it.
  { name: 'foundedOrganisations', export: async () => [], erase: organisations.forgetPerson },
];

const jobsOf = (
  { handles, now }: OrganisationParts,
  { closing, invitations, domains, recheckDomains }: Services,
): Job[] => [
  {
    name: 'complete-organisations',
    everyMs: MINUTE_MS,
    run: closing.complete,
    failed: 'failed to complete suspensions and deletions of organisations',
    done: 'completed overdue suspensions and deletions of organisations',
  },
  {
    name: 'free-organisation-handles',
    run: () => handles.removeFree(now()),
    failed: 'failed to free handles of deleted organisations',
  },
  {
    name: 'remove-old-invitations',
    run: () => invitations.removeExpired(),
    failed: 'failed to remove expired invitations',
  },
  {
    name: 'remove-domain-codes',
    run: () => domains.removeExpiredCodes(),
    failed: 'failed to remove expired codes',
  },
  {
    name: 'recheck-domains',
    run: recheckDomains,
    failed: 'failed to look up records of verified domains',
  },
];

/** Brands and studios, on whose behalf members act according to their role. */
export async function createOrganisationsFeature(platform: Platform): Promise<OrganisationsFeature> {
  const parts = await openParts(platform);
  const { organisations, memberships, access } = parts;
  const services = await createServices(parts);
  return {
    name: 'organisations',
    routes: [
      ...organisationsRoutes({ ...parts, ...services }),
      ...membersRoutes({ ...parts, ...services, ...platform.people }),
      ...managementRoutes({ ...services, form: logoForm(platform) }),
    ],
    pictures: [logosOf(parts)],
    personalData: personalDataOf(parts, services),
    mails: [invitationMail(parts), domainCodeMail(parts)],
    nextSteps: [domainSteps(parts), invitationSteps(parts)],
    jobs: jobsOf(parts, services),
    findAll: organisations.findAll,
    ...access,
    idsOfMember: async (id) => (await memberships.listOfMember(id)).map(({ organisationId }) => organisationId),
    reportable: { organisation: createReportableOrganisations({ ...parts, ...services }) },
    listed: {
      organisations: {
        async *all() {
          for await (const { handle, description, updatedAt } of organisations.allOpen())
            if (description !== '') yield { handle, updatedAt };
        },
        async named(handle) {
          const one = await access.byHandle(handle);
          return one?.state === 'open' ? { name: one.name } : undefined;
        },
      },
    },
  };
}
