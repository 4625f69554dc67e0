import type { Express } from 'express';
import type { DemoAccount } from '@verse/api-contract/accounts';
import { createApp } from './app';
import { createFeatures } from './feature-list';
import { type Background, createBackground } from './platform/background';
import type { Feature } from './platform/feature';
import { createMetrics, Lifecycle } from './platform/health';
import { orphanedPicturesJob } from './platform/images';
import { type MailQueue, oldMailsJob } from './platform/mail';
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

const picturesIn = (features: readonly Feature[]) =>
  features.flatMap(({ pictures = [] }) => pictures.map(({ collection }) => collection));

function jobsOf(features: readonly Feature[], { db, blobs, picturePlaces: places, transport, now }: Platform) {
  const collections = picturesIn(features);
  return [
    ...features.flatMap(({ jobs = [] }) => jobs),
    orphanedPicturesJob({ db, blobs, collections, places, now }),
    oldMailsJob(transport, now),
  ];
}

/**
 * The table of contents: the store comes in, the platform is opened,
 * the features are made, and what they bring is gone through.
 */
export async function compose(surroundings: Surroundings): Promise<Api> {
  const { store, ofProcess = false } = surroundings;
  const content = () => features.flatMap(({ personalContent = [] }) => personalContent);
  const platform = await openPlatform({ ...surroundings, content });
  const { accounts, features } = await createFeatures(platform);
  await seedAll(
    platform,
    features.flatMap(({ seeds = [] }) => seeds),
  );
  for (const { prepare } of features) await prepare?.();
  await platform.picturePlaces.fill(picturesIn(features));
  const { callerOf, queue: mails, demo } = accounts;
  const [lifecycle, metrics] = [
    new Lifecycle(() => features.forEach(({ leave }) => leave?.())),
    createMetrics({ ofProcess }),
  ];
  const forGateways = [...platform.forGateways, ...features.flatMap((feature) => feature.forGateways ?? [])];
  const app = createApp(features, {
    ...platform,
    forGateways,
    lifecycle,
    metrics,
    callerOf,
    ping: () => store.ping(),
  });
  const background = createBackground({ mails, jobs: jobsOf(features, platform), logger: platform.logger });
  return { app, lifecycle, features, mails, background, demo };
}
