import { EMPTY_DRAFT, isBlank, newId, picturesOf, type Draft, type DraftPicture, type DraftText } from './draft';
import { claimDraft, type Release } from './draft-claim';
import { forgetDraft, inOpeningOrder, isOver, keepDraft, keptDrafts, lastOpen, rememberOpen, type KeptDraft } from './kept-drafts';
import { forgetPictures, keepPicture, keptPicture } from './device-store';
import { DraftCopies, restoreFromCopies } from './draft-copies';

export interface DeskState {
  draft: Draft;
  /** The bytes of the draft's pictures by id; null when the device has lost them, absent while they are fetched. */
  blobs: Record<string, Blob | null>;
  /** What is not safe against a crash just now. */
  atRisk: { text: boolean; pictures: boolean };
  /** The draft was here before this visit. */
  isRestored: boolean;
  /** The other drafts of this device. */
  others: KeptDraft[];
}

const FRESH: DeskState = { draft: EMPTY_DRAFT, blobs: {}, atRisk: { text: false, pictures: false }, isRestored: false, others: [] };

function keepSafely(draft: Draft | KeptDraft): boolean {
  try {
    keepDraft(draft);
    return true;
  } catch {
    return false;
  }
}

/** The writer's desk: one draft on it, kept on the device with every letter, and the others within reach. */
export class DraftDesk {
  #state = FRESH;
  #listeners = new Set<() => void>();
  /** Of the draft on the desk; it may still be on its way when the desk is cleared. */
  #claim: Promise<Release | null> = Promise.resolve(null);
  #copies = new DraftCopies();
  /** The writer has done something: the last draft does not come back by itself any more. */
  #hasBegun = false;
  /** The form is gone; a claim that arrives now would keep the draft from the next one. */
  #isOver = false;

  readonly getState = () => this.#state;
  readonly getServerState = () => FRESH;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly #lookAround = () => {
    this.#set({ others: keptDrafts().filter(({ id }) => id !== this.#state.draft.id) });
  };

  #set(patch: Partial<DeskState>) {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  /** Puts the last draft on the desk, unless something has been typed before the scripts came: that is a new one. */
  async start(typed: DraftText) {
    this.#isOver = false;
    window.addEventListener('storage', this.#lookAround);
    if (!isBlank({ ...EMPTY_DRAFT, ...typed })) this.change(typed);
    await restoreFromCopies();
    const drafts = this.#withoutOld(keptDrafts());
    for (const draft of inOpeningOrder(drafts)) {
      const release = draft.discardedAt || this.#hasBegun ? null : await claimDraft(draft.id, { isOwn: draft.id === lastOpen() });
      if (!release) continue;
      if (this.#hasBegun || this.#isOver) release();
      else await this.#put(draft, release);
      break;
    }
    this.#lookAround();
  }

  stop() {
    this.#isOver = true;
    window.removeEventListener('storage', this.#lookAround);
    this.#letGo();
  }

  /** Every change is on the device before this returns. */
  change(patch: Partial<Draft>) {
    this.#hasBegun = true;
    const before = this.#state.draft;
    const draft: Draft = { ...before, ...patch, id: before.id || newId(), publishKey: patch.publishKey ?? (before.publishKey || newId()), savedAt: new Date().toISOString() };
    if (!before.id) {
      rememberOpen(draft.id);
      this.#claim = claimDraft(draft.id);
    }
    this.#set({ draft });
    this.#keep(draft);
  }

  setThumbnail(file: File) {
    const before = this.#state.draft.thumbnail;
    this.change({ thumbnail: this.#bring(file) });
    if (before) void this.#forget([before.id]);
  }

  removeThumbnail() {
    const before = this.#state.draft.thumbnail;
    this.change({ thumbnail: null });
    if (before) void this.#forget([before.id]);
  }

  addImages(files: File[]) {
    this.change({ images: [...this.#state.draft.images, ...files.map((file) => this.#bring(file))] });
  }

  removeImage(id: string) {
    this.change({ images: this.#state.draft.images.filter((image) => image.id !== id) });
    void this.#forget([id]);
  }

  describe(id: string, alt: string) {
    const { thumbnail, images } = this.#state.draft;
    const described = (picture: DraftPicture) => (picture.id === id ? { ...picture, alt } : picture);
    this.change({ thumbnail: thumbnail && described(thumbnail), images: images.map(described) });
  }

  /** The next attempt is another post to the server. */
  renewKey() {
    this.change({ publishKey: newId() });
  }

  /** Puts another draft on the desk; false when another tab has it. */
  async open(draft: KeptDraft): Promise<boolean> {
    const release = await claimDraft(draft.id);
    if (!release) return false;
    this.clear();
    await this.#put(draft, release);
    this.#lookAround();
    return true;
  }

  /** An empty desk; what lay on it stays on the device. */
  clear() {
    this.#hasBegun = true;
    this.#letGo();
    this.#set({ draft: EMPTY_DRAFT, blobs: {}, atRisk: FRESH.atRisk, isRestored: false });
    this.#lookAround();
  }

  /** Throws a draft of the drawer away, for a week to be taken back; false when another tab has it. */
  async discard(draft: KeptDraft): Promise<boolean> {
    const release = await claimDraft(draft.id);
    if (!release) return false;
    this.#keep({ ...draft, discardedAt: new Date().toISOString() });
    release();
    this.#lookAround();
    return true;
  }

  takeBack(draft: KeptDraft) {
    this.#keep({ ...draft, discardedAt: '' });
    this.#lookAround();
  }

  /** The draft has become a post: the device need not keep it any longer. */
  finish() {
    const { draft } = this.#state;
    this.#drop(draft.id);
    void this.#forget(picturesOf(draft).map(({ id }) => id));
    this.clear();
  }

  #bring(file: File): DraftPicture {
    const picture = { id: newId(), name: file.name, alt: '' };
    this.#set({ blobs: { ...this.#state.blobs, [picture.id]: file } });
    keepPicture(picture.id, file).catch(() => this.#set({ atRisk: { ...this.#state.atRisk, pictures: true } }));
    return picture;
  }

  async #put(draft: KeptDraft, release: Release) {
    this.#claim = Promise.resolve(release);
    rememberOpen(draft.id);
    this.#set({ draft: { ...draft }, isRestored: true });
    for (const { id } of picturesOf(draft)) {
      const blob = await keptPicture(id).catch(() => null);
      if (!(id in this.#state.blobs)) this.#set({ blobs: { ...this.#state.blobs, [id]: blob } });
    }
  }

  /** On the device at once, and in a second copy as soon as the disk has it; at risk only when neither worked. */
  #keep(draft: Draft | KeptDraft) {
    if (isBlank(draft)) {
      this.#drop(draft.id);
      return;
    }
    const isKept = keepSafely(draft);
    void this.#copies.keep(draft).then((hasCopy) => {
      const text = !(isKept || hasCopy);
      if (text !== this.#state.atRisk.text) this.#set({ atRisk: { ...this.#state.atRisk, text } });
    });
  }

  #drop(id: string) {
    forgetDraft(id);
    void this.#copies.forget(id);
  }

  #withoutOld(drafts: KeptDraft[]): KeptDraft[] {
    const now = Date.now();
    for (const draft of drafts.filter((kept) => isOver(kept, now))) {
      this.#drop(draft.id);
      void this.#forget(picturesOf(draft).map(({ id }) => id));
    }
    return drafts.filter((draft) => !isOver(draft, now));
  }

  #letGo() {
    void this.#claim.then((release) => release?.());
    this.#claim = Promise.resolve(null);
  }

  /** A picture that stays behind only takes room. */
  async #forget(ids: string[]) {
    await forgetPictures(ids).catch(() => {});
  }
}
