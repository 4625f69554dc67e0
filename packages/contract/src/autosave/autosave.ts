import type { Failure, Result } from '../server-state/result';
import { Observable } from './observable';
import { SaveLoop } from './save-loop';

/** A draft, and the server version that it is based on; 0 if the server has no version. */
export interface VersionedDraft<T> {
  draft: T;
  version: number;
}

export interface SavedDraft<T> extends VersionedDraft<T> {
  /** ISO time of the save; omitted if the page does not show it. */
  savedAt?: string | null;
}

/**
 * `offline`: the server could not be reached or is busy, and the draft is sent again. `failed`: the server rejected the
 * draft, which is sent again once it has changed. `conflict`: another version was saved elsewhere.
 */
export type AutosaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface AutosaveState<T> {
  draft: T;
  /** The draft as it was typed when the server last saved it, or as it was loaded. */
  saved: T;
  savedAt: string | null;
  /** Whether this device has had changes of its own. */
  isChanged: boolean;
  status: AutosaveStatus;
  /** Why the last attempt failed. Its field errors disappear once the draft has changed. */
  failure: Failure | null;
  /** The other version of a conflict. */
  conflict: SavedDraft<T> | null;
}

export interface AutosaveOptions<T, Response> {
  loaded: SavedDraft<T>;
  /** Unsaved changes that this device has kept since an earlier visit. */
  kept: VersionedDraft<T> | null;
  /** A 409 with the server's `current` version is a conflict; after a 410, the draft is saved as a new one. */
  save: (draft: T, version: number) => Promise<Result<Response>>;
  /** Reads a response of `save`, or the `current` version of its 409. */
  toSaved: (response: Response) => SavedDraft<T>;
  /** Stores unsaved changes on the device; `null` means that the server has them. */
  keep: (unsaved: VersionedDraft<T> | null) => void;
  /** Whether two drafts are equal on the server, which may for example trim texts. */
  isSame: (one: T, other: T) => boolean;
  onSaved?: () => void;
}

const isTemporary = ({ status }: Failure) => status === 0 || status === 429 || status >= 500;

/**
 * Saves a draft on the device on every change, and on the server after a pause. Never overwrites a version that the
 * member has not seen. Until it is started, and after it was stopped, it saves only when told to.
 */
export class Autosave<T extends object, Response = SavedDraft<T>> extends Observable<AutosaveState<T>> {
  readonly #options: AutosaveOptions<T, Response>;
  readonly #loop = new SaveLoop(() => this.#save());
  /** The server's draft on which the changes are based, as the server stores it. */
  #base: VersionedDraft<T>;

  constructor(options: AutosaveOptions<T, Response>) {
    const { loaded, kept, isSame } = options;
    const restored = kept !== null && !isSame(kept.draft, loaded.draft) ? kept : null;
    super({
      draft: restored?.draft ?? loaded.draft,
      saved: loaded.draft,
      savedAt: loaded.savedAt ?? null,
      isChanged: restored !== null,
      status: restored ? 'unsaved' : 'saved',
      failure: null,
      conflict: null,
    });
    this.#options = options;
    // The server decides whether changes to an older version conflict with the newest one.
    this.#base = restored && loaded.version > 0 && restored.version !== loaded.version ? restored : loaded;
  }

  readonly start = () => {
    if (this.getState().status === 'saved') this.#options.keep(null);
    void this.#loop.start();
  };

  readonly stop = () => this.#loop.stop();

  readonly change = (patch: Partial<T>) => {
    const { draft: before, status, failure } = this.getState();
    const draft = { ...before, ...patch };
    this.#keep({ draft, version: this.#base.version });
    this.set({
      draft,
      isChanged: true,
      status: status === 'conflict' ? 'conflict' : 'unsaved',
      failure: failure && { ...failure, fields: {} },
    });
    this.#loop.scheduleAfterPause();
  };

  #keep(unsaved: VersionedDraft<T>) {
    if (this.#loop.isOn) this.#options.keep(unsaved);
  }

  /**
   * Saves unsaved changes now, including a rejected draft, and a draft that the server does not have yet. Resolves to
   * true once the server has stored everything.
   */
  readonly flush = async (): Promise<boolean> => {
    const { status } = this.getState();
    if (status === 'failed' || (status === 'saved' && this.#base.version === 0)) this.set({ status: 'unsaved' });
    await this.#loop.run();
    return this.getState().status === 'saved';
  };

  /** Adopts the version of a reloaded page if only other parts of it have changed. */
  readonly update = (loaded: VersionedDraft<T>) => {
    if (loaded.version > this.#base.version && this.#options.isSame(loaded.draft, this.#base.draft))
      this.#base = loaded;
  };

  /** Continues with another draft of the server, and drops the changes of this device. */
  readonly adopt = (saved: SavedDraft<T>) => {
    const { draft, savedAt = null } = saved;
    this.#base = saved;
    this.#options.keep(null);
    this.set({ draft, saved: draft, savedAt, status: 'saved', failure: null, conflict: null });
  };

  /** Continues with a draft that was loaded after the start, unless this device has had changes of its own. */
  readonly adoptLoaded = (loaded: SavedDraft<T>) => {
    if (!this.getState().isChanged) this.adopt(loaded);
  };

  /** Overwrites the other version with this device's version. Resolves as `flush` does. */
  readonly keepMine = async (): Promise<boolean> => {
    const { conflict } = this.getState();
    if (conflict) {
      this.#base = conflict;
      this.set({ conflict: null, status: 'unsaved' });
    }
    return this.flush();
  };

  /** Continues with the other version. Returns this device's version, so that it can be restored by Undo. */
  readonly takeTheirs = (): T => {
    const { conflict, draft } = this.getState();
    if (conflict) this.adopt(conflict);
    return draft;
  };

  #isWaiting() {
    const { status } = this.getState();
    return status === 'unsaved' || status === 'offline';
  }

  async #save(): Promise<number | null> {
    while (this.#isWaiting()) {
      const { draft: sent } = this.getState();
      this.set({ status: 'saving' });
      const result = await this.#options.save(sent, this.#base.version);
      // Another draft was adopted in the meantime.
      if (this.getState().status === 'saved') return null;
      if (result.ok) this.#handleSaved(sent, this.#options.toSaved(result.value));
      else if (!this.#recover(sent, result)) return this.#handleFailure(sent, result);
    }
    return null;
  }

  #handleSaved(sent: T, saved: SavedDraft<T>) {
    const { draft } = this.getState();
    const isCurrent = draft === sent;
    this.#base = saved;
    if (isCurrent) this.#options.keep(null);
    else this.#keep({ draft, version: saved.version });
    this.set({
      saved: sent,
      savedAt: saved.savedAt ?? null,
      status: isCurrent ? 'saved' : 'unsaved',
      failure: null,
    });
    this.#options.onSaved?.();
  }

  #findTheirs({ status, details }: Failure): SavedDraft<T> | null {
    const current = details.current as Response | null | undefined;
    return status === 409 && current ? this.#options.toSaved(current) : null;
  }

  /** Returns whether the draft is saved nonetheless, or can be sent again without asking the member. */
  #recover(sent: T, failure: Failure): boolean {
    const { isSame } = this.#options;
    const base = this.#base;
    const theirs = this.#findTheirs(failure);
    if (theirs && isSame(theirs.draft, sent)) {
      // An earlier attempt arrived, and only its response was lost.
      this.#handleSaved(sent, theirs);
      return true;
    }
    if (failure.status === 410 && base.version > 0) this.#base = { ...base, version: 0 };
    // Only something outside of the draft, such as its files, has changed.
    else if (theirs && theirs.version !== base.version && isSame(theirs.draft, base.draft)) this.#base = theirs;
    else return false;
    this.set({ status: 'unsaved' });
    return true;
  }

  #handleFailure(sent: T, failure: Failure): number | null {
    const conflict = this.#findTheirs(failure);
    if (conflict) {
      this.set({ status: 'conflict', conflict, failure });
      return null;
    }
    if (isTemporary(failure)) {
      this.set({ status: 'offline', failure });
      return 0;
    }
    // A draft that has changed in the meantime is sent after its own pause.
    this.set({ status: this.getState().draft === sent ? 'failed' : 'unsaved', failure });
    return null;
  }
}
