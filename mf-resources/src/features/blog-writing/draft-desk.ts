import { forgetPictures, keepPicture, keptPicture } from '../../shared/device/device-store';
import { acquireTabLock, CLOSING_LIMIT, OWN_LIMIT, type Unlock } from '../../shared/device/tab-lock';
import { TextCopies } from '../../shared/device/text-copies';
import { asUuid, newId } from '../../shared/new-id';
import type { PictureBytes } from '../../shared/pictures/device-picture';
import {
  type Draft,
  type DraftPicture,
  type DraftText,
  EMPTY_DRAFT,
  isBlank,
  missingPictures,
  picturesOf,
} from './draft';
import { addTombstone } from './draft-tombstones';
import {
  asKept,
  forgetDraft,
  inOpeningOrder,
  isFor,
  isOver,
  keepIfAllowed,
  type KeptDraft,
  keptDrafts,
  lastOpen,
  rememberOpen,
} from './kept-drafts';
import { restoreFromCopies } from './restored-drafts';

export interface DeskState {
  draft: Draft;
  /** The bytes of the draft's pictures by id; null when the device has lost them, absent while they are fetched. */
  blobs: PictureBytes;
  /** What is not safe against a crash just now. */
  atRisk: { text: boolean; pictures: boolean };
  /** The `savedAt` of the text that outlives the browser itself. */
  copiedAt: string;
  /** The draft was here before this visit. */
  isRestored: boolean;
  /** The other drafts of this device. */
  others: KeptDraft[];
}

const FRESH: DeskState = {
  draft: EMPTY_DRAFT,
  blobs: {},
  atRisk: { text: false, pictures: false },
  copiedAt: '',
  isRestored: false,
  others: [],
};

/** The writer's desk: one draft on it, kept on the device with every letter, and the others within reach. */
export class DraftDesk {
  #state = FRESH;
  #listeners = new Set<() => void>();
  /** Of the draft on the desk; it may still be on its way when the desk is cleared. */
  #claim: Promise<Unlock | null> = Promise.resolve(null);
  #copies = new TextCopies();
  /** Who is signed in; '' for nobody. */
  #writer = '';
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

  readonly #lookAround = () =>
    this.#set({
      others: keptDrafts().filter((draft) => draft.id !== this.#state.draft.id && isFor(draft, this.#writer)),
    });

  #set(patch: Partial<DeskState>) {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }

  /** Puts the last draft on the desk, unless something has been typed before the scripts came: that is a new one. */
  async start(typed: DraftText) {
    this.#isOver = false;
    this.#copies.open();
    window.addEventListener('storage', this.#lookAround);
    if (!isBlank({ ...EMPTY_DRAFT, ...typed })) this.change(typed);
    await restoreFromCopies();
    await this.openLast();
  }

  /** Puts the last draft there is on the desk, unless something has been begun or lies there already. */
  async openLast() {
    const drafts = this.#withoutOld(keptDrafts()).filter((draft) => isFor(draft, this.#writer));
    for (const draft of inOpeningOrder(drafts)) {
      const isWanted = !draft.discardedAt && !draft.isFromElsewhere && !this.#hasBegun && !this.#state.draft.id;
      const release = isWanted
        ? await acquireTabLock(draft.id, draft.id === lastOpen() ? AbortSignal.timeout(OWN_LIMIT) : undefined)
        : null;
      if (!release) continue;
      if (this.#hasBegun || this.#isOver) release();
      else await this.#put(draft, release);
      break;
    }
    this.#lookAround();
  }

  /** Says who writes from now on. What somebody else has written leaves the desk, and stays on the device. */
  async writeAs(writer: string) {
    this.#writer = writer;
    if (!isFor(this.#state.draft, writer)) {
      this.#leave();
      await this.openLast();
    }
    this.#lookAround();
  }

  stop() {
    this.#isOver = true;
    window.removeEventListener('storage', this.#lookAround);
    this.#copies.close();
    this.#letGo();
  }

  /** Every change is on the device before this returns. */
  change(patch: Partial<Draft>) {
    this.#hasBegun = true;
    const before = this.#state.draft;
    const draft: Draft = {
      ...before,
      ...patch,
      id: before.id || newId(),
      publishKey: patch.publishKey ?? (before.publishKey || newId()),
      owner: this.#writer || before.owner,
      savedAt: new Date().toISOString(),
    };
    if (!before.id) {
      rememberOpen(draft.id);
      this.#claim = acquireTabLock(draft.id);
    }
    this.#set({ draft });
    this.#keep(draft);
  }

  setThumbnail(file: File | null) {
    const before = this.#state.draft.thumbnail;
    this.change({ thumbnail: file && this.#bring(file) });
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
    const release = await acquireTabLock(draft.id, AbortSignal.timeout(CLOSING_LIMIT));
    if (!release) return false;
    this.clear();
    await this.#put(asKept(draft), release);
    this.#lookAround();
    return true;
  }

  /** Takes what the server has said of a draft, or a draft that it has. */
  receive(draft: KeptDraft) {
    // The next form may have gone on with it.
    if (this.#isOver) return;
    const isHere = draft.id === this.#state.draft.id;
    if (isHere) this.#set({ draft: { ...draft } });
    this.#keep(draft);
    if (!isHere) this.#lookAround();
  }

  /** An empty desk; what lay on it stays on the device. */
  clear() {
    this.#hasBegun = true;
    this.#leave();
  }

  #leave() {
    this.#letGo();
    this.#set({ draft: EMPTY_DRAFT, blobs: {}, atRisk: FRESH.atRisk, copiedAt: '', isRestored: false });
    this.#lookAround();
  }

  /** Throws a draft of the drawer away, for a week to be taken back; false when another tab has it. */
  async discard(draft: KeptDraft): Promise<boolean> {
    const release = await acquireTabLock(draft.id);
    if (!release) return false;
    this.#keep({ ...asKept(draft), discardedAt: new Date().toISOString() });
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
    this.#drop(draft);
    if (this.#writer) addTombstone(asUuid(draft.id) ?? draft.id);
    void this.#forget(picturesOf(draft).map(({ id }) => id));
    this.clear();
  }

  #bring(file: File): DraftPicture {
    // Whoever chooses it again has described it on the other device.
    const alt = missingPictures(this.#state.draft).find(({ name }) => name === file.name)?.alt ?? '';
    const picture = { id: newId(), name: file.name, alt };
    this.#set({ blobs: { ...this.#state.blobs, [picture.id]: file } });
    keepPicture(picture.id, file).catch(() => this.#set({ atRisk: { ...this.#state.atRisk, pictures: true } }));
    return picture;
  }

  async #put(draft: KeptDraft, release: Unlock) {
    this.#claim = Promise.resolve(release);
    rememberOpen(draft.id);
    this.#set({ draft: { ...draft, isFromElsewhere: false }, copiedAt: draft.savedAt, isRestored: true });
    for (const { id } of picturesOf(draft)) {
      const blob = await keptPicture(id).catch(() => null);
      if (!(id in this.#state.blobs)) this.#set({ blobs: { ...this.#state.blobs, [id]: blob } });
    }
  }

  /** On the device at once, and in a second copy as soon as the disk has it; at risk only when neither worked. */
  #keep(draft: Draft | KeptDraft) {
    if (isBlank(draft)) {
      this.#drop(draft);
      return;
    }
    const isKept = keepIfAllowed(draft);
    void this.#copies.keep(draft.id, JSON.stringify(draft)).then((hasCopy) => {
      const text = !(isKept || hasCopy);
      const isNewer = hasCopy && draft.id === this.#state.draft.id && draft.savedAt > this.#state.copiedAt;
      if (isNewer) this.#set({ copiedAt: draft.savedAt });
      if (text !== this.#state.atRisk.text) this.#set({ atRisk: { ...this.#state.atRisk, text } });
    });
  }

  #drop({ id, server }: Draft) {
    forgetDraft(id);
    void this.#copies.forget(id);
    const known = server ? asUuid(id) : null;
    if (known) addTombstone(known);
  }

  #withoutOld(drafts: KeptDraft[]): KeptDraft[] {
    const now = Date.now();
    for (const draft of drafts.filter((kept) => isOver(kept, now))) {
      this.#drop(draft);
      void this.#forget(picturesOf(draft).map(({ id }) => id));
    }
    return drafts.filter((draft) => !isOver(draft, now));
  }

  #letGo() {
    void this.#claim.then((release) => release?.());
    this.#claim = Promise.resolve(null);
  }

  /** A picture that stays behind only takes room. */
  #forget = (ids: string[]) => forgetPictures(ids).catch(() => {});
}
