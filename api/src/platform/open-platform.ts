import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { MOST_RECEIPTS, RECEIPT_FILES } from '@verse/api-contract/files';
import type { BlobStore, DbPort, Store } from '../store';
import { type AuditLog, createAuditLog } from './audit';
import { authSecret, type Config } from './config';
import { createResolveTxt, type ResolveTxt } from './dns';
import { ContentEvents, openGatewayRoutes } from './events';
import { createFeatureRegistry, type FeatureRegistry } from './feature';
import { createPrivateFiles, type PrivateFiles } from './files';
import { createForeignFiles, type ForeignFiles, type ParserCommand } from './foreign-files';
import {
  type Budgets,
  createBudgets,
  createRateLimits,
  createRepeatedWrites,
  type RateLimits,
  type RepeatedWrites,
  ResponseCache,
  setSealingSecret,
} from './http';
import {
  createPictureForm,
  createPictureReferences,
  type PictureForm,
  type PictureReferences,
  Pictures,
} from './images';
import type { Logger } from './logging';
import { createMailboxKey, type MailboxKey, type MailTransport, openTransport } from './mail';
import { createPorts, type Ports } from './ports';
import { createQuotas, type Quotas } from './quotas';
import { createResumableUploads, type ResumableUploads } from './resumable-uploads';
import { SearchChanges } from './search';
import { createShares, type Shares } from './shares';
import { type AssertRoom, type BlobLedger, createBlobLedger, createFreeSpace } from './stored-blobs';

export interface PlatformOptions {
  config: Config;
  store: Store;
  logger: Logger;
  /** Whether to also measure the process's memory, event loop and garbage collection. */
  measuresProcess?: boolean;
  now?: () => Date;
  /** Replaces the configured email transport. */
  transport?: MailTransport;
  /** Replaces the system's DNS resolver. */
  resolveTxt?: ResolveTxt;
  /** Replaces the built parser of foreign files. */
  parser?: ParserCommand;
}

/** Dependencies available to every feature. */
export interface Platform extends Ports {
  /** All features. Empty until the domains are created. */
  features: FeatureRegistry;
  config: Config;
  logger: Logger;
  db: DbPort;
  now: () => Date;
  /** Files and pictures, with their owners. */
  blobs: BlobLedger;
  /** All that is stored, for the jobs that compare it with the ledger. */
  storedBlobs: Pick<BlobStore, 'list' | 'unusedSince'>;
  assertRoom: AssertRoom;
  foreignFiles: ForeignFiles;
  pictures: Pictures;
  pictureReferences: PictureReferences;
  pictureForm: PictureForm;
  files: PrivateFiles;
  uploads: ResumableUploads;
  responses: ResponseCache;
  events: ContentEvents;
  /** Reports content to be reindexed for the site-wide search. */
  searchChanges: SearchChanges;
  internalRoutes: readonly RequestHandler[];
  rateLimits: RateLimits;
  budgets: Budgets;
  repeatedWrites: RepeatedWrites;
  quotas: Quotas;
  shares: Shares;
  audit: AuditLog;
  transport: MailTransport;
  resolveTxt: ResolveTxt;
  /** Session signing secret. */
  authSecret: string;
  mailboxKey: MailboxKey;
}

type StorageOptions = Required<Pick<PlatformOptions, 'config' | 'store' | 'logger' | 'now'>> & {
  quotas: Quotas;
  budgets: Budgets;
  parser: PlatformOptions['parser'];
};

/** Opens everything that stores pictures and files. */
async function openStorage({ config, store, logger, now, quotas, budgets, parser }: StorageOptions) {
  const { db } = store;
  const { limits } = config;
  const folder = config.dataDir === ':memory:' ? undefined : path.join(config.dataDir, 'blobs');
  const storedBlobs = store.openBlobs({ folder, now });
  const blobs = await createBlobLedger({
    db,
    blobs: storedBlobs,
    now,
    quotas,
    bytes: limits.uploadBytesPerAccount,
    recordBytes: MOST_RECEIPTS * RECEIPT_FILES.bytes,
    announcedBytes: (accountId) => uploads.announcedBytes(accountId),
  });
  const uploadDir = config.uploadDir ?? tmpdir();
  const leastPercent = limits.freeDiskPercent;
  const assertRoom = createFreeSpace({ uploadDir, blobs: storedBlobs, leastPercent, now, logger });
  const uploads = await createResumableUploads({ db, blobs, assertRoom, now });
  const pictureReferences = await createPictureReferences(db);
  const foreignFiles = createForeignFiles({ picturesAtOnce: limits.imagesAtOnce, parser });
  const pictures = new Pictures({
    blobs,
    foreignFiles,
    references: pictureReferences,
    mostPixels: limits.imagePixels,
    atOnce: limits.imagesAtOnce,
  });
  return {
    blobs,
    storedBlobs,
    assertRoom,
    uploads,
    foreignFiles,
    pictures,
    pictureReferences,
    pictureForm: createPictureForm({ budgets, pictures, config }),
    files: createPrivateFiles({ blobs, config }),
  };
}

export async function openPlatform({
  config,
  store,
  logger,
  now = () => new Date(),
  transport = openTransport(config),
  resolveTxt = createResolveTxt(),
  parser,
}: PlatformOptions): Promise<Platform> {
  const { db } = store;
  const responses = new ResponseCache(config.cache);
  const events = new ContentEvents(logger);
  events.subscribe(({ areas }) => areas.forEach((area) => responses.purge(area)));
  const secret = await authSecret(db, config.authSecret);
  setSealingSecret(secret);
  const budgets = createBudgets(db, config.rateLimitFactor);
  const quotas = await createQuotas(db);
  return {
    config,
    logger,
    db,
    now,
    ...(await openStorage({ config, store, logger, now, quotas, budgets, parser })),
    responses,
    events,
    searchChanges: new SearchChanges(logger),
    internalRoutes: await openGatewayRoutes({ events, db, token: config.gatewayToken, logger }),
    rateLimits: await createRateLimits(db, config.rateLimitFactor),
    budgets,
    repeatedWrites: createRepeatedWrites(now),
    quotas,
    shares: createShares(config.rateLimitFactor),
    authSecret: secret,
    mailboxKey: createMailboxKey(secret),
    audit: await createAuditLog(db, now),
    transport,
    resolveTxt,
    features: createFeatureRegistry(),
    ...createPorts(),
  };
}
