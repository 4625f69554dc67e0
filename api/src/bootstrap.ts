import type { Express } from 'express';
import type { DemoAccount } from '@verse/api-contract/api';
import { createApp } from './app';
import { createFeatures } from './composition-root';
import { type Background, createBackground } from './platform/background';
import type { Feature } from './platform/feature';
import { createMetrics, Lifecycle } from './platform/health';
import { type BlobKeepingDependencies, fillLedger, orphanedPicturesJob } from './platform/images';
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
  /** Ends the processes that parse foreign files. */
  endParsers: () => void;
}

const toBlobKeeping = (
  features: readonly Feature[],
  { db, storedBlobs, blobs, pictureReferences, now }: Platform,
): BlobKeepingDependencies => ({
  db,
  blobs: storedBlobs,
  ledger: blobs,
  holders: features.flatMap(({ pictures = [] }) => pictures),
  references: pictureReferences,
  now,
});

const collectJobs = (features: readonly Feature[], keeping: BlobKeepingDependencies, { transport, now }: Platform) => [
  ...features.flatMap(({ jobs = [] }) => jobs),
  orphanedPicturesJob(keeping),
  oldMailsJob(transport, now),
];

/** Opens the platform, creates the features, runs their seeds and migrations, and builds the app. */
export async function bootstrap(options: PlatformOptions): Promise<Api> {
  const { store, measuresProcess = false } = options;
  const platform = await openPlatform(options);
  const { accounts, features } = await createFeatures(platform);
  await seedAll(
    platform,
    features.flatMap(({ seeds = [] }) => seeds),
  );
  for (const { migrate } of features) await migrate?.();
  const keeping = toBlobKeeping(features, platform);
  await platform.pictureReferences.fill(keeping.holders.map(({ collection }) => collection));
  await fillLedger(keeping);
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
  const background = createBackground({
    mails,
    jobs: collectJobs(features, keeping, platform),
    logger: platform.logger,
  });
  return { app, lifecycle, features, mails, background, demo, endParsers: platform.foreignFiles.close };
}
