import { forgetPictures, keptTexts } from './device-store';
import { deviceStorage } from './safe-storage';
import { acquireTabLock, type Unlock } from './tab-lock';
import { TextCopies } from './text-copies';

export interface AutosavedRecord {
  id: string;
  /** Time of the last change on this device; '' before any. */
  savedAt: string;
}

interface RecordKind<Value> {
  /**
   * Prefix of the ids in localStorage. Each record is a separate entry, so that two tabs with different texts never
   * overwrite each other.
   */
  prefix: string;
  /** Prefix of the ids of the backup copies and of the locks. */
  name: string;
  /**
   * Reads a stored value, taking every readable part, because other releases may store it differently. Returns null if
   * no part is readable.
   */
  revive: (id: string, kept: Record<string, unknown>) => Value | null;
  /** Returns the ids of the pictures whose bytes are on this device. */
  getPictures: (value: Value) => string[];
}

/** Records of one type on a device. No method throws: the result says what could not be stored. */
export class AutosavedRecords<Value extends AutosavedRecord> {
  readonly #kind: RecordKind<Value>;
  readonly #copies = new TextCopies();
  /** Records that the device could not store. They exist as long as this page. */
  readonly #refused = new Map<string, Value>();

  constructor(kind: RecordKind<Value>) {
    this.#kind = kind;
  }

  /** Opens the connection in advance, so that the first copy is fast. */
  open() {
    this.#copies.open();
  }

  close() {
    this.#copies.close();
  }

  read(id: string): Value | null {
    const kept = this.revive(id, deviceStorage.read(this.#kind.prefix + id));
    const refused = this.#refused.get(id) ?? null;
    return refused && refused.savedAt >= (kept?.savedAt ?? '') ? refused : kept;
  }

  /** Returns all records, newest first. */
  all(): Value[] {
    const { prefix } = this.#kind;
    const ids = deviceStorage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    return [...new Set([...ids, ...this.#refused.keys()])]
      .flatMap((id) => this.read(id) ?? [])
      .sort((left, right) => right.savedAt.localeCompare(left.savedAt));
  }

  /**
   * Stores a record on the device before this returns. `hasCopy` resolves when a backup copy, which survives a crash of
   * the browser, is stored.
   */
  keep(value: Value): { isKept: boolean; hasCopy: Promise<boolean> } {
    const text = JSON.stringify(value);
    const hasCopy = this.#copies.keep(this.#kind.name + value.id, text);
    const isKept = deviceStorage.write(this.#kind.prefix + value.id, text);
    if (isKept) this.#refused.delete(value.id);
    else this.#refused.set(value.id, value);
    return { isKept, hasCopy };
  }

  /** Deletes a record but not its pictures, which another record now has. */
  drop(id: string) {
    this.#refused.delete(id);
    deviceStorage.remove(this.#kind.prefix + id);
    void this.#copies.forget(this.#kind.name + id);
  }

  forget(value: Value) {
    this.drop(value.id);
    void forgetPictures(this.#kind.getPictures(value));
  }

  /** Restores records that localStorage lost in a crash of the browser. Ignores backup copies older than the record. */
  async restore(): Promise<void> {
    const { name, prefix } = this.#kind;
    for (const [key, text] of await keptTexts()) {
      const id = key.startsWith(name) ? key.slice(name.length) : '';
      // Backup copies of all types of records are in the same store.
      const copy = id && !id.includes(':') ? this.revive(id, text) : null;
      const kept = copy && this.read(id);
      if (!copy || (kept && copy.savedAt <= kept.savedAt)) continue;
      if (!deviceStorage.write(prefix + id, text)) this.#refused.set(id, copy);
    }
  }

  /** Calls `onKept` with values that other tabs store. Returns a function that stops this. */
  listen(id: string, onKept: (value: Value) => void): () => void {
    const tell = ({ key, newValue }: StorageEvent) => {
      const value = key === this.#kind.prefix + id ? this.revive(id, newValue) : null;
      if (value) onKept(value);
    };
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  }

  /** Locks a record for this tab. Resolves with null if another tab has it. */
  lock(id: string, signal?: AbortSignal): Promise<Unlock | null> {
    return acquireTabLock(this.#kind.name + id, signal);
  }

  protected revive(id: string, text: string | null): Value | null {
    try {
      const kept: unknown = JSON.parse(text ?? 'null');
      return typeof kept === 'object' && kept ? this.#kind.revive(id, kept as Record<string, unknown>) : null;
    } catch {
      return null;
    }
  }
}
