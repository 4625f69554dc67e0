import type { AutosavedRecord } from './autosaved-records';
import { findEdit, type TextEdit } from './text-edit';

/** The long text of a record. */
export interface TextPart<Value> {
  read: (value: Value) => string;
  replace: (value: Value, text: string) => Value;
}

/** Length from which a text is saved by its edits, in UTF-16 code units: shorter ones are saved whole fast enough. */
const LONG = 20_000;
/** Length of the largest edit, in UTF-16 code units: a larger one is saved as a whole record. */
const LARGEST = 2000;
/** Time without an edit after which the whole record is saved, in milliseconds. */
const PAUSE = 1000;

interface Base<Value> {
  text: string;
  savedAt: string;
  /** The record without its text and its time, as JSON. */
  rest: string;
  /** Whether the copy against a crash of the browser has the base. */
  hasCopy: Promise<boolean>;
  /** The last value whose edit was saved. */
  unsaved: Value | null;
}

/**
 * The edits of open records with long texts. At each key only the difference from the last whole record is saved, since
 * writing 120 kB to two stores takes longer than the key may.
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

  /** Returns the edit that makes this value of the last whole record; null if the record must be saved whole. */
  find(value: Value): { edit: TextEdit; hasBaseCopy: Promise<boolean> } | null {
    const base = this.#bases.get(value.id);
    if (!base || !this.#part || this.#restOf(value, this.#part) !== base.rest) return null;
    const edit = findEdit(base.text, this.#part.read(value));
    if (edit.inserted.length > LARGEST) return null;
    const { savedAt } = value;
    return { edit: { of: base.savedAt, length: base.text.length, savedAt, ...edit }, hasBaseCopy: base.hasCopy };
  }

  /** Notes that the edit of a value is saved. The whole record follows in the next pause. */
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

  /** Forgets the last whole record: the next value is saved whole. */
  end(id: string) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#bases.delete(id);
  }
}
