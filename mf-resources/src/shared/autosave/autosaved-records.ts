import { listStoredKeys, readStored, readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';
import { deletePictures, readTexts } from './device-store';
import { type AutosavedRecord, EditJournal, type TextPart } from './edit-journal';
import { acquireTabLock, type Unlock } from './tab-lock';
import { TextCopies } from './text-copies';
import { applyEdit, readEdit } from './text-edit';

interface RecordKind<Value> {
  /**
   * Prefix of the localStorage keys. Each record has its own entry, so that two tabs never overwrite each other's
   * records.
   */
  prefix: string;
  /** Prefix of the ids of copies and locks. */
  name: string;
  /** Reads a record saved by any release, keeping every part that is valid. Returns null if no part is valid. */
  revive: (id: string, kept: Record<string, unknown>) => Value | null;
  /** Returns the ids of the pictures whose bytes are stored on this device. */
  getPictures: (value: Value) => string[];
  /** Access to the record's potentially long text. */
  text: TextPart<Value>;
}

/**
 * Key prefixes for edits. The prefix for copies contains a colon, because earlier releases skip keys that contain one.
 */
const EDITS = { device: 'verse:resources:edits:', copies: 'edits:' };

interface Kept {
  isKept: boolean;
  hasCopy: Promise<boolean>;
}

/** All records of one kind on a device. Methods never throw; their results report what could not be stored. */
export class AutosavedRecords<Value extends AutosavedRecord> {
  readonly #kind: RecordKind<Value>;
  readonly #copies = new TextCopies();
  /** Unsaved records, which the device refused to store. They are lost when the page is closed. */
  readonly #refused = new Map<string, Value>();
  readonly #journal: EditJournal<Value>;

  constructor(kind: RecordKind<Value>) {
    this.#kind = kind;
    this.#journal = new EditJournal(kind.text, (value) => void this.keep(value, { isOpen: true }));
  }

  #editKey(id: string) {
    return EDITS.device + this.#kind.name + id;
  }

  /** Opens the connection for copies before the first one is written. */
  open() {
    this.#copies.open();
  }

  close() {
    this.#copies.close();
  }

  read(id: string): Value | null {
    const edit = readStoredJson<unknown>(this.#editKey(id));
    const kept = this.#withEdit(this.#revive(id, readStored(this.#kind.prefix + id)), edit);
    const refused = this.#refused.get(id) ?? null;
    return refused && refused.savedAt >= (kept?.savedAt ?? '') ? refused : kept;
  }

  /** Returns all records, newest first. */
  all(): Value[] {
    const { prefix } = this.#kind;
    const ids = listStoredKeys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
    return [...new Set([...ids, ...this.#refused.keys()])]
      .flatMap((id) => this.read(id) ?? [])
      .sort((left, right) => right.savedAt.localeCompare(left.savedAt));
  }

  #withEdit(base: Value | null, kept: unknown): Value | null {
    const { text } = this.#kind;
    if (!base) return null;
    const words = text.read(base);
    const edit = readEdit(kept, { savedAt: base.savedAt, text: words });
    return edit ? { ...text.replace(base, applyEdit(words, edit)), savedAt: edit.savedAt } : base;
  }

  /**
   * Saves a record to localStorage synchronously, and then a copy to IndexedDB, which survives a browser crash. If the
   * tab has the record open (`isOpen`) and its text is long, only the edit is saved.
   */
  keep(value: Value, { isOpen = false } = {}): Kept {
    return (isOpen && this.#keepEdit(value)) || this.#keepWhole(value, isOpen);
  }

  #keepEdit(value: Value): Kept | null {
    const { id } = value;
    const found = this.#journal.find(value);
    const text = JSON.stringify(found?.edit);
    if (!found || !writeStored(this.#editKey(id), text)) return null;
    this.#journal.note(value);
    this.#refused.delete(id);
    const hasEdit = this.#copies.keep(EDITS.copies + this.#kind.name + id, text);
    const hasCopy = Promise.all([found.hasBaseCopy, hasEdit]).then((copies) => copies.every(Boolean));
    return { isKept: true, hasCopy };
  }

  #keepWhole(value: Value, isOpen: boolean): Kept {
    const text = JSON.stringify(value);
    const hasCopy = this.#copies.keep(this.#kind.name + value.id, text);
    const isKept = writeStored(this.#kind.prefix + value.id, text);
    if (isKept) this.#refused.delete(value.id);
    else this.#refused.set(value.id, value);
    if (isKept) removeStored(this.#editKey(value.id));
    if (isKept && isOpen) this.#journal.begin(value, hasCopy);
    else this.#journal.end(value.id);
    return { isKept, hasCopy };
  }

  /** Saves an open record in full. Required before another tab opens it. */
  settle(id: string) {
    this.#journal.settle(id);
    this.#journal.end(id);
  }

  /** Deletes a record but keeps its pictures, because another record may use them. */
  drop(id: string) {
    const { prefix, name } = this.#kind;
    this.#journal.end(id);
    this.#refused.delete(id);
    removeStored(prefix + id);
    removeStored(this.#editKey(id));
    void this.#copies.forget(name + id);
    void this.#copies.forget(EDITS.copies + name + id);
  }

  forget(value: Value) {
    this.drop(value.id);
    void deletePictures(this.#kind.getPictures(value));
  }

  /** Restores records that localStorage lost in a browser crash. Keeps the version in localStorage if it is newer. */
  async restore(): Promise<void> {
    const { name, prefix } = this.#kind;
    const texts = await readTexts();
    for (const [key, text] of texts) {
      const id = key.startsWith(name) ? key.slice(name.length) : '';
      // The same store contains copies of edits and of other kinds of records, which are skipped.
      const base = id && !id.includes(':') ? this.#revive(id, text) : null;
      const copy = this.#withEdit(base, parse(texts.get(EDITS.copies + key)));
      const kept = copy && this.read(id);
      if (!copy || (kept && copy.savedAt <= kept.savedAt)) continue;
      if (!writeStored(prefix + id, JSON.stringify(copy))) this.#refused.set(id, copy);
    }
  }

  /** Calls `onKept` when another tab saves the record. Returns an unsubscribe function. */
  listen(id: string, onKept: (value: Value) => void): () => void {
    const handleStorage = ({ key, newValue }: StorageEvent) => {
      const isEdit = key === this.#editKey(id);
      if (newValue === null || (!isEdit && key !== this.#kind.prefix + id)) return;
      const base = this.#revive(id, isEdit ? readStored(this.#kind.prefix + id) : newValue);
      const value = isEdit ? this.#withEdit(base, parse(newValue)) : base;
      if (value) onKept(value);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }

  /** Locks a record for this tab. Resolves with null if another tab holds the lock. */
  lock(id: string, signal?: AbortSignal): Promise<Unlock | null> {
    return acquireTabLock(this.#kind.name + id, signal);
  }

  #revive(id: string, text: string | null): Value | null {
    const kept = parse(text);
    return typeof kept === 'object' && kept ? this.#kind.revive(id, kept as Record<string, unknown>) : null;
  }
}

/** Returns null if the JSON is invalid. */
function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
