import { inTransaction, openDevice, STORES } from './device-store';

/** Delay after the last change before the newest text is flushed to disk, in milliseconds. */
const PAUSE = 300;
/**
 * Maximum number of concurrent writes. While this many are in progress, only the newest version of each text is queued.
 */
const MOST_IN_FLIGHT = 8;

interface Waiting {
  text: string | null;
  settle: (isKept: boolean | Promise<boolean>) => void;
}

/**
 * Stores copies of edited text in IndexedDB, where they survive a browser crash. Each copy is written immediately over
 * an open connection. It does not wait for the previous write, because a crash would lose the text typed during the
 * wait. At a pause in typing, the newest text is flushed to disk.
 */
export class TextCopies {
  #database: Promise<IDBDatabase> | null = null;
  #inFlight = 0;
  #waiting = new Map<string, Waiting>();
  #last = new Map<string, string>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isClosing = false;

  /** Opens the connection before the first keystroke. */
  open() {
    void this.#connect().catch(() => {});
  }

  /** Resolves with true once the copy would survive a browser crash. */
  keep(id: string, text: string): Promise<boolean> {
    this.#last.set(id, text);
    return this.#put(id, text);
  }

  forget(id: string): Promise<boolean> {
    this.#last.delete(id);
    return this.#put(id, null);
  }

  /** Closes the connection once the last write has finished. The next write reopens it. */
  close() {
    clearTimeout(this.#pause);
    this.#isClosing = true;
    if (this.#inFlight === 0) this.#disconnect();
  }

  #disconnect() {
    void this.#database?.then((database) => database.close()).catch(() => {});
    this.#database = null;
  }

  #connect(): Promise<IDBDatabase> {
    this.#isClosing = false;
    this.#database ??= openDevice().then((database) => {
      database.onversionchange = () => this.close();
      database.onclose = () => (this.#database = null);
      return database;
    });
    return this.#database;
  }

  #put(id: string, text: string | null): Promise<boolean> {
    if (this.#inFlight < MOST_IN_FLIGHT) return this.#send(id, text, 'relaxed');
    const isKept = new Promise<boolean>((settle) => {
      const before = this.#waiting.get(id);
      // Moves the write to the end of the queue, so that an edit is written after the record it applies to.
      this.#waiting.delete(id);
      this.#waiting.set(id, { text, settle });
      queueMicrotask(() => before?.settle(isKept));
    });
    return isKept;
  }

  async #send(id: string, text: string | null, durability: 'strict' | 'relaxed'): Promise<boolean> {
    this.#inFlight += 1;
    try {
      const database = await this.#connect();
      await inTransaction<unknown>(
        database,
        STORES.texts,
        'readwrite',
        durability,
        (store) => (text === null ? store.delete(id) : store.put(text, id)) as IDBRequest<unknown>,
      );
      return true;
    } catch {
      this.#database = null;
      return false;
    } finally {
      this.#inFlight -= 1;
      this.#sendNext(durability);
    }
  }

  #sendNext(durability: 'strict' | 'relaxed') {
    const [next] = this.#waiting;
    if (next) {
      const [id, { text, settle }] = next;
      this.#waiting.delete(id);
      settle(this.#send(id, text, 'relaxed'));
    } else if (this.#inFlight === 0) {
      if (this.#isClosing) this.#disconnect();
      else if (durability === 'relaxed') this.#flushAfterPause();
    }
  }

  #flushAfterPause() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      for (const [id, text] of this.#last) void this.#send(id, text, 'strict');
      this.#last.clear();
    }, PAUSE);
  }
}
