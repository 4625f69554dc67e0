import type { EntryDraftForm, EntryOverview, OwnEntry } from '@verse/api-contract/contest-entries';
import type { Failure, Result } from '@verse/contract/server-state';

/** Pause after the last keystroke, and interval between retries, in milliseconds. */
const PAUSE = 800;
const RETRY = 5000;

export interface KeeperState {
  draft: EntryDraftForm;
  status: 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';
  /** Why the draft is not saved on the server. */
  message: string;
  fields: Record<string, string>;
  /** A conflicting version saved elsewhere. */
  conflict: OwnEntry | null;
}

interface Ports {
  save: (version: number, draft: EntryDraftForm) => Promise<Result<EntryOverview>>;
  /** Stores unsaved changes on the device; `null` removes them. */
  keep: (draft: EntryDraftForm | null) => void;
}

const EMPTY: EntryDraftForm = { title: '', text: '', links: [], madeHow: 'unsaid', teamName: '' };

export function toForm(entry: OwnEntry | null): EntryDraftForm {
  if (!entry) return EMPTY;
  const { title, text, links, madeHow } = entry.draft;
  return { title, text, links, madeHow, teamName: entry.teamName };
}

export const isSame = (one: EntryDraftForm, other: EntryDraftForm) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves the draft on this device on every keystroke, and on the server after a pause. Changes to the files or the team
 * also increment the entry's version, but are not treated as conflicts.
 */
export class EntryKeeper {
  #state: KeeperState;
  /** The form values and version stored on the server. */
  #stored: { form: EntryDraftForm; version: number };
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(entry: OwnEntry | null, kept: EntryDraftForm | null, ports: Ports) {
    this.#stored = { form: toForm(entry), version: entry?.version ?? 0 };
    const isRestored = kept !== null && !isSame(kept, this.#stored.form);
    const draft = isRestored ? kept : this.#stored.form;
    this.#state = { draft, status: isRestored ? 'unsaved' : 'saved', message: '', fields: {}, conflict: null };
    this.#ports = ports;
  }

  readonly getState = () => this.#state;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(patch: Partial<KeeperState>) {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  readonly start = () => {
    window.addEventListener('online', this.#resume);
    this.#resume();
  };

  readonly stop = () => {
    window.removeEventListener('online', this.#resume);
    this.#resume();
  };

  readonly #resume = () => {
    if (this.#state.status !== 'saved' && this.#state.status !== 'failed') void this.flush();
  };

  readonly change = (patch: Partial<EntryDraftForm>) => {
    const draft = { ...this.#state.draft, ...patch };
    this.#ports.keep(draft);
    this.#set({ draft, status: 'unsaved', fields: {} });
    this.#schedule(PAUSE);
  };

  #schedule(pause: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  /** Adopts the version of a reloaded page. */
  readonly update = (entry: OwnEntry | null) => {
    if (entry && isSame(toForm(entry), this.#stored.form))
      this.#stored.version = Math.max(this.#stored.version, entry.version);
  };

  /**
   * Saves unsaved changes now, creating the entry if necessary. Resolves to true once the server has stored everything.
   */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#work = this.#work.then(() => this.#send());
    await this.#work;
    return this.#state.status === 'saved' && this.#stored.version > 0;
  };

  async #send(): Promise<void> {
    while (!this.#state.conflict && (this.#state.status !== 'saved' || this.#stored.version === 0)) {
      const { draft: sent } = this.#state;
      this.#set({ status: 'saving', message: '', fields: {} });
      const result = await this.#ports.save(this.#stored.version, sent);
      if (!result.ok && !this.#adopt(result)) return this.#handleFailure(result);
      if (!result.ok) continue;
      this.#stored = { form: sent, version: result.value.entry?.version ?? 0 };
      const isCurrent = this.#state.draft === sent;
      if (isCurrent) this.#ports.keep(null);
      this.#set({ status: isCurrent ? 'saved' : 'unsaved' });
    }
  }

  /**
   * Adopts the server's version number if only the files or the team have changed elsewhere. Returns true if it was
   * adopted, so that the save can be retried.
   */
  #adopt({ status, details }: Failure): boolean {
    const theirs = details.current as OwnEntry | null | undefined;
    if (status !== 409 || !theirs || theirs.version === this.#stored.version) return false;
    if (!isSame(toForm(theirs), this.#stored.form)) return false;
    this.#stored.version = theirs.version;
    return true;
  }

  #handleFailure({ status, message, fields, details }: Failure): void {
    const theirs = details.current as OwnEntry | null | undefined;
    if (status === 409 && theirs) return this.#set({ status: 'unsaved', conflict: theirs });
    const isTemporary = status === 0 || status === 429 || status >= 500;
    this.#set({ status: isTemporary ? 'offline' : 'failed', message, fields });
    if (isTemporary) this.#schedule(RETRY);
  }

  /** Overwrites the other version with this device's version. */
  readonly keepMine = () => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#stored = { form: toForm(conflict), version: conflict.version };
    this.#set({ conflict: null });
    void this.flush();
  };

  /** Discards this device's version and continues with the other one. */
  readonly takeTheirs = () => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#ports.keep(null);
    this.#stored = { form: toForm(conflict), version: conflict.version };
    this.#set({ conflict: null, draft: toForm(conflict), status: 'saved', message: '', fields: {} });
  };
}
