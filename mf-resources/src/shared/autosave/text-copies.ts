import { inTransaction, openDevice, STORES } from './device-store';

/** Pause in typing after which the last text is flushed to the disk, in milliseconds. */
const PAUSE = 300;
/** Maximum number of copies written at the same time. After that, a slow device gets only the newest text. */
const MOST_ON_THE_WAY = 8;

interface Waiting {
  text: string | null;
  settle: (isKept: boolean | Promise<boolean>) => void;
}

/**
 * Backup copies of texts, which survive a crash of the browser. Every copy is passed to the operating system
 * immediately, without waiting for the previous one and over an open connection, because text that waits would be lost
 * in a crash. In a pause, the last copy is flushed to the disk.
 */
export class TextCopies {
  #database: Promise<IDBDatabase> | null = null;
  #onTheWay = 0;
  #waiting = new Map<string, Waiting>();
  #last = new Map<string, string>();
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isClosing = false;

  /** Opens the connection before the first keystroke. */
  open() {
    void this.#connect().catch(() => {});
  }

  /** Resolves with true when the copy survives a crash of the browser. */
  keep(id: string, text: string): Promise<boolean> {
    this.#last.set(id, text);
    return this.#put(id, text);
  }

  forget(id: string): Promise<boolean> {
    this.#last.delete(id);
    return this.#put(id, null);
  }

  /** Closes the connection once everything is saved; the next save opens it again. */
  close() {
    clearTimeout(this.#pause);
    this.#isClosing = true;
    if (this.#onTheWay === 0) this.#disconnect();
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
    if (this.#onTheWay < MOST_ON_THE_WAY) return this.#send(id, text, 'relaxed');
    const isKept = new Promise<boolean>((settle) => {
      const before = this.#waiting.get(id);
      // An edit that is sent again follows the record that it changes.
      this.#waiting.delete(id);
      this.#waiting.set(id, { text, settle });
      queueMicrotask(() => before?.settle(isKept));
    });
    return isKept;
  }

  async #send(id: string, text: string | null, durability: 'strict' | 'relaxed'): Promise<boolean> {
    this.#onTheWay += 1;
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
      this.#onTheWay -= 1;
      this.#goOn(durability);
    }
  }

  #goOn(durability: 'strict' | 'relaxed') {
    const [next] = this.#waiting;
    if (next) {
      const [id, { text, settle }] = next;
      this.#waiting.delete(id);
      settle(this.#send(id, text, 'relaxed'));
    } else if (this.#onTheWay === 0) {
      if (this.#isClosing) this.#disconnect();
      else if (durability === 'relaxed') this.#settleSoon();
    }
  }

  #settleSoon() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      for (const [id, text] of this.#last) void this.#send(id, text, 'strict');
      this.#last.clear();
    }, PAUSE);
  }
}
