import { DAY_MS, HOUR_MS, MINUTE_MS } from '@verse/api-contract/time';
import { ORGANISATION_LIMITS, type OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { addressOf } from '@verse/contract/addresses';
import type { Feature, PersonalData } from '../../../platform/feature';
import { isOneOf } from '../../../platform/images';
import type { Platform } from '../../../platform/open-platform';
import { ownedBy, type PictureHolder } from '../../../platform/people';
import { type Access, createAccess } from './access';
import { createClosingService } from './closing.service';
import { createDomainService } from './domain.service';
import { domainCodeMail } from './domain-code-mail';
import { createDomainCodeRepository } from './domain-codes.repository';
import { invitationMail } from './invitation-mail';
import { createInvitationRepository } from './invitations.repository';
import { createInvitationsService } from './invitations.service';
import { createLogoService, logoForm } from './logo.service';
import { managementRoutes } from './management.routes';
import { membersRoutes } from './members.routes';
import { createMembersService } from './members.service';
import { createMembershipRepository } from './memberships.repository';
import { domainSteps, invitationSteps } from './next-steps';
import type { Organisation } from './organisation';
import { createOrganisationHandleRepository } from './organisation-handles.repository';
import { createOrganisationRepository, ORGANISATIONS } from './organisations.repository';
import { organisationsRoutes } from './organisations.routes';
import { createOrganisationsService } from './organisations.service';
import { createReportableOrganisations } from './reportable-organisations';
import { createFindValid } from './valid-invitations';

export interface OrganisationsFeature extends Feature {
  /** Returns an open or suspended organisation. None of these functions returns deleted organisations. */
  find(id: string): Promise<Organisation | undefined>;
  findAll(ids: readonly string[]): Promise<Map<string, Organisation>>;
  byHandle(handle: string): Promise<Organisation | undefined>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  /** Returns the ids of members who have one of the given roles, longest-serving first. */
  membersOf(organisationId: string, roles: readonly OrganisationRole[]): Promise<string[]>;
  idsOfMember(memberId: string): Promise<string[]>;
  /**
   * Returns the organisation if the person has one of the given roles; otherwise rejects with 404, as for an unknown
   * handle. Writes to a suspended organisation are rejected with 409.
   */
  admit: Access['admit'];
}

const QUOTA = {
  most: ORGANISATION_LIMITS.perAccount,
  message: `You can have ${ORGANISATION_LIMITS.perAccount} organisations. Delete one to create another.`,
};
const INVITATIONS_A_DAY = 20;
const DOMAIN_CHECKS_AN_HOUR = 10;
/** Limits how many handles one account can use up, because a deleted organisation's handle remains reserved. */
const CREATIONS_A_DAY = 10;

async function openRepositories({ db }: Pick<Platform, 'db'>) {
  return {
    organisations: await createOrganisationRepository(db),
    handles: await createOrganisationHandleRepository(db),
    memberships: await createMembershipRepository(db),
    invitations: await createInvitationRepository(db),
    codes: await createDomainCodeRepository(db),
  };
}

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

function createServices(platform: Platform, repositories: Repositories) {
  const { now, audit, events, quotas, budgets, pictures, authSecret: secret } = platform;
  const { organisations } = repositories;
  const access = createAccess(repositories);
  const announce = ({ handle }: Pick<Organisation, 'handle'>) =>
    events.changed({
      areas: ['jobs', 'feeds', 'contests'],
      paths: [addressOf('organisation', { handle }), `${addressOf('public-jobs')}*`],
    });
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
    message: 'You have tried this often. Please try again in an hour.',
  });
  const spendCreation = budgets({
    name: 'organisation-creations',
    windowMs: DAY_MS,
    most: CREATIONS_A_DAY,
    message: `You can create ${CREATIONS_A_DAY} organisations a day. Please try again tomorrow.`,
  });
  const reserve = quotas.create({ name: 'organisations', ...QUOTA, count: organisations.countCreatedBy });
  const findValidInvitations = createFindValid({ ...repositories, ...platform.accounts });
  const common = {
    ...platform,
    ...repositories,
    ...platform.accounts,
    peopleFor: platform.people.peopleFor,
    countOpen: platform.organisations.countOpen,
    access,
    audit,
    announce,
    findValidInvitations,
    now,
  };
  const service = createOrganisationsService({ ...common, reserve, countCreation: spendCreation });
  const closing = createClosingService(common);
  return {
    access,
    findValidInvitations,
    service,
    closing,
    members: createMembersService({ ...common, removeOrganisation: closing.remove }),
    invitations: createInvitationsService({ ...common, countMail: spendMail }),
    logos: createLogoService({ ...common, pictures, see: service.see }),
    domains: createDomainService({ ...common, see: service.see, secret, countCheck: spendCheck }),
  };
}

type Services = ReturnType<typeof createServices>;

const logosOf = ({ organisations }: Repositories, { access }: Services): PictureHolder => ({
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
  { organisations, memberships, invitations }: Repositories,
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
  { handles }: Repositories,
  { closing, invitations, domains }: Services,
  now: () => Date,
): Feature['jobs'] => [
  {
    name: 'complete-organisations',
    everyMs: MINUTE_MS,
    run: () => closing.complete(),
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
    run: () => domains.recheckAll(),
    failed: 'failed to look up records of verified domains',
  },
];

/** Brands and studios, on whose behalf members act according to their role. */
export async function createOrganisationsFeature(platform: Platform): Promise<OrganisationsFeature> {
  const { now, rateLimits, config } = platform;
  const repositories = await openRepositories(platform);
  const { organisations } = repositories;
  const services = createServices(platform, repositories);
  const { access, closing, service } = services;
  const { peopleFor } = platform.people;
  const { findContacts } = platform.accounts;
  const findName = async (memberId: string) => (await findContacts([memberId]))[0]?.name;
  const mailing = {
    ...repositories,
    findName,
    findValidInvitations: services.findValidInvitations,
    publicOrigin: config.publicOrigin,
    now,
  };
  return {
    name: 'organisations',
    routes: [
      ...organisationsRoutes({ service, rateLimits }),
      ...membersRoutes({ ...services, peopleFor, now }),
      ...managementRoutes({ ...services, form: logoForm(platform) }),
    ],
    pictures: [logosOf(repositories, services)],
    personalData: personalDataOf(repositories, services),
    mails: [invitationMail(mailing), domainCodeMail(mailing)],
    nextSteps: [
      domainSteps({ ...repositories, now }),
      invitationSteps({
        ...platform,
        ...repositories,
        findValidInvitations: services.findValidInvitations,
        findContacts,
      }),
    ],
    jobs: jobsOf(repositories, services, now)!,
    find: organisations.find,
    findAll: organisations.findAll,
    ...access,
    idsOfMember: async (id) =>
      (await repositories.memberships.listOfMember(id)).map(({ organisationId }) => organisationId),
    reportable: { organisation: createReportableOrganisations({ access, organisations, closing }) },
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
