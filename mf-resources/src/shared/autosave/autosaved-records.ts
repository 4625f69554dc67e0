import { forgetPictures, keptTexts } from './device-store';
import { deviceStorage } from './safe-storage';
import { acquireTabLock, type Unlock } from './tab-lock';
import { TextCopies } from './text-copies';

export interface AutosavedRecord {
  id: string;
  /** When it was last changed on this device; '' before anything was. */
  savedAt: string;
}

interface RecordKind<Value> {
  /**
   * In front of the id in localStorage: one entry each, so that two tabs with two texts never write over each other.
   */
  prefix: string;
  /** In front of the id of the second copy and of the lock. */
  name: string;
  /** What another release wrote may look different: every part that can be read is taken. null when none can. */
  revive: (id: string, kept: Record<string, unknown>) => Value | null;
  /** The ids of the pictures whose bytes are on this device. */
  getPictures: (value: Value) => string[];
}

/** The records of one kind on a device. Nothing here throws: the result says what could not be stored. */
export class AutosavedRecords<Value extends AutosavedRecord> {
  readonly #kind: RecordKind<Value>;
  readonly #copies = new TextCopies();
  /** Records that the device rejected: they last as long as this page. */
  readonly #refused = new Map<string, Value>();

  constructor(kind: RecordKind<Value>) {
    this.#kind = kind;
  }

  /** Makes the first copy quick. */
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

  /** The last one first. */
  all(): Value[] {
    const { prefix } = this.#kind;
    const ids = deviceStorage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    return [...new Set([...ids, ...this.#refused.keys()])]
      .flatMap((id) => this.read(id) ?? [])
      .sort((left, right) => right.savedAt.localeCompare(left.savedAt));
  }

  /**
   * On the device before this returns; the second copy, which outlives the browser itself, as soon as the disk has it.
   */
  keep(value: Value): { isKept: boolean; hasCopy: Promise<boolean> } {
    const text = JSON.stringify(value);
    const hasCopy = this.#copies.keep(this.#kind.name + value.id, text);
    const isKept = deviceStorage.write(this.#kind.prefix + value.id, text);
    if (isKept) this.#refused.delete(value.id);
    else this.#refused.set(value.id, value);
    return { isKept, hasCopy };
  }

  /** Without its pictures: another entry has them now. */
  drop(id: string) {
    this.#refused.delete(id);
    deviceStorage.remove(this.#kind.prefix + id);
    void this.#copies.forget(this.#kind.name + id);
  }

  forget(value: Value) {
    this.drop(value.id);
    void forgetPictures(this.#kind.getPictures(value));
  }

  /** Brings back what a crash of the browser took from localStorage; a copy older than what is there stays behind. */
  async restore(): Promise<void> {
    const { name, prefix } = this.#kind;
    for (const [key, text] of await keptTexts()) {
      const id = key.startsWith(name) ? key.slice(name.length) : '';
      // The copies of all kinds lie together.
      const copy = id && !id.includes(':') ? this.revive(id, text) : null;
      const kept = copy && this.read(id);
      if (!copy || (kept && copy.savedAt <= kept.savedAt)) continue;
      if (!deviceStorage.write(prefix + id, text)) this.#refused.set(id, copy);
    }
  }

  /** Tells what other tabs keep of it, until the answer is called. */
  listen(id: string, onKept: (value: Value) => void): () => void {
    const tell = ({ key, newValue }: StorageEvent) => {
      const value = key === this.#kind.prefix + id ? this.revive(id, newValue) : null;
      if (value) onKept(value);
    };
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  }

  /** Takes the text for this tab alone; null when another tab has it. */
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
