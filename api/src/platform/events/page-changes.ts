import type { CollectionPort, DbPort, StoredDocument } from '../../store';

/** Number of recent changes kept for gateways. A gateway that missed more than this invalidates its whole cache. */
const MOST_KEPT = 100;
const AGAIN_MS = 500;
const LONGEST_WAIT_MS = 10_000;

interface Change {
  paths: readonly string[];
  /**
   * Whether the change marks a process start. The last changes of the previous process may not have reached any
   * gateway.
   */
  isStart?: boolean;
}

interface ChangeLog extends StoredDocument {
  count: number;
  recent: Change[];
}

/** Response to a gateway that has seen the first `since` changes. */
export interface ChangesSince {
  count: number;
  paths: string[];
  /** Whether the gateway has missed more changes than are stored. */
  isAll: boolean;
  /** Whether a process has started since the last change that the gateway has seen. */
  isStart: boolean;
}

const ID = 'pages';

/**
 * Numbered list of changed pages, which gateways poll. It is in the store, so that all processes share one numbering.
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

  /** Resolves once the change is stored. If the store fails, rejects and retries in the background. */
  async note(change: Change): Promise<void> {
    try {
      await this.#add(change);
    } catch (error) {
      this.#later(change, AGAIN_MS);
      throw error;
    }
  }

  /**
   * @param known number of changes that the gateway has seen; undefined if it has just started and its cache is empty
   */
  async since(known: number | undefined): Promise<ChangesSince> {
    const { count, recent } = (await this.#log.findOne({ _id: ID })) ?? { count: 0, recent: [] };
    const missed = count - (known ?? count);
    // The gateway has seen more changes than exist, because the store was restored from a backup.
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
    // Trims only if no other change was added in the meantime; otherwise a later call will trim.
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
