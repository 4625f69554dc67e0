import type { Express } from 'express';
import type { DemoAccount } from '@verse/api-contract/accounts';
import { createApp } from './app';
import { createFeatures } from './composition-root';
import { type Background, createBackground } from './platform/background';
import type { Feature } from './platform/feature';
import { createMetrics, Lifecycle } from './platform/health';
import { orphanedPicturesJob } from './platform/images';
import { type MailQueue, oldMailsJob } from './platform/mail';
import { openPlatform, type Platform, type PlatformOptions } from './platform/open-platform';
import { seedAll } from './platform/seeding';

export type { PlatformOptions };

export interface Api {
  app: Express;
  lifecycle: Lifecycle;
  features: readonly Feature[];
  mails: MailQueue;
  /** Background work: due emails, scheduled posts, retention. */
  background: Background;
  demo: readonly DemoAccount[];
}

const pictureCollections = (features: readonly Feature[]) =>
  features.flatMap(({ pictures = [] }) => pictures.map(({ collection }) => collection));

function collectJobs(
  features: readonly Feature[],
  { db, blobs, pictureReferences: references, transport, now }: Platform,
) {
  const collections = pictureCollections(features);
  return [
    ...features.flatMap(({ jobs = [] }) => jobs),
    orphanedPicturesJob({ db, blobs, collections, references, now }),
    oldMailsJob(transport, now),
  ];
}

/** Opens the platform, creates the features, runs their seeds and migrations, and builds the app. */
export async function bootstrap(options: PlatformOptions): Promise<Api> {
  const { store, measuresProcess = false } = options;
  const personalData = () => features.flatMap(({ personalData = [] }) => personalData);
  const platform = await openPlatform({ ...options, personalData });
  const { accounts, features } = await createFeatures(platform);
  await seedAll(
    platform,
    features.flatMap(({ seeds = [] }) => seeds),
  );
  for (const { migrate } of features) await migrate?.();
  await platform.pictureReferences.fill(pictureCollections(features));
  const { findCaller, queue: mails, demo } = accounts;
  const lifecycle = new Lifecycle(() => features.forEach(({ onDrain }) => onDrain?.()));
  const metrics = createMetrics({ ofProcess: measuresProcess });
  const internalRoutes = [...platform.internalRoutes, ...features.flatMap((feature) => feature.internalRoutes ?? [])];
  const app = createApp(features, {
    ...platform,
    internalRoutes,
    lifecycle,
    metrics,
    findCaller,
    ping: () => store.ping(),
  });
  const background = createBackground({ mails, jobs: collectJobs(features, platform), logger: platform.logger });
  return { app, lifecycle, features, mails, background, demo };
}
