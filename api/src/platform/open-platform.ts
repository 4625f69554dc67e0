import path from 'node:path';
import type { RequestHandler } from 'express';
import type { BlobStore, DbPort, Store } from '../store';
import { type AuditLog, createAuditLog } from './audit';
import { authSecret, type Config } from './config';
import { ContentEvents, tellGateways } from './events';
import type { PersonalContent } from './feature';
import { createPrivateFiles, type PrivateFiles } from './files';
import { type Budgets, CachedBodies, createBudgets, createRateLimits, type RateLimits } from './http';
import { createPictureForm, createPicturePlaces, type PictureForm, type PicturePlaces, Pictures } from './images';
import type { Logger } from './logging';
import { createMailboxKey, type MailboxKey, type MailTransport, openTransport } from './mail';
import { createQuotas, createUploadQuota, type Quotas } from './quotas';
import { createShares, type Shares } from './shares';

/** Options of a process. */
export interface Surroundings {
  config: Config;
  store: Store;
  logger: Logger;
  /** Also measures the process's memory, event loop and garbage collections. */
  ofProcess?: boolean;
  now?: () => Date;
  /** Overrides the configured transport of emails. */
  transport?: MailTransport;
}

/** Dependencies that every feature may use. */
export interface Platform {
  config: Config;
  logger: Logger;
  db: DbPort;
  now: () => Date;
  blobs: BlobStore;
  pictures: Pictures;
  picturePlaces: PicturePlaces;
  pictureForm: PictureForm;
  files: PrivateFiles;
  bodies: CachedBodies;
  events: ContentEvents;
  /** Internal routes for gateways. */
  forGateways: readonly RequestHandler[];
  rateLimits: RateLimits;
  budgets: Budgets;
  quotas: Quotas;
  shares: Shares;
  audit: AuditLog;
  transport: MailTransport;
  /** Signs sessions. */
  authSecret: string;
  mailboxKey: MailboxKey;
}

export async function openPlatform({
  config,
  store,
  logger,
  now = () => new Date(),
  transport = openTransport(config),
  content,
}: Surroundings & { content: () => readonly PersonalContent[] }): Promise<Platform> {
  const { db } = store;
  const folder = config.dataDir === ':memory:' ? undefined : path.join(config.dataDir, 'blobs');
  const blobs = store.openBlobs({ folder, now });
  const bodies = new CachedBodies(config.cache);
  const events = new ContentEvents(logger);
  events.subscribe(({ areas }) => areas.forEach((area) => bodies.purge(area)));
  const secret = await authSecret(db, config.authSecret);
  const budgets = createBudgets(db, config.rateLimitFactor);
  const quotas = await createQuotas(db);
  const reserve = createUploadQuota({ quotas, blobs, content, bytes: config.limits.uploadBytesPerAccount });
  const picturePlaces = await createPicturePlaces(db);
  const pictures = new Pictures({
    reserve,
    blobs,
    places: picturePlaces,
    mostPixels: config.limits.imagePixels,
    atOnce: config.limits.imagesAtOnce,
  });
  return {
    config,
    logger,
    db,
    now,
    blobs,
    pictures,
    picturePlaces,
    pictureForm: createPictureForm({ budgets, pictures, config }),
    files: createPrivateFiles({ blobs, config, reserve }),
    bodies,
    events,
    forGateways: config.purge ? [await tellGateways({ events, db, ...config.purge, logger })] : [],
    rateLimits: await createRateLimits(db, config.rateLimitFactor),
    budgets,
    quotas,
    shares: createShares(config.rateLimitFactor),
    authSecret: secret,
    mailboxKey: createMailboxKey(secret),
    audit: await createAuditLog(db, now),
    transport,
  };
}
