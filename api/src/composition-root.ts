import {
  createContests,
  createEarnings,
  createJobs,
  createMarkets,
  createMembers,
  createPublicSite,
  type Markets,
  type PublicSite,
} from './composition';
import { createAccountsFeature } from './features/accounts';
import type { ContestsFeature } from './features/contests';
import { createNextStepsFeature } from './features/next-steps';
import { createOrganisationsFeature, type OrganisationsFeature } from './features/organisations';
import { createRegistryFeature } from './features/registry';
import { createSectionsFeature } from './features/sections';
import { createSiteSearchFeature } from './features/site-search';
import { createStaffFeature } from './features/staff';
import { createAuditFeature } from './platform/audit';
import type { Feature } from './platform/feature';
import { createOutboxFeatures } from './platform/mail';
import type { Platform } from './platform/open-platform';

/** Creates all features. Each call shows which dependencies a feature receives from other features. */
export async function createFeatures(platform: Platform) {
  const accounts = await createAccountsFeature(platform, {
    others: () => features,
    findPicture: (memberId) => members.profiles.findPicture(memberId),
  });
  const members = await createMembers(platform, accounts, () => features, {
    organisations: () => organisations.judged,
    messages: () => markets.conversations.reported,
    blogPosts: () => site.blogs.tagged,
    packages: () => markets.packages.judged,
    countSteps: (memberId) => nextSteps.count(memberId),
  });
  const organisations: OrganisationsFeature = await createOrganisationsFeature(platform, {
    mails: accounts.queue,
    findContacts: accounts.findContacts,
    peopleFor: members.profiles.peopleFor,
    async jobsClosed(id) {
      await jobs.closeAllOf(id);
      await contests.closeAllOf(id);
    },
    countOpen: (id) => jobs.countOpenOf(id),
  });
  const jobs = await createJobs(platform, accounts, members, organisations);
  const contests: ContestsFeature = await createContests(platform, accounts, members, organisations);
  const listed = {
    jobs: jobs.allOpen,
    openJob: jobs.findCardText,
    contests: contests.listed,
    organisations: organisations.listed,
    packagesChangedAt: () => markets.packages.lastChange(),
  };
  const site: PublicSite = await createPublicSite(platform, accounts, members, listed, () => features);
  const markets: Markets = await createMarkets(platform, accounts, members, organisations, {
    ...site,
    jobs,
    contests,
  });
  const nextSteps = createNextStepsFeature(() => features, platform);
  const features: readonly Feature[] = [
    accounts,
    ...Object.values(members),
    ...site.features,
    contests,
    organisations,
    jobs,
    ...markets.all,
    ...(await createEarnings(platform, accounts, members, markets.projects)),
    await createRegistryFeature(platform),
    await createSectionsFeature(platform),
    await createSiteSearchFeature(platform, {
      others: () => features,
      findUnseen: members.moderation.findUnseen,
    }),
    createStaffFeature(() => features),
    nextSteps,
    createAuditFeature(platform.audit),
    { name: 'quotas', routes: [], personalData: [platform.quotas.personalData, platform.blobs.personalData] },
    ...createOutboxFeatures(platform.config, platform.transport),
  ];
  return { accounts, features };
}
