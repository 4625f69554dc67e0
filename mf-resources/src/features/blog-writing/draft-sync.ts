import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { ApiError } from '@verse/contract';
import { Observable, SaveLoop } from '@verse/contract/autosave';
import { asUuid } from '../../shared/uuid';
import { type Draft, isOnServer } from './draft';
import type { DraftEditor } from './draft-editor';
import { DraftPictureSync } from './draft-picture-sync';
import { isFor } from './draft-records';
import { readTombstones, removeTombstone } from './draft-tombstones';
import { type DraftsApi, getRetryDelay, type ServerDraft } from './drafts.api';
import { type Decision, reconcile, type Theirs } from './reconcile';
import {
  copyDraft,
  findUploaded,
  fromServer,
  isSameText,
  toRequest,
  withServerPictures,
  withServerText,
} from './server-drafts';

export interface SyncState {
  isOn: boolean;
  /** The reason why the server does not have the text. */
  error: { message: string; isRetried: boolean } | null;
  /** The draft that arrived most recently from another device. */
  arrived: Draft | null;
  /** The conflict that arose because the open draft was also changed on another device. */
  conflict: { mine: Draft; theirs: ServerDraft } | null;
}

const QUIET: SyncState = { isOn: false, error: null, arrived: null, conflict: null };

/** Synchronises the signed-in member's drafts with the server. Never overwrites text that the writer has not seen. */
export class DraftSync extends Observable<SyncState> {
  readonly pictures: DraftPictureSync;
  readonly #editor: DraftEditor;
  readonly #api: DraftsApi;
  readonly #loop = new SaveLoop((isReturn) => this.#attempt(isReturn));
  /** Whether drafts that are not open in the editor have changed, too. */
  #isAllPending = false;
  #owner = '';
  #seen: { draft: Draft; others: Draft[] } | null = null;
  /** Drafts sent to the server, kept because the response may have been lost. */
  readonly #sent = new Map<string, Draft>();
  #stopListening: () => void = () => {};

  constructor(editor: DraftEditor, api: DraftsApi) {
    super(QUIET);
    this.#editor = editor;
    this.#api = api;
    this.pictures = new DraftPictureSync(editor, api);
  }

  /** Loads drafts from other devices, then keeps the server up to date. */
  async start(owner: string) {
    this.#owner = owner;
    this.set({ ...QUIET, isOn: true });
    this.#stopListening = this.#editor.subscribe(() => this.#handleEdit());
    await this.#loop.start();
    if (this.getState().isOn) this.pictures.start(owner);
  }

  /** Sends pending changes and stops. */
  stop() {
    if (!this.getState().isOn) return;
    this.#stopListening();
    this.#loop.stop();
    this.pictures.stop();
    this.set(QUIET);
  }

  /** Sends the open text to the server. The server's version becomes a separate draft. */
  async keepMine() {
    const { conflict } = this.getState();
    if (!conflict) return;
    const { version, savedAt } = conflict.theirs;
    this.#editor.receive(copyDraft(conflict.theirs, this.#owner));
    this.#editor.receive({ ...this.#editor.getState().draft, server: { version, savedAt, of: '' } });
    this.set({ conflict: null });
    await this.#syncAll();
  }

  /** Opens the server's version. The text that was open becomes a separate draft. */
  async takeTheirs() {
    const { conflict } = this.getState();
    if (!conflict) return;
    const { draft } = this.#editor.getState();
    this.#editor.receive(copyDraft(draft, this.#owner));
    this.#editor.receive(withServerText(draft, conflict.theirs, this.#owner));
    this.set({ conflict: null });
    await this.#syncAll();
  }

  #handleEdit() {
    const { draft, others } = this.#editor.getState();
    const before = this.#seen;
    this.#seen = { draft, others };
    if (before?.draft === draft && before.others === others) return;
    // Clears the previous draft's messages. If it has a conflict, both versions are kept.
    if (before && before.draft.id !== draft.id) this.set({ conflict: null, error: null });
    const all = before?.others !== others;
    if (!all && isOnServer(draft)) return;
    this.#isAllPending ||= all;
    if (readTombstones().length > 0) this.#loop.schedule();
    else this.#loop.scheduleAfterPause();
  }

  #syncAll(): Promise<void> {
    this.#isAllPending = true;
    return this.#loop.run();
  }

  async #attempt(isReturn: boolean): Promise<number | null> {
    const all = isReturn || this.#isAllPending;
    this.#isAllPending = false;
    try {
      if (!navigator.onLine) throw new ApiError(0, undefined);
      await this.#exchange({ all, pull: isReturn });
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return this.#handleError(error);
    }
  }

  #handleError(error: ApiError): number | null {
    const { status, message } = error;
    if (status === 401 || !this.getState().isOn) return null;
    const isRetried = status !== 403;
    this.set({ error: { message: status === 0 ? 'no connection' : message, isRetried } });
    this.#isAllPending ||= isRetried;
    return isRetried ? getRetryDelay(error) : null;
  }

  /** `all` includes drafts that are not open in the editor. `pull` includes drafts from other devices. */
  async #exchange({ all, pull }: Record<'all' | 'pull', boolean>) {
    for (const id of readTombstones()) {
      await this.#api.remove(id);
      removeTombstone(id);
    }
    if (pull) await this.#pull();
    await this.#reconcile(this.#editor.getState().draft, 'unseen');
    if (all) for (const draft of this.#editor.records.of(this.#owner)) await this.#reconcile(draft, 'unseen');
    if (this.getState().error?.isRetried) this.set({ error: null });
    this.pictures.schedule();
  }

  async #pull() {
    const onServer = await this.#api.list();
    const onDevice = new Map(this.#editor.records.all().map((draft) => [asUuid(draft.id), draft]));
    for (const theirs of onServer) await this.#reconcile(onDevice.get(theirs.id) ?? null, theirs);
    for (const { id } of onServer) onDevice.delete(id);
    // If the list is truncated, a draft missing from it has not necessarily been deleted.
    if (onServer.length < DRAFT_LIMITS.drafts)
      for (const mine of onDevice.values()) if (mine.server) await this.#reconcile(mine, 'gone');
  }

  #isOpen(draft: Draft) {
    return draft.id === this.#editor.getState().draft.id;
  }

  /** Reconciles a draft with the server, unless it is open in another tab. */
  async #reconcile(draft: Draft | null, theirs: Theirs) {
    if (draft && !isFor(draft, this.#owner)) return;
    if (!draft) return this.#apply(reconcile(null, theirs, { sent: undefined, isOpen: false }));
    const base = { sent: this.#sent.get(draft.id), isOpen: this.#isOpen(draft) };
    if (base.isOpen) return this.#apply(reconcile(this.#editor.getState().draft, theirs, base));
    if (reconcile(draft, theirs, base).verdict === 'keep') return;
    const lock = await this.#editor.records.lock(draft.id);
    const now = this.#editor.records.read(draft.id);
    try {
      if (lock && now) await this.#apply(reconcile(now, theirs, base));
    } finally {
      lock?.();
    }
  }

  async #apply(decision: Decision): Promise<void> {
    switch (decision.verdict) {
      case 'keep':
        return;
      case 'send':
        return this.#send(decision.mine);
      case 'remove':
        await this.#api.remove(asUuid(decision.mine.id) ?? '');
        return this.#patch(decision.mine, { server: null });
      case 'detach':
        return this.#patch(decision.mine, { server: null });
      case 'discard':
        return this.#patch(decision.mine, { server: null, discardedAt: new Date().toISOString() });
      default: {
        const { mine, theirs } = decision;
        const now = mine && this.#readCurrent(mine);
        // If the text has changed in the meantime, reconcile again.
        if (!now || isSameText(now, mine)) return this.#merge(decision);
        return this.#apply(reconcile(now, theirs, { sent: this.#sent.get(now.id), isOpen: this.#isOpen(now) }));
      }
    }
  }

  #merge({ verdict, mine, theirs }: Extract<Decision, { theirs: ServerDraft }>) {
    const { version, savedAt, pictures = [] } = theirs;
    if (!mine) this.#receive(fromServer(theirs, this.#owner));
    else if (verdict === 'agree')
      this.#patch(mine, { ...withServerPictures(mine, pictures), server: { version, savedAt, of: mine.savedAt } });
    else if (verdict === 'resend')
      this.#patch(mine, { elsewhere: mine.elsewhere, server: { version, savedAt, of: '' } });
    else if (verdict === 'ask') this.set({ conflict: { mine, theirs } });
    else {
      if (verdict === 'split') this.#editor.receive(copyDraft(mine, this.#owner));
      this.#editor.receive(withServerText(mine, theirs, this.#owner));
    }
  }

  #receive(draft: Draft) {
    this.#editor.receive(draft);
    if (draft.savedAt > (this.getState().arrived?.savedAt ?? '')) this.set({ arrived: draft });
  }

  #readCurrent(draft: Draft) {
    return this.#isOpen(draft) ? this.#editor.getState().draft : this.#editor.records.read(draft.id);
  }

  /** Patches the draft as currently stored, because its text may have changed during the request. */
  #patch(draft: Draft, patch: Partial<Draft>) {
    const now = this.#readCurrent(draft);
    if (now) this.#editor.receive({ ...now, ...patch, owner: this.#owner });
  }

  async #send(mine: Draft): Promise<void> {
    const request = toRequest(mine);
    if (!request || this.getState().conflict?.mine.id === mine.id) return;
    const before = this.#sent.get(mine.id);
    this.#sent.set(mine.id, mine);
    try {
      const { version, savedAt, pictures = [] } = await this.#api.save(request);
      const uploaded = findUploaded(mine, pictures);
      this.#patch(mine, { uploaded, server: { version, savedAt, of: mine.savedAt } });
      if (this.getState().error) this.set({ error: null });
    } catch (error) {
      await this.#recover(mine, before, error);
    }
  }

  async #recover(mine: Draft, sent: Draft | undefined, error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 400 || error.status === 413) {
      const message = Object.values(error.fields)[0] ?? error.message;
      return this.set({ error: { message, isRetried: false } });
    }
    const theirs = readTheirs(error);
    const decision = theirs && reconcile(mine, theirs, { sent, isOpen: this.#isOpen(mine) });
    // Resending the unchanged text would only be rejected again.
    if (!decision || decision.verdict === 'send' || decision.verdict === 'keep') throw error;
    await this.#apply(decision);
    if (decision.verdict === 'ask') return;
    this.#isAllPending = true;
    this.#loop.schedule();
  }
}

/** Returns the server's version, taken from a conflict response. */
function readTheirs({ status, failure }: ApiError): Theirs | null {
  if (status === 410) return 'gone';
  return status === 409 && failure && 'current' in failure ? (failure.current as ServerDraft) : null;
}
