import type { CollectionPort, DbPort, StoredDocument } from '../../store';

/** How many of the last changes a gateway can ask for; one that missed more forgets all it has. */
const MOST_KEPT = 100;
const AGAIN_MS = 500;
const LONGEST_WAIT_MS = 10_000;

interface Change {
  paths: readonly string[];
  /** A process has started: what it did just before its end may have been told to nobody. */
  isStart?: boolean;
}

interface ChangeLog extends StoredDocument {
  count: number;
  recent: Change[];
}

/** What a gateway is told that knows the first `since` changes. */
export interface ChangesSince {
  count: number;
  paths: string[];
  /** It has missed more than is kept. */
  isAll: boolean;
  /** A process has started in between. */
  isStart: boolean;
}

const ID = 'pages';

/**
 * The numbered list of pages that have changed. It stands in the store, so all processes count together, and a gateway
 * that could not be told finds out by asking.
 *
 * @example
 * await changes.note({ paths: ['/resources*'] });
 * await changes.since(41); // { count: 42, paths: ['/resources*'], isAll: false, isStart: false }
 */
export class PageChanges {
  readonly #log: CollectionPort<ChangeLog>;
  readonly #failed: (error: unknown) => void;

  constructor(db: DbPort, failed: (error: unknown) => void) {
    this.#log = db.collection<ChangeLog>('page_changes');
    this.#failed = failed;
  }

  /**
   * Resolves when the change stands in the store. While the
   * store refuses, it is tried again beyond the first rejection.
   */
  async note(change: Change): Promise<void> {
    try {
      await this.#add(change);
    } catch (error) {
      this.#later(change, AGAIN_MS);
      throw error;
    }
  }

  /** @param known how many changes the gateway knows; `undefined` when it has just started and has nothing */
  async since(known: number | undefined): Promise<ChangesSince> {
    const { count, recent } = (await this.#log.findOne({ _id: ID })) ?? { count: 0, recent: [] };
    const missed = count - (known ?? count);
    // Fewer than it knows: the store was brought back from a copy.
    if (missed < 0 || missed > recent.length) return { count, paths: [], isAll: true, isStart: false };
    const news = missed === 0 ? [] : recent.slice(-missed);
    return {
      count,
      paths: [...new Set(news.flatMap(({ paths }) => paths))],
      isAll: false,
      isStart: news.some(({ isStart }) => isStart),
    };
  }

  async #add(change: Change): Promise<void> {
    const log = await this.#log.findOneAndUpdate(
      { _id: ID },
      { $inc: { count: 1 }, $push: { recent: change } },
      { upsert: true, returnDocument: 'after' },
    );
    if (!log || log.recent.length <= 2 * MOST_KEPT) return;
    // Only if nobody has added anything in between; otherwise the next one shortens it.
    await this.#log.updateOne({ _id: ID, count: log.count }, { $set: { recent: log.recent.slice(-MOST_KEPT) } });
  }

  #later(change: Change, wait: number): void {
    setTimeout(() => {
      this.#add(change).catch((error: unknown) => {
        this.#failed(error);
        this.#later(change, Math.min(2 * wait, LONGEST_WAIT_MS));
      });
    }, wait).unref();
  }
}
