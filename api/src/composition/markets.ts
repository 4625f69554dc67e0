import { type ConversationsFeature, createConversationsFeature } from '../domains/community/conversations';
import { type ContestsFeature, createContestsFeature } from '../domains/contests';
import type { AccountsFeature } from '../domains/identity/accounts';
import { createJobsFeature, type JobsFeature } from '../domains/work/jobs';
import type { OrganisationsFeature } from '../domains/work/organisations';
import { createPackagesFeature, type PackagesFeature } from '../domains/work/packages';
import { createProjectsFeature, type ProjectsFeature } from '../domains/work/projects';
import type { Feature } from '../platform/feature';
import type { Platform } from '../platform/open-platform';
import type { Members } from './members';
import type { createPublicSite } from './public-site';

export const createJobs = (
  platform: Platform,
  accounts: AccountsFeature,
  { profiles, moderation, notifications }: Members,
  organisations: OrganisationsFeature,
) =>
  createJobsFeature(platform, {
    findContacts: accounts.findContacts,
    findAllContacts: accounts.findAllContacts,
    notify: notifications.notify,
    peopleFor: profiles.peopleFor,
    findHandle: profiles.findHandle,
    findWorks: profiles.listWorks,
    findUnseen: moderation.findUnseen,
    isBlocked: moderation.isBlocked,
    organisations,
  });

export const createContests = (
  platform: Platform,
  accounts: AccountsFeature,
  { profiles, moderation, notifications }: Members,
  organisations: OrganisationsFeature,
) =>
  createContestsFeature(platform, {
    findContacts: accounts.findContacts,
    findAllContacts: accounts.findAllContacts,
    notify: notifications.notify,
    emailMember: accounts.emailMember,
    peopleFor: profiles.peopleFor,
    findUnseen: moderation.findUnseen,
    isBlocked: moderation.isBlocked,
    followedSince: profiles.followedSince,
    findHandle: profiles.findHandle,
    memberFor: profiles.memberFor,
    findJoinedAt: accounts.findJoinedAt,
    addWork: profiles.addWork,
    findWork: profiles.findWorkState,
    organisations,
  });

export interface Markets {
  packages: PackagesFeature;
  projects: ProjectsFeature;
  conversations: ConversationsFeature;
  all: readonly Feature[];
}

type Site = Pick<Awaited<ReturnType<typeof createPublicSite>>, 'services' | 'orders'>;

/** Creates the features through which clients and creatives work together: packages, projects and conversations. */
export async function createMarkets(
  platform: Platform,
  accounts: AccountsFeature,
  { profiles, moderation, notifications }: Members,
  organisations: OrganisationsFeature,
  { services, orders, jobs, contests }: Site & { jobs: JobsFeature; contests: ContestsFeature },
): Promise<Markets> {
  const { peopleFor, memberFor, findHandle, findOpenOwner, pageChanged } = profiles;
  const { findUnseen, isBlocked, report, block } = moderation;
  const { notify, stepsChanged } = notifications;
  const { findContacts, findStaff, emailMember, findJoinedAt, wantsMessageText } = accounts;
  const people = { peopleFor, memberFor, findHandle, findUnseen, isBlocked };
  const packages = await createPackagesFeature(platform, { ...people, findOpenOwner, pageChanged });
  const projects = await createProjectsFeature(platform, {
    ...people,
    findContacts,
    findStaff,
    emailMember,
    notify,
    stepsChanged,
    organisations,
    findService: services.findService,
    agreedOrders: orders.agreed,
    findPackage: packages.find,
  });
  const conversations = await createConversationsFeature(platform, {
    ...people,
    notify,
    findJoinedAt,
    wantsMessageText,
    report,
    block,
    listWorks: profiles.listWorks,
    findJob: jobs.findOfOrganisation,
    findContest: contests.findOfOrganisation,
    membersOf: async (id, roles) =>
      (await organisations.findAll([id])).get(id)?.state === 'open' ? organisations.membersOf(id, roles) : [],
  });
  return { packages, projects, conversations, all: [packages, projects, conversations] };
}
