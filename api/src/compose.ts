import type { Express } from 'express';
import type { DemoAccount } from '@verse/api-contract/accounts';
import { createApp } from './app';
import { createAccountsFeature } from './features/accounts';
import { createBlogsFeature } from './features/blogs';
import { createCommunityFeature } from './features/community';
import { createContactFeature } from './features/contact';
import { createContestsFeature } from './features/contests';
import { createDiscoveryFeature } from './features/discovery';
import { createDraftsFeature } from './features/drafts';
import { createFeedsFeature } from './features/feeds';
import { createImagesFeature } from './features/images';
import { createProductsFeature } from './features/products';
import { createServicesCatalogueFeature } from './features/services-catalogue';
import { createStatisticsFeature } from './features/statistics';
import { createToolSuggestionsFeature } from './features/tool-suggestions';
import { createAuditFeature } from './platform/audit';
import { type Background, createBackground } from './platform/background';
import type { Feature } from './platform/feature';
import { createMetrics, Lifecycle } from './platform/health';
import { orphanedPicturesJob } from './platform/images';
import { type MailQueue, oldMailsJob, outboxOf } from './platform/mail';
import { openPlatform, type Platform, type Surroundings } from './platform/open-platform';
import { seedAll } from './platform/seeding';

export type { Surroundings };

export interface Api {
  app: Express;
  lifecycle: Lifecycle;
  features: readonly Feature[];
  mails: MailQueue;
  /** What goes on beside requests: mails that are due, scheduled posts, what was kept long enough. */
  background: Background;
  demo: readonly DemoAccount[];
}

/** All features, and the little that they need of each other. */
async function createFeatures(platform: Platform) {
  const accounts = await createAccountsFeature(platform, () => features);
  const { nameOf, tell, queue } = accounts;
  const drafts = await createDraftsFeature(platform);
  const blogs = await createBlogsFeature(platform, { nameOf, tell, published: drafts.removePublished });
  const community = await createCommunityFeature(platform);
  const products = await createProductsFeature(platform);
  const services = createServicesCatalogueFeature(platform);
  const counts = {
    members: accounts.countMembers,
    blogPosts: blogs.countPublished,
    communityPosts: community.countPublic,
    services: async () => (await services.titles()).length,
    products: products.count,
  };
  const features: readonly Feature[] = [
    accounts,
    drafts,
    blogs,
    createImagesFeature(platform),
    community,
    products,
    await createContestsFeature(platform),
    await createContactFeature(platform, queue),
    await createToolSuggestionsFeature(platform, tell),
    createFeedsFeature(platform, blogs.newest),
    services,
    createDiscoveryFeature(platform, { posts: blogs.listed, services: services.titles }),
    createStatisticsFeature(platform, counts),
    createAuditFeature(platform.audit),
    ...outboxOf(platform.config, platform.transport),
  ];
  return { accounts, features };
}

function jobsOf(features: readonly Feature[], { db, blobs, transport, now }: Platform) {
  const collections = features.flatMap(({ pictures = [] }) => pictures);
  return [
    ...features.flatMap(({ jobs = [] }) => jobs),
    orphanedPicturesJob({ db, blobs, collections, now }),
    oldMailsJob(transport, now),
  ];
}

/** The table of contents: the store comes in, the platform is opened, the features are made, and what they bring is gone through. */
export async function compose(surroundings: Surroundings): Promise<Api> {
  const { store, ofProcess = false } = surroundings;
  const platform = await openPlatform(surroundings);
  const { accounts, features } = await createFeatures(platform);
  await seedAll(
    platform,
    features.flatMap(({ seeds = [] }) => seeds),
  );
  for (const { prepare } of features) await prepare?.();
  const { callerOf, queue: mails, demo } = accounts;
  const [lifecycle, metrics] = [new Lifecycle(), createMetrics({ ofProcess })];
  const app = createApp(features, { ...platform, lifecycle, metrics, callerOf, ping: () => store.ping() });
  const background = createBackground({ mails, jobs: jobsOf(features, platform), logger: platform.logger });
  return { app, lifecycle, features, mails, background, demo };
}
