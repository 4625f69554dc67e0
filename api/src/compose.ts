import path from 'node:path';
import type { Express } from 'express';
import type { Db } from 'mongodb';
import type { DemoAccount } from '@verse/api-contract/accounts';
import { createApp } from './app';
import { createAccounts, createDemoAccounts, postsOfPerson, type Accounts, type PersonalContent } from './features/accounts';
import { createBlogRepository, createBlogSearch, createBlogsFeature, createVersionRepository, fillSearch, renewCategories, seedPosts, type BlogPost } from './features/blogs';
import { createCommunityFeature, createCommunityRepository, seedCommunity } from './features/community';
import { createContactFeature, createContactRepository } from './features/contact';
import { createDiscoveryFeature } from './features/discovery';
import { createDraftRepository, createDraftsFeature } from './features/drafts';
import { createFeedsFeature } from './features/feeds';
import { createImagesFeature } from './features/images';
import { createProductRepository, createProductsFeature, seedProducts } from './features/products';
import { CATALOGUE_AREA, CatalogueFile, createServicesCatalogueFeature } from './features/services-catalogue';
import { createStatisticsFeature } from './features/statistics';
import { createToolSuggestionRepository, createToolSuggestionsFeature, type StoredSuggestion } from './features/tool-suggestions';
import { createAuditFeature, createAuditLog, type AuditCollection } from './platform/audit';
import { diskBlobs, memoryBlobs, mongoBlobs, type BlobStore } from './platform/blobs';
import type { Config } from './platform/config';
import { ContentEvents, pagePurge } from './platform/events';
import { createMetrics, Lifecycle } from './platform/health';
import { CachedBodies, createRateLimits, personOf, type Authenticate, type CounterCollection, type Feature } from './platform/http';
import { createLoosePictures, Pictures, pictureView, type ReadableCollection } from './platform/images';
import type { Logger } from './platform/logging';
import { createOutboxFeature, fileTransport, memoryTransport, smtpTransport, type MailQueue, type MailTransport, type Outbox } from './platform/mail';
import { ContentFolder, seedOnce, type MarkCollection } from './platform/seeding';
import { createId, type DbPort, type Store, type StoredDocument } from './store';

export interface Surroundings {
  config: Config;
  store: Store;
  logger: Logger;
  /** Also count the process's memory, event loop and collections. */
  ofProcess?: boolean;
  now?: () => Date;
  /** Where mails go, when not where the configuration says. */
  transport?: MailTransport;
}

export interface Api {
  app: Express;
  lifecycle: Lifecycle;
  features: readonly Feature[];
  /** Publishes scheduled posts whose time has come. To be called again and again. */
  publishDue: () => Promise<number>;
  mails: MailQueue;
  /** What goes on beside requests: sending mails, erasing accounts whose time has come. */
  background: { start(): void; stop(): Promise<void> };
  /** Erases the accounts whose time has come; says how many. */
  eraseDue: () => Promise<number>;
  /** Removes for good the posts whose deletion can no longer be undone; says how many. */
  removeDeleted: () => Promise<number>;
  /** Removes the pictures that nothing names, and did not when this was called before; says how many. */
  removeLoosePictures: () => Promise<number>;
  demo: readonly DemoAccount[];
}

/** Pictures live where the documents live: beside the embedded file, inside MongoDB, or in memory. */
function openBlobs(config: Config, store: Store, now: () => Date): BlobStore {
  if (store.kind === 'mongo') return mongoBlobs(store.db as unknown as Db, now);
  return config.dataDir === ':memory:' ? memoryBlobs(now) : diskBlobs(path.join(config.dataDir, 'blobs'), now);
}

/** Everything that shows pictures, and the drafts, whose texts may name one. A feature that begins to keep pictures adds its collection here. */
const PICTURED = ['blogs', 'blog_versions', 'blog_drafts', 'community_posts', 'products'] as const;

function loosePicturesOf(db: DbPort, blobs: BlobStore, now: () => Date): () => Promise<number> {
  const collections = PICTURED.map((name) => db.collection<StoredDocument>(name) as unknown as ReadableCollection);
  return createLoosePictures({ blobs, collections, now });
}

async function openRepositories(db: DbPort, now: () => Date) {
  const [blogs, versions, search, drafts, posts, products, messages, suggestions, audit] = await Promise.all([
    createBlogRepository(db),
    createVersionRepository(db),
    createBlogSearch(db),
    createDraftRepository(db),
    createCommunityRepository(db),
    createProductRepository(db),
    createContactRepository(db),
    createToolSuggestionRepository(db),
    createAuditLog(db.collection<StoredDocument>('audit') as unknown as AuditCollection, { createId, now }),
  ]);
  return { blogs, versions, search, drafts, posts, products, messages, suggestions, audit };
}

type Repositories = Awaited<ReturnType<typeof openRepositories>>;

async function seed({ config, store, logger, now = () => new Date() }: Surroundings, { blogs, search, posts, products }: Repositories, pictures: Pictures): Promise<void> {
  const content = new ContentFolder(config.contentDir, logger);
  const marks = store.db.collection<StoredDocument>('seeds') as unknown as MarkCollection;
  const collection = (name: string) => store.db.collection<StoredDocument>(name);
  await seedOnce(marks, 'blogs', collection('blogs'), () => seedPosts(content, blogs, search, pictures));
  await seedOnce(marks, 'products', collection('products'), () => seedProducts(content, products, pictures));
  await seedOnce(marks, 'community', collection('community_posts'), () => seedCommunity(content, posts, pictures, now()));
}

async function prepareContent(surroundings: Surroundings, repositories: Repositories, pictures: Pictures): Promise<void> {
  if (surroundings.config.seed) await seed(surroundings, repositories, pictures);
  await fillSearch(repositories.blogs, repositories.search);
  await renewCategories(repositories.blogs, repositories.search);
}

function tellAboutChanges(config: Config, logger: Logger, bodies: CachedBodies): ContentEvents {
  const events = new ContentEvents(logger);
  events.subscribe(({ areas }) => [...areas, 'statistics'].forEach((area) => bodies.purge(area)));
  if (config.purge) events.subscribe(pagePurge(config.purge));
  return events;
}

/** The guard has decided who may; routes only ask who it was. */
const guarded: Authenticate = async (request) => personOf(request.res!);

function openMail({ mail, dataDir }: Config): MailTransport {
  if (mail.smtpUrl !== undefined) return smtpTransport(mail.smtpUrl, mail.from);
  return dataDir === ':memory:' ? memoryTransport() : fileTransport(mail.dir, mail.from);
}

/** Mails hold links that open accounts, so nobody reads them on a real site. */
function outboxOf({ production, demo }: Config, transport: MailTransport): Feature[] {
  return 'list' in transport && (!production || demo) ? [createOutboxFeature(transport as Outbox)] : [];
}

/** What features keep of a person, to be exported and erased. One that begins to keep something adds itself here. Published posts stay. */
const personalContent = ({ blogs, drafts, versions, suggestions }: Repositories, now: () => Date): PersonalContent[] => [
  postsOfPerson(blogs, now),
  {
    name: 'drafts',
    export: (userId) => drafts.list(userId),
    async erase(userId) {
      for (let page = await drafts.list(userId); page.length > 0; page = await drafts.list(userId)) {
        for (const { id } of page) await drafts.remove(userId, id);
      }
    },
  },
  { name: 'postVersions', export: (userId) => versions.listOf(userId), erase: (userId) => versions.eraseOf(userId) },
  // Who decided about them is not theirs to take along.
  { name: 'toolSuggestions', export: async (userId) => (await suggestions.listOf(userId)).map(({ decisions: _, ...own }) => own), erase: (userId) => suggestions.forget(userId) },
];

const ERASING_MS = 3_600_000;

type Removals = Pick<Api, 'eraseDue' | 'removeDeleted' | 'removeLoosePictures'> & { mails: MailQueue };

function backgroundOf({ mails, eraseDue, removeDeleted, removeLoosePictures }: Removals, logger: Logger): Api['background'] {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      mails.start();
      const erase = () => {
        eraseDue().catch((error: unknown) => logger.error({ err: error }, 'accounts could not be erased'));
        removeDeleted().catch((error: unknown) => logger.error({ err: error }, 'deleted posts could not be removed'));
        removeLoosePictures()
          .then((removed) => (removed > 0 ? logger.info({ removed }, 'pictures that nothing shows were removed') : undefined))
          .catch((error: unknown) => logger.error({ err: error }, 'pictures that nothing shows could not be removed'));
      };
      timer = setInterval(erase, ERASING_MS).unref();
      erase();
    },
    async stop() {
      clearInterval(timer);
      await mails.stop();
    },
  };
}

/** The catalogue of services, and what search engines, shared links and the page of open figures are told about. */
function createPublicKnowledge({ config, logger, now = () => new Date() }: Surroundings, repositories: Repositories, people: Accounts, bodies: CachedBodies): Feature[] {
  const { blogs, posts, products } = repositories;
  const catalogue = new CatalogueFile(path.join(config.contentDir, 'services.json'), logger, () => bodies.purge(CATALOGUE_AREA));
  const services = async () => {
    await catalogue.refresh();
    return catalogue.current.services.map(({ title }) => title);
  };
  const content = {
    posts: (part: { skip: number; limit: number }) => blogs.listPublished(part),
    post: async (id: string) => (await blogs.publishedAmong([id]))[0],
    services,
  };
  const counts = {
    members: () => people.accounts.countMembers(),
    blogPosts: () => blogs.countPublished(undefined),
    communityPosts: () => posts.countPublic(),
    services: async () => (await services()).length,
    products: () => products.count(),
  };
  return [createServicesCatalogueFeature({ catalogue, bodies }), createDiscoveryFeature({ content, bodies, publicOrigin: config.publicOrigin }), createStatisticsFeature({ counts, bodies, now })];
}

/** What somebody is called; '' once the account is deleted. */
const namesIn = ({ accounts }: Accounts) => async (userId: string): Promise<string> => {
  const account = await accounts.find(userId);
  return account && !account.deletionAt ? `${account.firstName} ${account.lastName}`.trim() : '';
};

/** What members hear of by mail, if they like. */
const tellersOf = ({ tell }: Accounts) => ({
  ofPost: ({ authorId, id, title, status, scheduledFor }: BlogPost) => tell(authorId, 'post-moved', { id, title, status, at: scheduledFor?.toISOString() ?? '' }),
  async ofSuggestion({ authorId, name, status, decisions }: StoredSuggestion) {
    if (authorId !== null) await tell(authorId, 'suggestion-decided', { name, status, reason: decisions.at(-1)?.reason ?? '' });
  },
});

const newestOf = (blogs: Repositories['blogs']) => async (limit: number) =>
  (await blogs.listPublished({ skip: 0, limit })).map((post) => ({ ...post, image: pictureView(post.thumbnail.picture, '').src }));

/** Store → repositories → services → routers: the only place that knows them all. */
export async function compose(surroundings: Surroundings): Promise<Api> {
  const { config, store, logger, ofProcess = false, now = () => new Date() } = surroundings;
  const { limits } = config;
  const blobs = openBlobs(config, store, now);
  const pictures = new Pictures({ blobs, mostPixels: limits.imagePixels, atOnce: limits.imagesAtOnce });
  const bodies = new CachedBodies(config.cache);
  const events = tellAboutChanges(config, logger, bodies);
  const rateLimits = await createRateLimits(store.db.collection<StoredDocument>('rate_limits') as unknown as CounterCollection, config.rateLimitFactor);
  const repositories = await openRepositories(store.db, now);
  const { blogs, versions, search, drafts, posts, products, messages, suggestions, audit } = repositories;
  await prepareContent(surroundings, repositories, pictures);

  const transport = surroundings.transport ?? openMail(config);
  const demo = config.demo ? await createDemoAccounts(store.db, config.demoAccounts, now()) : [];
  const people = await createAccounts({
    db: store.db, transport, rateLimits, audit, limits, demo, createId, now, logger,
    publicOrigin: config.publicOrigin, origins: config.origins, secret: config.authSecret, firstAdmin: config.firstAdmin, staffTwoFactor: config.staffTwoFactor, factor: config.rateLimitFactor,
    content: personalContent(repositories, now),
  });
  const posting = createBlogsFeature({ blogs, versions, search, audit, pictures, bodies, events, rateLimits, limits, deletedPostsDays: config.deletedPostsDays, now, createId, requirePublisher: guarded, nameOf: namesIn(people), published: (authorId, key) => drafts.removePublished(authorId, key), tellAuthor: tellersOf(people).ofPost });
  const features = [
    people.feature,
    // `drafts` before the posts, where it would be taken for one.
    createDraftsFeature({ drafts, requireWriter: guarded, limits, now }),
    posting,
    createImagesFeature({ blobs }),
    createCommunityFeature({ posts, bodies, now }),
    createProductsFeature({ products, bodies }),
    createContactFeature({ messages, audit, requireStaff: guarded, rateLimits, limits, now, createId }),
    createToolSuggestionsFeature({ suggestions, audit, tellAuthor: tellersOf(people).ofSuggestion, bodies, events, authenticate: guarded, rateLimits, limits, now, createId }),
    createFeedsFeature({ newest: newestOf(blogs), bodies, publicOrigin: config.publicOrigin }),
    ...createPublicKnowledge(surroundings, repositories, people, bodies),
    ...[createAuditFeature(audit), ...outboxOf(config, transport)],
  ];
  const lifecycle = new Lifecycle();
  const app = createApp(features, { config, logger, lifecycle, metrics: createMetrics({ ofProcess }), callerOf: people.callerOf, ping: () => store.ping() });
  const removals = { eraseDue: people.eraseDue, removeDeleted: posting.removeDeleted, removeLoosePictures: loosePicturesOf(store.db, blobs, now), mails: people.mails };
  return { app, lifecycle, features, publishDue: posting.publishDue, background: backgroundOf(removals, logger), ...removals, demo };
}
