import { createId } from '@verse/contract/server-state';
import type { AutosavedRecord, AutosavedRecords } from './autosaved-records';
import { chosenHere, type DevicePicture, type PictureBytes, type Pictures } from './device-picture';
import { forgetPictures, keepPicture, keptPicture } from './device-store';
import { Observable } from './observable';
import type { Unlock } from './tab-lock';

export interface AutosaveState<Value> {
  value: Value;
  /** `elsewhere` while another tab has it. */
  access: 'closed' | 'elsewhere' | 'open';
  /** The bytes of its pictures that were chosen on this device. */
  blobs: PictureBytes;
  /** The parts that are not safe against a crash now. */
  atRisk: { text: boolean; pictures: boolean };
  /** The `savedAt` of the text that outlives the browser itself. */
  copiedAt: string;
}

export interface DocumentKind<Value extends AutosavedRecord> {
  records: AutosavedRecords<Value>;
  /** What lies on the page while nothing is open, or nothing is kept. */
  blank: Value;
  getPictures: (value: Value) => Pictures;
  withPictures: (value: Value, pictures: Pictures) => Value;
  /** The last description of a picture with that name. */
  altOf?: (value: Value, name: string) => string;
  /** The key that the text already has for a picture with that name. */
  keyOf?: (value: Value, name: string) => string | undefined;
  /** What every change brings along: an id, its writer. */
  renewed?: (value: Value) => Value;
}

const KEY_LENGTH = 12;
const SAFE = { text: false, pictures: false };

/** A text with its pictures, open in one tab, and on the device with every letter. */
export class AutosavedDocument<Value extends AutosavedRecord> extends Observable<AutosaveState<Value>> {
  readonly #kind: DocumentKind<Value>;
  /** It may still be on its way when the document is closed. */
  #lock: Promise<Unlock | null> = Promise.resolve(null);
  #stopListening = () => {};

  constructor(kind: DocumentKind<Value>) {
    super({ value: kind.blank, access: 'closed', blobs: {}, atRisk: SAFE, copiedAt: kind.blank.savedAt });
    this.#kind = kind;
  }

  /** Puts what is kept on the page: its words at once, its pictures one by one. */
  async open(value: Value, lock: Unlock) {
    this.#lock = Promise.resolve(lock);
    this.#listen(value.id);
    await this.#show(value);
  }

  async #show(value: Value) {
    this.set({ value, access: 'open', copiedAt: value.savedAt });
    for (const id of chosenHere(this.#kind.getPictures(value))) {
      const blob = await keptPicture(id);
      if (!(id in this.getState().blobs)) this.#bytes(id, blob);
    }
  }

  /** Opens what is kept, or the blank one; waits until the tab that has it lets it go. */
  async openWhenFree(signal: AbortSignal) {
    const { records, blank } = this.#kind;
    const atOnce = await records.lock(blank.id);
    if (!atOnce && !signal.aborted) this.set({ access: 'elsewhere' });
    const lock = atOnce ?? (await records.lock(blank.id, signal));
    if (lock && !signal.aborted) await this.open(records.read(blank.id) ?? blank, lock);
    else lock?.();
  }

  /** The last letters of a tab that was closed may arrive after its lock is free. */
  #listen(id: string) {
    this.#stopListening();
    this.#stopListening = this.#kind.records.listen(id, (late) => {
      if (late.savedAt > this.getState().value.savedAt) void this.#show(late);
    });
  }

  /** Lets another tab have it. */
  release() {
    this.#stopListening();
    void this.#lock.then((release) => release?.());
    this.#lock = Promise.resolve(null);
  }

  /** The page is blank; the device still has it. */
  close() {
    this.release();
    this.#clear('closed');
  }

  /** Every change is on the device before this returns. */
  change(patch: Partial<Value>) {
    const { value: before } = this.getState();
    const { renewed = (value) => value, records } = this.#kind;
    const value = { ...renewed({ ...before, ...patch }), savedAt: new Date().toISOString() };
    if (!before.id) this.#lock = records.lock(value.id);
    this.put(value);
  }

  /** The same for what comes from elsewhere, with its own time. */
  put(value: Value) {
    this.set({ value, access: 'open' });
    const { isKept, hasCopy } = this.#kind.records.keep(value);
    void hasCopy.then((isCopied) => {
      const { value: now, copiedAt, atRisk } = this.getState();
      if (now.id !== value.id) return;
      if (isCopied && value.savedAt > copiedAt) this.set({ copiedAt: value.savedAt });
      if (atRisk.text === (isKept || isCopied)) this.set({ atRisk: { ...atRisk, text: !(isKept || isCopied) } });
    });
  }

  /** Neither the page nor the device has it any longer. */
  forget() {
    this.#kind.records.forget(this.getState().value);
    this.#clear('open');
  }

  setThumbnail(file: File | null) {
    const { thumbnail: before } = this.#pictures;
    this.#place({ thumbnail: file && this.#bring(file) });
    this.#forgetBytes(before);
  }

  addImages(files: File[]) {
    this.#place({ images: [...this.#pictures.images, ...files.map((file) => this.#bring(file))] });
  }

  /** Pictures for the text, which names them by the returned keys. */
  addTextPictures(files: File[]): string[] {
    const added = files.map((file) => ({
      key: createId().replaceAll('-', '').slice(0, KEY_LENGTH),
      ...this.#bring(file),
    }));
    this.#place({ images: [...this.#pictures.images, ...added] });
    return added.map(({ key }) => key);
  }

  removeImage(id: string) {
    const { images } = this.#pictures;
    this.#place({ images: images.filter((image) => image.id !== id) });
    this.#forgetBytes(images.find((image) => image.id === id));
  }

  describe(id: string, alt: string) {
    const { thumbnail, images } = this.#pictures;
    const described = (picture: DevicePicture) => (picture.id === id ? { ...picture, alt } : picture);
    this.#place({ thumbnail: thumbnail && described(thumbnail), images: images.map(described) });
  }

  get #pictures() {
    return this.#kind.getPictures(this.getState().value);
  }

  #place(pictures: Partial<Pictures>) {
    this.change(this.#kind.withPictures(this.getState().value, { ...this.#pictures, ...pictures }));
  }

  #bring(file: File): DevicePicture {
    const alt = this.#kind.altOf?.(this.getState().value, file.name) ?? '';
    const key = this.#kind.keyOf?.(this.getState().value, file.name);
    const picture: DevicePicture = { id: createId(), name: file.name, alt, ...(key ? { key } : {}) };
    this.#bytes(picture.id, file);
    void keepPicture(picture.id, file).then((isKept) =>
      isKept ? undefined : this.set({ atRisk: { ...this.getState().atRisk, pictures: true } }),
    );
    return picture;
  }

  #bytes(id: string, blob: Blob | null) {
    this.set({ blobs: { ...this.getState().blobs, [id]: blob } });
  }

  #forgetBytes(picture: DevicePicture | null | undefined) {
    if (picture && picture.src === undefined) void forgetPictures([picture.id]);
  }

  #clear(access: 'closed' | 'open') {
    const { blank } = this.#kind;
    this.set({ value: blank, access, blobs: {}, atRisk: SAFE, copiedAt: blank.savedAt });
  }
}
