import { ApiError } from '@verse/contract';
import { acquireTabLock } from '../../shared/device/tab-lock';
import { asUuid } from '../../shared/new-id';
import { type Draft, isBlank, isOnServer } from './draft';
import type { DraftDesk } from './draft-desk';
import { draftTombstones, removeTombstone } from './draft-tombstones';
import { type DraftsApi, patienceOf, type ServerDraft } from './drafts.api';
import { isFor, type KeptDraft, keptDrafts } from './kept-drafts';
import { fromServer, goesOn, isSameText, kept, requestOf, secondDraft, withServerText } from './server-drafts';
import { QUIET, type SyncState } from './sync-state';

/** Milliseconds: from the last letter, at most from the first, and between attempts without a connection. */
const PAUSE = 800;
const LONGEST_PAUSE = 4000;
const RETRIES = [2000, 5000, 15_000, 60_000];
const MOST_LISTED = 50;

/** Copies the drafts of whoever is signed in to the server and back, and overwrites nothing unseen. */
export class DraftSync {
  #state: SyncState = QUIET;
  #listeners = new Set<() => void>();
  readonly #desk: DraftDesk;
  readonly #api: DraftsApi;
  #owner = '';
  #work: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;
  #failures = 0;
  /** The server has asked for patience until then. */
  #notBefore = 0;
  #seen: { draft: Draft; others: KeptDraft[] } | null = null;
  /** The texts that were sent and whose answers may have got lost. */
  #sent = new Map<string, Draft>();
  #endings: (() => void)[] = [];

  constructor(desk: DraftDesk, api: DraftsApi) {
    this.#desk = desk;
    this.#api = api;
  }

  readonly getState = () => this.#state;
  readonly getServerState = () => QUIET;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(patch: Partial<SyncState>) {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  /** Brings the drafts of other devices, then keeps the server up to date. */
  async start(owner: string) {
    this.#owner = owner;
    this.#set({ ...QUIET, isOn: true });
    const look = () => void this.#run({ all: true, pull: true });
    const handleVisibility = () =>
      document.visibilityState === 'hidden' ? void this.#run({ all: false, pull: false }) : look();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', handleVisibility);
    this.#endings = [
      this.#desk.subscribe(() => this.#notice()),
      () => window.removeEventListener('online', look),
      () => document.removeEventListener('visibilitychange', handleVisibility),
    ];
    await this.#run({ all: true, pull: true });
  }

  /** What is still to be sent is sent. */
  stop() {
    if (!this.#state.isOn) return;
    for (const end of this.#endings) end();
    clearTimeout(this.#timer);
    void this.#run({ all: false, pull: false });
    this.#set(QUIET);
  }

  /** The text of the desk goes to the server; theirs stays as a draft of its own. */
  async keepMine() {
    const { conflict } = this.#state;
    if (!conflict) return;
    const { draft } = this.#desk.getState();
    this.#desk.receive(secondDraft(conflict.theirs, this.#owner));
    this.#desk.receive({
      ...kept(draft),
      server: { version: conflict.theirs.version, savedAt: conflict.theirs.savedAt, of: '' },
    });
    this.#set({ conflict: null });
    await this.#run({ all: true, pull: false });
  }

  /** Theirs comes to the desk; the text that lay there stays as a draft of its own. */
  async takeTheirs() {
    const { conflict } = this.#state;
    if (!conflict) return;
    const { draft } = this.#desk.getState();
    this.#desk.receive(secondDraft(draft, this.#owner));
    this.#desk.receive(withServerText(draft, conflict.theirs, this.#owner));
    this.#set({ conflict: null });
    await this.#run({ all: true, pull: false });
  }

  #notice() {
    const { draft, others } = this.#desk.getState();
    const before = this.#seen;
    this.#seen = { draft, others };
    if (before?.draft === draft && before.others === others) return;
    // What was said of the last draft is not said of this one; its conflict is settled by keeping both.
    if (before && before.draft.id !== draft.id) this.#set({ conflict: null, trouble: null });
    const all = before?.others !== others;
    if (!all && isOnServer(draft)) return;
    this.#waitingSince ||= Date.now();
    const pause = Math.max(0, Math.min(PAUSE, this.#waitingSince + LONGEST_PAUSE - Date.now()));
    this.#later(draftTombstones().length > 0 ? 0 : pause, all);
  }

  #later(pause: number, all: boolean) {
    clearTimeout(this.#timer);
    const patience = this.#notBefore - Date.now();
    this.#timer = setTimeout(() => void this.#run({ all, pull: false }), Math.max(pause, patience));
  }

  /** One after the other. */
  #run(what: { all: boolean; pull: boolean }): Promise<void> {
    clearTimeout(this.#timer);
    this.#waitingSince = 0;
    this.#work = this.#work.then(() => this.#exchange(what)).catch((error: unknown) => this.#explain(error));
    return this.#work;
  }

  async #exchange({ all, pull }: { all: boolean; pull: boolean }) {
    if (!navigator.onLine) throw new ApiError(0, undefined);
    for (const id of draftTombstones()) {
      await this.#api.remove(id);
      removeTombstone(id);
    }
    if (pull) await this.#pull();
    await this.#push(this.#desk.getState().draft);
    if (all) for (const draft of keptDrafts()) if (isFor(draft, this.#owner)) await this.#pushOther(draft);
    this.#failures = 0;
    if (this.#state.trouble?.isRetried) this.#set({ trouble: null });
  }

  async #pull() {
    const found = await this.#api.list();
    const here = new Map(keptDrafts().map((draft) => [asUuid(draft.id), draft]));
    for (const theirs of found) {
      if (theirs.postId !== undefined) continue;
      const mine = here.get(theirs.id);
      if (!mine) this.#arrive(fromServer(theirs, this.#owner));
      else if (mine.server?.version !== theirs.version && isFor(mine, this.#owner))
        await this.#ifFree(mine, () => this.#meet(mine, theirs));
    }
    const ids = new Set(found.map(({ id }) => id));
    const missing =
      found.length < MOST_LISTED
        ? [...here.values()].filter(({ id, server }) => server && !ids.has(asUuid(id) ?? ''))
        : [];
    for (const draft of missing) {
      if (isFor(draft, this.#owner)) await this.#ifFree(draft, () => this.#lose(draft));
    }
  }

  #arrive(draft: KeptDraft) {
    this.#desk.receive(draft);
    if (draft.savedAt > (this.#state.arrived?.savedAt ?? '')) this.#set({ arrived: draft });
  }

  /** Another device has saved this draft since. */
  #meet(mine: KeptDraft, theirs: ServerDraft) {
    const { version, savedAt, pictures: elsewhere = [] } = theirs;
    if (isSameText(mine, theirs))
      this.#desk.receive({ ...mine, elsewhere, owner: this.#owner, server: { version, savedAt, of: mine.savedAt } });
    else if (isOnServer(mine)) this.#desk.receive(withServerText(mine, theirs, this.#owner));
  }

  /** Another device has published or deleted this draft. Here it can be taken back for a week, like any that is deleted. */
  #lose(mine: KeptDraft) {
    const isOpen = mine.id === this.#desk.getState().draft.id;
    const discardedAt = isOpen || !isOnServer(mine) ? mine.discardedAt : mine.discardedAt || new Date().toISOString();
    this.#desk.receive({ ...mine, server: null, discardedAt });
  }

  /** Acts unless another tab works on the draft. */
  async #ifFree(draft: KeptDraft, act: () => Promise<void> | void) {
    if (draft.id === this.#desk.getState().draft.id) return void (await act());
    const release = await acquireTabLock(draft.id);
    if (!release) return;
    try {
      await act();
    } finally {
      release();
    }
  }

  async #pushOther(draft: KeptDraft) {
    if (draft.id === this.#desk.getState().draft.id) return;
    const id = asUuid(draft.id);
    if (draft.discardedAt ? !draft.server || !id : isOnServer(draft)) return;
    await this.#ifFree(draft, async () => {
      if (!draft.discardedAt) return this.#push(draft);
      await this.#api.remove(id ?? '');
      this.#desk.receive({ ...draft, server: null });
    });
  }

  async #push(draft: Draft): Promise<void> {
    const request = requestOf(draft);
    if (!request || isBlank(draft) || isOnServer(draft) || this.#state.conflict?.mine.id === draft.id) return;
    const before = this.#sent.get(draft.id);
    this.#sent.set(draft.id, draft);
    try {
      const { version, savedAt } = await this.#api.save(request);
      this.#settle(draft, { version, savedAt, of: draft.savedAt });
      if (this.#state.trouble) this.#set({ trouble: null });
    } catch (error) {
      await this.#recover(draft, before, error);
    }
  }

  async #recover(draft: Draft, before: Draft | undefined, error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) this.#settle(draft, null);
    else if (error.status === 409 && error.failure && 'current' in error.failure) {
      const theirs = error.failure.current as ServerDraft;
      if (!(before && isSameText(before, theirs)) && !goesOn(theirs, draft)) return this.#disagree(draft, theirs);
      this.#settle(draft, { version: theirs.version, savedAt: theirs.savedAt, of: '' });
    } else if (error.status === 400 || error.status === 413) {
      return this.#set({ trouble: { message: Object.values(error.fields)[0] ?? error.message, isRetried: false } });
    } else throw error;
    this.#later(0, true);
  }

  #disagree(draft: Draft, theirs: ServerDraft) {
    if (draft.id === this.#desk.getState().draft.id) return this.#set({ conflict: { mine: draft, theirs } });
    this.#desk.receive(secondDraft(draft, this.#owner));
    this.#desk.receive(withServerText(draft, theirs, this.#owner));
    this.#later(0, true);
  }

  /** The text may have changed while it was on its way. */
  #settle({ id }: Draft, server: Draft['server']) {
    const { draft } = this.#desk.getState();
    const now = draft.id === id ? kept(draft) : keptDrafts().find((one) => one.id === id);
    if (now) this.#desk.receive({ ...now, owner: this.#owner, server });
  }

  #explain(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401 || !this.#state.isOn) return;
    const isRetried = error.status !== 403;
    this.#notBefore = Date.now() + patienceOf(error);
    this.#set({ trouble: { message: error.status === 0 ? 'no connection' : error.message, isRetried } });
    if (isRetried) this.#later(RETRIES[Math.min(this.#failures, RETRIES.length - 1)] ?? 0, true);
    this.#failures += 1;
  }
}
