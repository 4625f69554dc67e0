import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DbPort, isDuplicateKey, type StoredDocument } from '../../store';
import type { Config } from '../config';
import type { Logger } from '../logging';

interface Mark extends StoredDocument {
  done: boolean;
}

/** Sample content folder containing JSON files and pictures. */
export class ContentFolder {
  readonly #root: string;
  readonly #logger: Logger;

  constructor(root: string, logger: Logger) {
    this.#root = path.resolve(root);
    this.#logger = logger;
  }

  pathOf(name: string): string {
    return path.join(this.#root, name);
  }

  async json(name: string): Promise<unknown> {
    return JSON.parse(await readFile(this.pathOf(name), 'utf8'));
  }

  /** Returns a picture by its path in the content, e.g. `/images/blog/b01.jpg`, or undefined if it does not exist. */
  async picture(address: string): Promise<{ read: () => Promise<Buffer>; name: string; field: string } | undefined> {
    try {
      const bytes = await readFile(this.pathOf(address));
      return { read: () => Promise.resolve(bytes), name: path.basename(address), field: 'image' };
    } catch (error) {
      this.#logger.warn({ err: error, address }, 'a picture of the sample content is missing');
      return undefined;
    }
  }
}

const TRIES = 20;
const PAUSE_MS = 250;

/**
 * Retries if another process is filling the same collections. The next attempt skips the documents already inserted.
 */
async function retryOnDuplicate(fill: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await fill();
    } catch (error) {
      if (left === 0 || !isDuplicateKey(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/**
 * Runs `fill` if the collection is empty, and again if a marker in the store shows that an earlier run did not finish.
 * `fill` must skip documents that already exist.
 */
export async function seedOnce(db: DbPort, name: string, collection: string, fill: () => Promise<void>): Promise<void> {
  const marks = db.collection<Mark>('seeds');
  const mark = await marks.findOne({ _id: name });
  if (mark?.done || (!mark && (await db.collection(collection).findOne({})))) return;
  await marks.updateOne({ _id: name }, { $set: { done: false } }, { upsert: true });
  await retryOnDuplicate(fill);
  await marks.updateOne({ _id: name }, { $set: { done: true } }, { upsert: true });
}

/** Sample content for a collection that is empty. */
export interface Seed {
  name: string;
  collection: string;
  fill: (content: ContentFolder) => Promise<void>;
}

/** Fills empty collections one at a time, if sample content is enabled. */
export async function seedAll(
  { db, config, logger }: { db: DbPort; config: Pick<Config, 'contentDir' | 'seed'>; logger: Logger },
  seeds: readonly Seed[],
): Promise<void> {
  if (!config.seed) return;
  const content = new ContentFolder(config.contentDir, logger);
  for (const { name, collection, fill } of seeds) await seedOnce(db, name, collection, () => fill(content));
}

/**
 * Whether the id belongs to sample content. Sample ids are numbers taken from the content file; all other ids are
 * random.
 */
export const isSampleId = (id: string): boolean => /^\d{1,4}$/.test(id);
