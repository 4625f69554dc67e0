import { Observable } from '@verse/contract/autosave';
import { createId } from '@verse/contract/server-state';
import type { AutosavedRecords } from './autosaved-records';
import { type DevicePicture, getDevicePictureIds, type PictureBytes, type Pictures } from './device-picture';
import { deletePictures, readPicture, storePicture } from './device-store';
import type { AutosavedRecord } from './edit-journal';
import type { Unlock } from './tab-lock';

export interface AutosaveState<Value> {
  value: Value;
  /** `elsewhere` while another tab has the document open. */
  access: 'closed' | 'elsewhere' | 'open';
  /** The bytes of pictures chosen on this device. */
  blobs: PictureBytes;
  /** What would be lost if the browser crashed now. */
  atRisk: { text: boolean; pictures: boolean };
  /** The `savedAt` of the newest text in IndexedDB, which survives a browser crash. */
  copiedAt: string;
}

export interface DocumentKind<Value extends AutosavedRecord> {
  records: AutosavedRecords<Value>;
  /** The value used while nothing is open or saved. */
  blank: Value;
  getPictures: (value: Value) => Pictures;
  withPictures: (value: Value, pictures: Pictures) => Value;
  /** Returns the existing description of a picture with the given file name. */
  altOf?: (value: Value, name: string) => string;
  /** Returns the key by which the text already refers to a picture with the given file name. */
  keyOf?: (value: Value, name: string) => string | undefined;
  /** Completes every changed value, e.g. with an id or the writer's id. */
  renewed?: (value: Value) => Value;
}

const KEY_LENGTH = 12;
const SAFE = { text: false, pictures: false };

/** Text with its pictures. Open in one tab at a time, and saved on the device with every keystroke. */
export class AutosavedDocument<Value extends AutosavedRecord> extends Observable<AutosaveState<Value>> {
  readonly #kind: DocumentKind<Value>;
  /** A promise, because the lock may be granted only after the document has been closed. */
  #lock: Promise<Unlock | null> = Promise.resolve(null);
  #stopListening = () => {};

  constructor(kind: DocumentKind<Value>) {
    super({ value: kind.blank, access: 'closed', blobs: {}, atRisk: SAFE, copiedAt: kind.blank.savedAt });
    this.#kind = kind;
  }

  /** Opens a saved value. The text is shown immediately, the pictures one by one. */
  async open(value: Value, lock: Unlock) {
    this.#lock = Promise.resolve(lock);
    this.#listen(value.id);
    await this.#show(value);
  }

  async #show(value: Value) {
    this.set({ value, access: 'open', copiedAt: value.savedAt });
    for (const id of getDevicePictureIds(this.#kind.getPictures(value))) {
      const blob = await readPicture(id);
      if (!Object.hasOwn(this.getState().blobs, id)) this.setBytes(id, blob);
    }
  }

  /** Opens the saved value as soon as no other tab has it open. Opens the blank value if nothing is saved. */
  async openWhenFree(signal: AbortSignal) {
    const { records, blank } = this.#kind;
    const atOnce = await records.lock(blank.id);
    if (!atOnce && !signal.aborted) this.set({ access: 'elsewhere' });
    const lock = atOnce ?? (await records.lock(blank.id, signal));
    if (lock && !signal.aborted) await this.open(records.read(blank.id) ?? blank, lock);
    else lock?.();
  }

  /** A closed tab's last keystrokes may arrive after its lock has been released. */
  #listen(id: string) {
    this.#stopListening();
    this.#stopListening = this.#kind.records.listen(id, (late) => {
      if (late.savedAt > this.getState().value.savedAt) void this.#show(late);
    });
  }

  /** Releases the document, so that other tabs can open it. */
  release() {
    this.#stopListening();
    this.#kind.records.settle(this.getState().value.id);
    void this.#lock.then((release) => release?.());
    this.#lock = Promise.resolve(null);
  }

  /** Clears the page. The value remains stored on the device. */
  close() {
    this.release();
    this.#clear('closed');
  }

  /** Changes the value. Once this method returns, the change has been saved on the device. */
  change(patch: Partial<Value>) {
    const { value: before } = this.getState();
    const { renewed = (value) => value, records } = this.#kind;
    const value = { ...renewed({ ...before, ...patch }), savedAt: new Date().toISOString() };
    if (!before.id) this.#lock = records.lock(value.id);
    this.put(value);
  }

  /** Sets a value from elsewhere without changing its `savedAt`. */
  put(value: Value) {
    this.set({ value, access: 'open' });
    const { isKept, hasCopy } = this.#kind.records.keep(value, { isOpen: true });
    void hasCopy.then((isCopied) => {
      const { value: now, copiedAt, atRisk } = this.getState();
      if (now.id !== value.id) return;
      if (isCopied && value.savedAt > copiedAt) this.set({ copiedAt: value.savedAt });
      if (atRisk.text === (isKept || isCopied)) this.set({ atRisk: { ...atRisk, text: !(isKept || isCopied) } });
    });
  }

  /** Deletes the value from both the page and the device. */
  forget() {
    this.#kind.records.forget(this.getState().value);
    this.#clear('open');
  }

  setThumbnail(file: File | null) {
    const { thumbnail: before } = this.#pictures;
    this.#place({ thumbnail: file && this.#addPicture(file) });
    this.#forgetBytes(before);
  }

  addImages(files: File[]) {
    this.#place({ images: [...this.#pictures.images, ...files.map((file) => this.#addPicture(file))] });
  }

  /** Adds pictures to be used in the text. Returns their keys. */
  addTextPictures(files: File[]): string[] {
    const added = files.map((file) => ({
      key: createId().replaceAll('-', '').slice(0, KEY_LENGTH),
      ...this.#addPicture(file),
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

  #addPicture(file: File): DevicePicture {
    const alt = this.#kind.altOf?.(this.getState().value, file.name) ?? '';
    const key = this.#kind.keyOf?.(this.getState().value, file.name);
    const picture: DevicePicture = { id: createId(), name: file.name, alt, ...(key ? { key } : {}) };
    this.setBytes(picture.id, file);
    void storePicture(picture.id, file).then((isKept) =>
      isKept ? undefined : this.set({ atRisk: { ...this.getState().atRisk, pictures: true } }),
    );
    return picture;
  }

  /** Sets the bytes of a picture on the page. */
  setBytes(id: string, blob: Blob | null) {
    this.set({ blobs: { ...this.getState().blobs, [id]: blob } });
  }

  #forgetBytes(picture: DevicePicture | null | undefined) {
    if (picture && picture.src === undefined) void deletePictures([picture.id]);
  }

  #clear(access: 'closed' | 'open') {
    const { blank } = this.#kind;
    this.set({ value: blank, access, blobs: {}, atRisk: SAFE, copiedAt: blank.savedAt });
  }
}
