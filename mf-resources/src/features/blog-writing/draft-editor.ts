import { createId } from '@verse/contract/server-state';
import { Observable } from '../../shared/autosave/observable';
import { CLOSING_LIMIT, type Unlock } from '../../shared/autosave/tab-lock';
import { asUuid } from '../../shared/uuid';
import { type Draft, type DraftText, EMPTY_DRAFT, isBlank } from './draft';
import { createDraftDocument } from './draft-document';
import { type DraftEditorState, EMPTY_DESK } from './draft-editor-state';
import { DraftRecords, isFor, rememberOpen } from './draft-records';
import { addTombstone } from './draft-tombstones';

/** The post editor, which has one draft open and lists the others. */
export class DraftEditor extends Observable<DraftEditorState> {
  readonly records = new DraftRecords();
  readonly #document = createDraftDocument(this.records, (draft) => this.#begun(draft));
  /** Id of the signed-in member; '' for a guest. */
  #writer = '';
  /** The writer has done something, so the last draft is no longer opened automatically. */
  #hasBegun = false;
  /** The form was unmounted. A lock that is acquired later would keep the draft from the next form. */
  #isOver = false;
  constructor() {
    super(EMPTY_DESK);
    this.#document.subscribe(() => {
      const { value: draft, blobs, atRisk, copiedAt } = this.#document.getState();
      if (draft.id && draft.id !== this.getState().draft.id) rememberOpen(draft.id);
      this.set({ draft, blobs, atRisk, copiedAt });
    });
  }

  readonly #lookAround = () => {
    const { id } = this.getState().draft;
    this.set({ others: this.records.of(this.#writer).filter((draft) => draft.id !== id) });
  };

  #begun(draft: Draft): Draft {
    this.#hasBegun = true;
    const { id, publishKey, owner } = draft;
    return { ...draft, id: id || createId(), publishKey: publishKey || createId(), owner: this.#writer || owner };
  }

  /** Opens the last draft. Text typed before the scripts were loaded becomes a new draft instead. */
  async start(typed: DraftText) {
    this.#isOver = false;
    this.records.open();
    window.addEventListener('storage', this.#lookAround);
    if (!isBlank({ ...EMPTY_DRAFT, ...typed })) this.change(typed);
    await this.records.restore();
    await this.openLast();
  }

  stop() {
    this.#isOver = true;
    window.removeEventListener('storage', this.#lookAround);
    this.#document.release();
    this.records.close();
  }

  /** Opens the last draft, unless the writer has begun something or a draft is already open. */
  async openLast() {
    const isFree = () => !this.#hasBegun && !this.#isOver && !this.getState().draft.id;
    this.records.forgetOld();
    const found = await this.records.lockLast(this.#writer, isFree);
    if (found && isFree()) await this.#put(found.draft, found.lock);
    else found?.lock();
    this.#lookAround();
  }

  /** Sets the writer. Closes the draft of another member, which stays on the device. */
  async writeAs(writer: string) {
    this.#writer = writer;
    if (!isFor(this.getState().draft, writer)) {
      this.#leave();
      await this.openLast();
    }
    this.#lookAround();
  }

  readonly change = (patch: Partial<Draft>) => this.#document.change(patch);
  readonly setThumbnail = (file: File | null) => this.#document.setThumbnail(file);
  readonly addImages = (files: File[]) => this.#document.addImages(files);
  readonly addTextPictures = (files: File[]) => this.#document.addTextPictures(files);
  readonly removeImage = (id: string) => this.#document.removeImage(id);
  readonly describe = (id: string, alt: string) => this.#document.describe(id, alt);
  /** Makes the server treat the next attempt as another post. */
  readonly renewKey = () => this.change({ publishKey: createId() });

  /** Stores a draft received from the server, or new facts about one. */
  receive(draft: Draft) {
    // The next form may have continued the draft.
    if (this.#isOver) return;
    if (draft.id === this.getState().draft.id) return this.#document.put(draft);
    this.records.keep(draft);
    this.#lookAround();
  }

  /** Opens another draft. Returns false if another tab has it open. */
  async open(draft: Draft): Promise<boolean> {
    const lock = await this.records.lock(draft.id, AbortSignal.timeout(CLOSING_LIMIT));
    if (!lock) return false;
    this.clear();
    await this.#put(this.records.newest(draft), lock);
    this.#lookAround();
    return true;
  }

  #put(draft: Draft, lock: Unlock) {
    this.set({ isRestored: true });
    return this.#document.open({ ...draft, isFromElsewhere: false, discardedAt: '' }, lock);
  }

  readonly discard = (draft: Draft) => this.records.discard(draft).finally(this.#lookAround);
  readonly takeBack = (draft: Draft) => this.receive({ ...draft, discardedAt: '' });

  /** Empties the editor. The closed draft stays on the device. */
  clear() {
    this.#hasBegun = true;
    this.#leave();
  }
  #leave() {
    this.#document.close();
    this.set({ isRestored: false });
    this.#lookAround();
  }

  /** Deletes the draft from the device, because it has become a post. */
  finish() {
    const { id } = this.getState().draft;
    this.#document.forget();
    if (this.#writer) addTombstone(asUuid(id) ?? id);
    this.clear();
  }
}
