import type { PostingDraft, StoredPostingDraft } from '@verse/api-contract/job-postings';
import type { Failure, Result } from '@verse/contract/server-state';
import type { KeptDraft } from './kept-draft';
import { createPostingDraft, inControls, isSameDraft } from './posting-draft';

export interface KeeperState {
  draft: PostingDraft;
  /** The server version that the draft is based on. */
  version: number;
  status: 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed';
  /** Why the draft is not saved on the server. */
  message: string;
  fields: Record<string, string>;
  /** When the server last saved the draft; `null` before the first save. */
  savedAt: string | null;
  /** A conflicting version saved in the meantime. */
  conflict: StoredPostingDraft | null;
}

interface Ports {
  save: (version: number, draft: PostingDraft) => Promise<Result<StoredPostingDraft>>;
  /** Stores unsaved changes on the device; `null` removes them. */
  keep: (kept: KeptDraft | null) => void;
}

/** Pause after the last keystroke, maximum delay after the first one, and interval between retries, in milliseconds. */
const PAUSE = 800;
const LONGEST_PAUSE = 4000;
const RETRY = 5000;

/**
 * Creates the initial state from this device's unsaved changes if it has any, and otherwise from the server's draft.
 */
export function startFrom(stored: StoredPostingDraft | null, kept: KeptDraft | null, now: number): KeeperState {
  const common = { message: '', fields: {}, savedAt: stored?.savedAt ?? null, conflict: null };
  if (!kept || (stored && isSameDraft(kept.draft, stored.draft)))
    return {
      ...common,
      draft: stored?.draft ?? createPostingDraft(now),
      version: stored?.version ?? 0,
      status: 'saved',
    };
  const isOlder = stored !== null && kept.version !== stored.version;
  return {
    ...common,
    draft: kept.draft,
    version: stored ? kept.version : 0,
    status: 'unsaved',
    conflict: isOlder ? stored : null,
  };
}

/**
 * Saves a draft on the device on every change, and on the server after a pause. Never overwrites a version that the
 * member has not seen.
 */
export class DraftKeeper {
  #state: KeeperState;
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;

  constructor(start: KeeperState, ports: Ports) {
    this.#state = start;
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
    document.addEventListener('visibilitychange', this.#resume);
    this.#resume();
  };

  readonly stop = () => {
    window.removeEventListener('online', this.#resume);
    document.removeEventListener('visibilitychange', this.#resume);
    this.#resume();
  };

  readonly #resume = () => {
    if (this.#state.status !== 'saved' && this.#state.status !== 'failed') void this.flush();
  };

  readonly change = (patch: Partial<PostingDraft>) => {
    const draft = { ...this.#state.draft, ...patch };
    this.#ports.keep({ draft, version: this.#state.version });
    this.#set({ draft, status: 'unsaved', fields: {} });
    this.#waitingSince ||= Date.now();
    this.#schedule(Math.max(0, Math.min(PAUSE, this.#waitingSince + LONGEST_PAUSE - Date.now())));
  };

  #schedule(pause: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  /** Saves unsaved changes now. Resolves to true once the server has stored everything. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#waitingSince = 0;
    this.#work = this.#work.then(() => this.#send());
    await this.#work;
    return this.#state.status === 'saved';
  }

  async #send(): Promise<void> {
    while (this.#state.status !== 'saved' && !this.#state.conflict) {
      const { draft: sent, version: before } = this.#state;
      this.#set({ status: 'saving', message: '', fields: {} });
      const result = await this.#ports.save(before, sent);
      if (!result.ok) return this.#explain(result);
      const { version, savedAt } = result.value;
      const { draft } = this.#state;
      const isCurrent = draft === sent;
      this.#ports.keep(isCurrent ? null : { draft, version });
      this.#set({ version, savedAt, status: isCurrent ? 'saved' : 'unsaved' });
    }
  }

  async #explain({ status, message, fields, details }: Failure): Promise<void> {
    if (status === 409 && details.current)
      return this.#set({ status: 'unsaved', conflict: details.current as StoredPostingDraft });
    // A colleague has deleted the draft, so its text is saved as a new draft.
    if (status === 410 && this.#state.version > 0) {
      this.#set({ status: 'unsaved', version: 0 });
      return this.#send();
    }
    const isTemporary = status === 0 || status === 429 || status >= 500;
    this.#set({ status: isTemporary ? 'offline' : 'failed', message, fields: inControls(fields) });
    if (isTemporary) this.#schedule(RETRY);
  }

  /** Overwrites the other version with this device's version. */
  readonly keepMine = () => {
    const { conflict } = this.#state;
    if (!conflict) return;
    this.#set({ conflict: null, version: conflict.version });
    void this.flush();
  };

  /** Continues with the other version. Returns this device's version, so that it can be restored by Undo. */
  readonly takeTheirs = (): PostingDraft => {
    const { conflict, draft } = this.#state;
    if (!conflict) return draft;
    this.#ports.keep(null);
    const { version, savedAt } = conflict;
    this.#set({ conflict: null, draft: conflict.draft, version, savedAt, status: 'saved', message: '', fields: {} });
    return draft;
  };
}
