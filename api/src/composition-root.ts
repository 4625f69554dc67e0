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
import { createNextStepsFeature } from './domains/community/next-steps';
import type { ContestsFeature } from './domains/contests';
import { createAccountsFeature } from './domains/identity/accounts';
import { createRegistryFeature } from './domains/operations/registry';
import { createSectionsFeature } from './domains/operations/sections';
import { createStaffFeature } from './domains/operations/staff';
import { createSiteSearchFeature } from './domains/publishing/site-search';
import { createOrganisationsFeature, type OrganisationsFeature } from './domains/work/organisations';
import { createAuditFeature } from './platform/audit';
import type { Feature } from './platform/feature';
import { createOutboxFeatures } from './platform/mail';
import type { Platform } from './platform/open-platform';

/** Creates all features. Each call shows which dependencies a feature receives from other features. */
export async function createFeatures(platform: Platform) {
  const accounts = await createAccountsFeature(platform, {
    others: () => features,
    findPicture: (memberId) => members.profiles.findPicture(memberId),
    hasCart: (browser, member) => site.hasCart({ browser, member }),
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
