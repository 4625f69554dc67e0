import path from 'node:path';
import type { Express } from 'express';
import type { Db } from 'mongodb';
import { createApp } from './app';
import { createBlogRepository, createBlogsFeature, seedPosts } from './features/blogs';
import { createCommunityFeature, createCommunityRepository, seedCommunity } from './features/community';
import { createContactFeature, createContactRepository } from './features/contact';
import { createFeedsFeature } from './features/feeds';
import { createImagesFeature } from './features/images';
import { createProductRepository, createProductsFeature, seedProducts } from './features/products';
import { createServicesCatalogueFeature } from './features/services-catalogue';
import { diskBlobs, memoryBlobs, mongoBlobs, type BlobStore } from './platform/blobs';
import type { Config } from './platform/config';
import { ContentEvents, pagePurge } from './platform/events';
import { createMetrics, Lifecycle } from './platform/health';
import { CachedBodies, createRateLimits, editorToken, type CounterCollection, type Feature } from './platform/http';
import { Pictures, pictureView } from './platform/images';
import type { Logger } from './platform/logging';
import { ContentFolder, seedOnce, type MarkCollection } from './platform/seeding';
import { createId, type DbPort, type Store, type StoredDocument } from './store';

export interface Surroundings {
  config: Config;
  store: Store;
  logger: Logger;
  /** Also count the process's memory, event loop and collections. */
  ofProcess?: boolean;
  now?: () => Date;
}

export interface Api {
  app: Express;
  lifecycle: Lifecycle;
  features: readonly Feature[];
}

/** Pictures live where the documents live: beside the embedded file, inside MongoDB, or in memory. */
function openBlobs(config: Config, store: Store): BlobStore {
  if (store.kind === 'mongo') return mongoBlobs(store.db as unknown as Db);
  return config.dataDir === ':memory:' ? memoryBlobs() : diskBlobs(path.join(config.dataDir, 'blobs'));
}

async function openRepositories(db: DbPort) {
  const [blogs, posts, products, messages] = await Promise.all([
    createBlogRepository(db),
    createCommunityRepository(db),
    createProductRepository(db),
    createContactRepository(db),
  ]);
  return { blogs, posts, products, messages };
}

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

async function seed({ config, store, logger, now = () => new Date() }: Surroundings, { blogs, posts, products }: Repositories, pictures: Pictures): Promise<void> {
  const content = new ContentFolder(config.contentDir, logger);
  const marks = store.db.collection<StoredDocument>('seeds') as unknown as MarkCollection;
  const collection = (name: string) => store.db.collection<StoredDocument>(name);
  await seedOnce(marks, 'blogs', collection('blogs'), () => seedPosts(content, blogs, pictures));
  await seedOnce(marks, 'products', collection('products'), () => seedProducts(content, products, pictures));
  await seedOnce(marks, 'community', collection('community_posts'), () => seedCommunity(content, posts, pictures, now()));
}

function tellAboutChanges(config: Config, logger: Logger, bodies: CachedBodies): ContentEvents {
  const events = new ContentEvents(logger);
  events.subscribe(({ areas }) => areas.forEach((area) => bodies.purge(area)));
  if (config.purge) events.subscribe(pagePurge(config.purge));
  return events;
}

/** Store → repositories → services → routers: the only place that knows them all. */
export async function compose(surroundings: Surroundings): Promise<Api> {
  const { config, store, logger, ofProcess = false, now = () => new Date() } = surroundings;
  const { limits } = config;
  const blobs = openBlobs(config, store);
  const pictures = new Pictures({ blobs, mostPixels: limits.imagePixels, atOnce: limits.imagesAtOnce });
  const bodies = new CachedBodies(config.cache);
  const events = tellAboutChanges(config, logger, bodies);
  const rateLimits = await createRateLimits(store.db.collection<StoredDocument>('rate_limits') as unknown as CounterCollection, config.rateLimitFactor);
  const repositories = await openRepositories(store.db);
  const { blogs, posts, products, messages } = repositories;
  if (config.seed) await seed(surroundings, repositories, pictures);

  const requirePublisher = editorToken(config.editorToken);
  const newest = async (limit: number) =>
    (await blogs.list({ skip: 0, limit })).posts.map((post) => ({ ...post, image: pictureView(post.thumbnail.picture, '').src }));

  const features = [
    createBlogsFeature({ blogs, pictures, bodies, events, requirePublisher, rateLimits, limits, now, createId }),
    createImagesFeature({ blobs }),
    createServicesCatalogueFeature({ file: path.join(config.contentDir, 'services.json'), bodies, logger }),
    createCommunityFeature({ posts, bodies, now }),
    createProductsFeature({ products, bodies }),
    createContactFeature({ messages, requireStaff: requirePublisher, rateLimits, limits, now, createId }),
    createFeedsFeature({ newest, bodies, publicOrigin: config.publicOrigin }),
  ];
  const lifecycle = new Lifecycle();
  const app = createApp(features, { config, logger, lifecycle, metrics: createMetrics({ ofProcess }), ping: () => store.ping() });
  return { app, lifecycle, features };
}
