import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '../logging';

interface Mark {
  _id: string;
  done: boolean;
}

/** The parts of collections that seeding needs. The storage port's collections have them. */
export interface MarkCollection {
  findOne(filter: object): Promise<Mark | null>;
  updateOne(filter: object, update: object, options: { upsert: true }): Promise<unknown>;
}
export interface SeededCollection {
  findOne(filter: object): Promise<unknown>;
}

/** Sample content: JSON files and pictures in one folder. */
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

  /** A picture by the address the content gives it, e.g. `/images/blog/b01.jpg`; nothing when it is not there. */
  async picture(address: string): Promise<{ bytes: Buffer; name: string; field: string } | undefined> {
    try {
      return { bytes: await readFile(this.pathOf(address)), name: path.basename(address), field: 'image' };
    } catch (error) {
      this.#logger.warn({ err: error, address }, 'a picture of the sample content is missing');
      return undefined;
    }
  }
}

const TRIES = 20;
const PAUSE_MS = 250;
const DUPLICATE_KEY = 11000;

/** Another process may fill the same collections now. What it has put there meanwhile is passed over at the next try. */
async function beside(fill: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await fill();
    } catch (error) {
      if (left === 0 || (error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

/**
 * Runs `fill` when the collection is empty, and again when an earlier run was cut off: a mark beside the content says
 * which. `fill` must pass over what is there already.
 */
export async function seedOnce(marks: MarkCollection, name: string, collection: SeededCollection, fill: () => Promise<void>): Promise<void> {
  const mark = await marks.findOne({ _id: name });
  if (mark?.done || (!mark && (await collection.findOne({})))) return;
  await marks.updateOne({ _id: name }, { $set: { done: false } }, { upsert: true });
  await beside(fill);
  await marks.updateOne({ _id: name }, { $set: { done: true } }, { upsert: true });
}
