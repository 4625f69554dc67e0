import { inTransaction, openDevice, STORES } from './device-store';

/** How long nothing is typed until the disk is made to have the last text. Milliseconds. */
const PAUSE = 300;

/**
 * Second copies of texts, which outlive the browser itself. Every copy goes to the system at once, over a connection
 * that stays open, since the letters typed while it opens would be lost with the browser; in a pause the disk is made
 * to have the last one. While one is being written, only the newest of what follows waits.
 */
export class TextCopies {
  #database: Promise<IDBDatabase> | null = null;
  #waiting = new Map<string, string | null>();
  #writing: Promise<boolean> | null = null;
  #last = new Map<string, string>();
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** True when the copy outlives the browser. */
  keep(id: string, text: string): Promise<boolean> {
    this.#last.set(id, text);
    return this.#put(id, text);
  }

  forget(id: string): Promise<boolean> {
    this.#last.delete(id);
    return this.#put(id, null);
  }

  /** Lets the connection go; the next copy opens it again. */
  close() {
    clearTimeout(this.#pause);
    const database = this.#database;
    this.#database = null;
    void this.#writing?.finally(() => void database?.then((one) => one.close()));
    if (!this.#writing) void database?.then((one) => one.close()).catch(() => {});
  }

  #put(id: string, text: string | null): Promise<boolean> {
    this.#waiting.set(id, text);
    return (this.#writing ??= this.#write('relaxed'));
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= openDevice().then((database) => {
      database.onversionchange = () => this.close();
      database.onclose = () => (this.#database = null);
      return database;
    });
    return this.#database;
  }

  async #write(durability: 'strict' | 'relaxed'): Promise<boolean> {
    try {
      const database = await this.#open();
      // What is added during the loop is met by it as well.
      for (const [id, text] of this.#waiting) {
        this.#waiting.delete(id);
        await inTransaction<unknown>(database, STORES.texts, 'readwrite', durability, (store) => (text === null ? store.delete(id) : store.put(text, id)) as IDBRequest<unknown>);
      }
      if (durability === 'relaxed') this.#settleSoon();
      return true;
    } catch {
      this.#database = null;
      return false;
    } finally {
      this.#writing = null;
    }
  }

  #settleSoon() {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      if (this.#writing) return;
      for (const [id, text] of this.#last) this.#waiting.set(id, text);
      this.#last.clear();
      this.#writing = this.#write('strict');
    }, PAUSE);
  }
}
