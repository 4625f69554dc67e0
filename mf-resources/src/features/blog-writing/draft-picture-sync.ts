import { ApiError } from '@verse/contract';
import { Observable, SaveLoop } from '@verse/contract/autosave';
import { allPictures, type DevicePicture } from '../../shared/autosave/device-picture';
import { readPicture } from '../../shared/autosave/device-store';
import { asUuid } from '../../shared/uuid';
import { type Draft, isOnServer, missingPictures } from './draft';
import type { DraftEditor } from './draft-editor';
import { type DraftsApi, getRetryDelay } from './drafts.api';

export interface PictureSyncState {
  /** Number of the open draft's pictures that only this device has. */
  waiting: number;
  /** Whether pictures of the open draft are arriving from the server. */
  isArriving: boolean;
  /** The reason why pictures are still waiting. */
  error: string;
}

const QUIET: PictureSyncState = { waiting: 0, isArriving: false, error: '' };

/** Whether the same request will be rejected again. */
const isFinal = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429 && status !== 408;

/**
 * Exchanges pictures with the server: uploads those chosen on this device once their draft is saved there, and loads
 * those of the open draft that this device lacks. Text never waits for pictures.
 */
export class DraftPictureSync extends Observable<PictureSyncState> {
  readonly #editor: DraftEditor;
  readonly #api: DraftsApi;
  readonly #loop = new SaveLoop((isReturn) => this.#attempt(isReturn));
  #owner = '';
  /** Pictures that the server has rejected, by id: the reason of uploads, '' for pictures that it does not have. */
  readonly #rejected = new Map<string, string>();
  /** Pictures whose descriptions have been sent again. */
  readonly #described = new Set<string>();

  constructor(editor: DraftEditor, api: DraftsApi) {
    super(QUIET);
    this.#editor = editor;
    this.#api = api;
  }

  start(owner: string) {
    this.#owner = owner;
    void this.#loop.start();
  }

  stop() {
    this.#owner = '';
    this.#loop.stop();
    this.set(QUIET);
  }

  schedule() {
    this.#loop.schedule();
  }

  async #attempt(isReturn: boolean): Promise<number | null> {
    if (!this.#owner) return null;
    // Another device may have uploaded them since, or space may have been freed.
    if (isReturn) this.#rejected.clear();
    this.set({ waiting: this.#findWaiting(this.#open).length });
    try {
      await this.#load();
      await this.#uploadAll();
      this.#report('');
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#report(error.status === 0 ? 'no connection' : error.message);
      return error.status === 401 || error.status === 403 ? null : getRetryDelay(error);
    }
  }

  #report(error: string) {
    if (!this.#owner) return;
    const waiting = this.#findWaiting(this.#open);
    const rejection = waiting.map(({ id }) => this.#rejected.get(id) ?? '').find((reason) => reason !== '');
    this.set({ waiting: waiting.length, isArriving: false, error: error || (rejection ?? '') });
  }

  get #open() {
    return this.#editor.getState().draft;
  }

  #findWaiting({ server, uploaded, ...draft }: Draft): DevicePicture[] {
    return server ? allPictures(draft).filter(({ id, src }) => src === undefined && !uploaded.includes(id)) : [];
  }

  /** Loads what the open draft lacks here, and what the device has lost of it. */
  async #load() {
    const { blobs } = this.#editor.getState();
    const { id, uploaded } = this.#open;
    const lost = allPictures(this.#open).filter((one) => blobs[one.id] === null && uploaded.includes(one.id));
    const missing = missingPictures(this.#open);
    for (const picture of lost)
      await this.#loadOne(asUuid(picture.id), (blob) => this.#editor.restoreBytes(picture.id, blob));
    for (const named of missing) await this.#loadOne(named.id, (blob) => this.#editor.placeArrived(id, named, blob));
  }

  async #loadOne(id: string | null | undefined, place: (blob: Blob) => Promise<void>) {
    const draftId = asUuid(this.#open.id);
    if (!id || !draftId || this.#rejected.has(id) || !this.#owner) return;
    this.set({ isArriving: true });
    try {
      await place(await this.#api.loadPicture(draftId, id));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.#rejected.set(id, '');
    }
  }

  async #uploadAll() {
    await this.#upload(this.#open);
    for (const draft of this.#editor.records.of(this.#owner)) {
      if (draft.id === this.#open.id || this.#findWaiting(draft).length === 0) continue;
      // Another tab uploads the pictures of the draft that it has open.
      const lock = await this.#editor.records.lock(draft.id);
      if (!lock) continue;
      await this.#upload(draft).finally(lock);
    }
  }

  async #upload(draft: Draft) {
    const draftId = asUuid(draft.id);
    if (!draftId || draft.discardedAt || !isOnServer(draft)) return;
    for (const picture of this.#findWaiting(draft)) {
      const pictureId = asUuid(picture.id);
      const blob = this.#editor.getState().blobs[picture.id] ?? (await readPicture(picture.id));
      if (!this.#owner || !pictureId || !blob || this.#rejected.has(picture.id)) continue;
      await this.#sendOne(draft, picture, { draftId, pictureId, blob });
    }
  }

  async #sendOne(draft: Draft, picture: DevicePicture, sent: { draftId: string; pictureId: string; blob: Blob }) {
    try {
      await this.#api.sendPicture(sent.draftId, sent.pictureId, sent.blob, picture.name);
      const now = draft.id === this.#open.id ? this.#open : this.#editor.records.read(draft.id);
      if (now) this.#editor.receive({ ...now, uploaded: [...new Set([...now.uploaded, picture.id])] });
    } catch (error) {
      if (!(error instanceof ApiError) || !isFinal(error) || error.status === 401) throw error;
      const isUnknown = error.status === 404;
      if (!isUnknown || this.#described.has(picture.id)) return void this.#rejected.set(picture.id, error.message);
      // Earlier releases described their pictures without ids.
      this.#described.add(picture.id);
      const { server } = this.#open;
      if (draft.id === this.#open.id && server) this.#editor.receive({ ...this.#open, server: { ...server, of: '' } });
    }
  }
}
