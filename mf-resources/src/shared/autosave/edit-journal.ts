import { findEdit, type TextEdit } from './text-edit';

export interface AutosavedRecord {
  id: string;
  /** Time of the last change made on this device; '' before the first change. */
  savedAt: string;
}

/** Reads and replaces the long text in a record. */
export interface TextPart<Value> {
  read: (value: Value) => string;
  replace: (value: Value, text: string) => Value;
}

/** Texts shorter than this many UTF-16 code units are always saved in full. */
const LONG = 20_000;
/** Maximum length of an edit, in UTF-16 code units. If an edit is longer, the record is saved in full. */
const LARGEST = 2000;
/** Delay after the last edit before the whole record is saved, in milliseconds. */
const PAUSE = 1000;

interface Base<Value> {
  text: string;
  savedAt: string;
  /** The record as JSON, excluding its text and `savedAt`. */
  rest: string;
  /** Whether this version of the record has been copied to IndexedDB. */
  hasCopy: Promise<boolean>;
  /** The newest value for which only an edit has been saved. */
  unsaved: Value | null;
}

/**
 * Tracks edits to open records with long text. Each keystroke saves only the difference from the last record saved in
 * full, because writing 120 kB to two stores on every keystroke would slow down typing.
 */
export class EditJournal<Value extends AutosavedRecord> {
  readonly #part: TextPart<Value>;
  readonly #saveWhole: (value: Value) => void;
  readonly #bases = new Map<string, Base<Value>>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(part: TextPart<Value>, saveWhole: (value: Value) => void) {
    this.#part = part;
    this.#saveWhole = saveWhole;
  }

  #restOf(value: Value): string {
    return JSON.stringify({ ...this.#part.replace(value, ''), savedAt: '' });
  }

  /** Registers a record that is being saved in full. */
  begin(value: Value, hasCopy: Promise<boolean>) {
    this.end(value.id);
    const text = this.#part.read(value);
    if (text.length < LONG) return;
    this.#bases.set(value.id, { text, savedAt: value.savedAt, rest: this.#restOf(value), hasCopy, unsaved: null });
  }

  /**
   * Returns the edit that turns the last record saved in full into this value, or null if the record must be saved in
   * full.
   */
  find(value: Value): { edit: TextEdit; hasBaseCopy: Promise<boolean> } | null {
    const base = this.#bases.get(value.id);
    if (!base || this.#restOf(value) !== base.rest) return null;
    const edit = findEdit(base.text, this.#part.read(value));
    if (edit.inserted.length > LARGEST) return null;
    const { savedAt } = value;
    return { edit: { of: base.savedAt, length: base.text.length, savedAt, ...edit }, hasBaseCopy: base.hasCopy };
  }

  /** Registers a saved edit. The whole record is saved at the next pause in typing. */
  note(value: Value) {
    const base = this.#bases.get(value.id);
    if (!base) return;
    base.unsaved = value;
    clearTimeout(this.#timers.get(value.id));
    this.#timers.set(
      value.id,
      setTimeout(() => this.settle(value.id), PAUSE),
    );
  }

  /** Saves the whole record if only an edit has been saved so far. */
  settle(id: string) {
    const unsaved = this.#bases.get(id)?.unsaved;
    this.end(id);
    if (unsaved) this.#saveWhole(unsaved);
  }

  /** Forgets the last record saved in full, so that the next value is saved in full. */
  end(id: string) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#bases.delete(id);
  }
}
