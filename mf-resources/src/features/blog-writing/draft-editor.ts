import { Observable } from '@verse/contract/autosave';
import { createId } from '@verse/contract/server-state';
import { AutosavedDocument, type AutosaveState } from '../../shared/autosave/autosaved-document';
import { storePicture } from '../../shared/autosave/device-store';
import { CLOSING_LIMIT, type Unlock } from '../../shared/autosave/tab-lock';
import type { PostText } from '../../shared/post-text';
import { asUuid } from '../../shared/uuid';
import { type Draft, EMPTY_DRAFT, isBlank, isDescribedBy, missingPictures, type NamedPicture } from './draft';
import { DraftRecords, isFor, rememberOpen } from './draft-records';
import { addTombstone } from './draft-tombstones';
import { withArrivedPicture } from './server-drafts';

export interface DraftEditorState extends Pick<AutosaveState<Draft>, 'blobs' | 'atRisk' | 'copiedAt'> {
  draft: Draft;
  /** Whether the draft existed before this visit. */
  isRestored: boolean;
  others: Draft[];
}

const EMPTY_STATE: DraftEditorState = {
  draft: EMPTY_DRAFT,
  blobs: {},
  atRisk: { text: false, pictures: false },
  copiedAt: '',
  isRestored: false,
  others: [],
};

/** The editor's open draft, with access to the device's other drafts. */
export class DraftEditor extends Observable<DraftEditorState> {
  readonly records = new DraftRecords();
  readonly #document = new AutosavedDocument<Draft>({
    records: this.records,
    blank: EMPTY_DRAFT,
    getPictures: (draft) => draft,
    withPictures: (draft, { thumbnail, images }) => ({ ...draft, thumbnail, images }),
    // A picture that is chosen again keeps the description written on the other device.
    altOf: (draft, file) => missingPictures(draft).find(({ name }) => name === file)?.alt ?? '',
    keyOf: (draft, file) => missingPictures(draft).find(({ name }) => name === file)?.key,
    renewed: (draft) => this.#withIds(draft),
  });
  /** Id of the signed-in member; '' for a guest. */
  #writer = '';
  /** Whether the writer has already used the editor. If so, the last draft is no longer opened automatically. */
  #hasInteracted = false;
  /**
   * Whether the form has been unmounted. A lock acquired after unmounting would block the next form from opening the
   * draft.
   */
  #isStopped = false;
  constructor() {
    super(EMPTY_STATE);
    this.#document.subscribe(() => {
      const { value: draft, blobs, atRisk, copiedAt } = this.#document.getState();
      if (draft.id && draft.id !== this.getState().draft.id) rememberOpen(draft.id);
      this.set({ draft, blobs, atRisk, copiedAt });
    });
  }

  readonly #refreshOthers = () => {
    const { id } = this.getState().draft;
    this.set({ others: this.records.of(this.#writer).filter((draft) => draft.id !== id) });
  };

  #withIds(draft: Draft): Draft {
    this.#hasInteracted = true;
    const { id, publishKey, owner } = draft;
    return { ...draft, id: id || createId(), publishKey: publishKey || createId(), owner: this.#writer || owner };
  }

  /** Opens the last draft. If something was typed before the scripts loaded, it becomes a new draft instead. */
  async start(typed: PostText) {
    this.#isStopped = false;
    this.records.open();
    window.addEventListener('storage', this.#refreshOthers);
    if (!isBlank({ ...EMPTY_DRAFT, ...typed })) this.change(typed);
    await this.records.restore();
    await this.openLast();
  }

  stop() {
    this.#isStopped = true;
    window.removeEventListener('storage', this.#refreshOthers);
    this.#document.release();
    this.records.close();
  }

  /** Opens the last draft, unless another one is already open or has been started. */
  async openLast() {
    const isFree = () => !this.#hasInteracted && !this.#isStopped && !this.getState().draft.id;
    this.records.deleteExpired();
    const found = await this.records.lockLast(this.#writer, isFree);
    if (found && isFree()) await this.#openLocked(found.draft, found.lock);
    else found?.lock();
    this.#refreshOthers();
  }

  /**
   * Sets the writer. If the open draft belongs to another member, it is removed from the form but kept on the device.
   */
  async writeAs(writer: string) {
    this.#writer = writer;
    if (!isFor(this.getState().draft, writer)) {
      this.#close();
      await this.openLast();
    }
    this.#refreshOthers();
  }

  readonly change = (patch: Partial<Draft>) => this.#document.change(patch);
  readonly setThumbnail = (file: File | null) => {
    const { thumbnail } = this.getState().draft;
    this.#document.setThumbnail(file);
    this.#dropDescriptions(
      (named) => named.isCover === true || (thumbnail !== null && isDescribedBy(thumbnail, named)),
    );
  };
  readonly addImages = (files: File[]) => this.#document.addImages(files);
  readonly addTextPictures = (files: File[]) => this.#document.addTextPictures(files);
  readonly removeImage = (id: string) => {
    const picture = this.getState().draft.images.find((image) => image.id === id);
    this.#document.removeImage(id);
    this.#dropDescriptions((named) => picture !== undefined && isDescribedBy(picture, named));
  };
  readonly describe = (id: string, alt: string) => this.#document.describe(id, alt);

  /** Without its description, a removed picture is not loaded from the server again. */
  #dropDescriptions(isDropped: (named: NamedPicture) => boolean) {
    const { elsewhere } = this.getState().draft;
    if (elsewhere.some(isDropped)) this.change({ elsewhere: elsewhere.filter((named) => !isDropped(named)) });
  }

  /** Makes the server treat the next attempt as a different post. */
  readonly renewKey = () => this.change({ publishKey: createId() });

  /** Stores a draft received from the server, or the server's response about a draft. */
  receive(draft: Draft) {
    // The next form may already have opened the draft.
    if (this.#isStopped) return;
    if (draft.id === this.getState().draft.id) return this.#document.put(draft);
    this.records.keep(draft);
    this.#refreshOthers();
  }

  /** Stores bytes that the device has lost. */
  async restoreBytes(id: string, blob: Blob) {
    this.#document.setBytes(id, blob);
    await storePicture(id, blob);
  }

  /** Adds a picture that has arrived from the server, if its draft is still open and still lacks it. */
  async placeArrived(draftId: string, named: NamedPicture, blob: Blob) {
    const { draft } = this.getState();
    const { id } = named;
    if (id === undefined || draft.id !== draftId || !missingPictures(draft).includes(named)) return;
    const isStored = this.restoreBytes(id, blob);
    this.receive(withArrivedPicture(draft, named, id));
    await isStored;
  }

  /** Opens another draft. Returns false if another tab has it open. */
  async open(draft: Draft): Promise<boolean> {
    const lock = await this.records.lock(draft.id, AbortSignal.timeout(CLOSING_LIMIT));
    if (!lock) return false;
    this.clear();
    await this.#openLocked(this.records.newest(draft), lock);
    this.#refreshOthers();
    return true;
  }

  #openLocked(draft: Draft, lock: Unlock) {
    this.set({ isRestored: true });
    return this.#document.open({ ...draft, isFromElsewhere: false, discardedAt: '' }, lock);
  }

  readonly discard = (draft: Draft) => this.records.discard(draft).finally(this.#refreshOthers);
  readonly restore = (draft: Draft) => this.receive({ ...draft, discardedAt: '' });

  /** Empties the editor. Its draft remains on the device. */
  clear() {
    this.#hasInteracted = true;
    this.#close();
  }
  #close() {
    this.#document.close();
    this.set({ isRestored: false });
    this.#refreshOthers();
  }

  /** Deletes the draft from the device once it has become a post. */
  finish() {
    const { id } = this.getState().draft;
    this.#document.forget();
    if (this.#writer) addTombstone(asUuid(id) ?? id);
    this.clear();
  }
}
