import { findEdit, type TextEdit } from './text-edit';

export interface AutosavedRecord {
  id: string;
  /** Time of the last change on this device; '' before the first. */
  savedAt: string;
}

/** The long text of a record. */
export interface TextPart<Value> {
  read: (value: Value) => string;
  replace: (value: Value, text: string) => Value;
}

/** Length from which only edits of a text are saved, in UTF-16 code units. Shorter texts are saved whole. */
const LONG = 20_000;
/** Maximum length of an edit, in UTF-16 code units. With a longer one the record is saved whole. */
const LARGEST = 2000;
/** Time without an edit after which the whole record is saved, in milliseconds. */
const PAUSE = 1000;

interface Base<Value> {
  text: string;
  savedAt: string;
  /** The record without its text and `savedAt`, as JSON. */
  rest: string;
  /** Whether IndexedDB has the base. */
  hasCopy: Promise<boolean>;
  /** The newest value of which only an edit is saved. */
  unsaved: Value | null;
}

/**
 * Edits of open records with long texts. Each key saves only the difference from the last whole record, because writing
 * 120 kB to two stores at each key delays the letters.
 */
export class EditJournal<Value extends AutosavedRecord> {
  readonly #part: TextPart<Value> | undefined;
  readonly #saveWhole: (value: Value) => void;
  readonly #bases = new Map<string, Base<Value>>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(part: TextPart<Value> | undefined, saveWhole: (value: Value) => void) {
    this.#part = part;
    this.#saveWhole = saveWhole;
  }

  #restOf(value: Value, { replace }: TextPart<Value>): string {
    return JSON.stringify({ ...replace(value, ''), savedAt: '' });
  }

  /** Notes that a record is saved whole. */
  begin(value: Value, hasCopy: Promise<boolean>) {
    this.end(value.id);
    const text = this.#part?.read(value) ?? '';
    if (!this.#part || text.length < LONG) return;
    const rest = this.#restOf(value, this.#part);
    this.#bases.set(value.id, { text, savedAt: value.savedAt, rest, hasCopy, unsaved: null });
  }

  /** Returns the edit from the last whole record to this value; null if the record must be saved whole. */
  find(value: Value): { edit: TextEdit; hasBaseCopy: Promise<boolean> } | null {
    const base = this.#bases.get(value.id);
    if (!base || !this.#part || this.#restOf(value, this.#part) !== base.rest) return null;
    const edit = findEdit(base.text, this.#part.read(value));
    if (edit.inserted.length > LARGEST) return null;
    const { savedAt } = value;
    return { edit: { of: base.savedAt, length: base.text.length, savedAt, ...edit }, hasBaseCopy: base.hasCopy };
  }

  /** Notes a saved edit. The whole record is saved in the next pause. */
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

  /** Saves the whole record if only an edit of it is saved. */
  settle(id: string) {
    const unsaved = this.#bases.get(id)?.unsaved;
    this.end(id);
    if (unsaved) this.#saveWhole(unsaved);
  }

  /** Forgets the last whole record, so that the next value is saved whole. */
  end(id: string) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#bases.delete(id);
  }
}
