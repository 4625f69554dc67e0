import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { ApiError, type ApiFailure } from '@verse/contract';
import { DraftEditor } from '../draft-editor';
import { DraftSync } from '../draft-sync';
import type { DraftRequest, DraftsApi, ServerDraft } from '../drafts.api';

export const NOTHING = { title: '', category: '', readTime: '', content: '' };

export function refusal(status: number, more: object = {}): ApiError {
  return new ApiError(status, {
    type: '',
    title: '',
    status,
    code: 'conflict',
    message: `refused ${status}`,
    ...more,
  } as ApiFailure);
}

/** Test double for the server that behaves like `api/src/domains/publishing/drafts`. */
export class FakeServer implements DraftsApi {
  drafts = new Map<string, ServerDraft>();
  /** Uploaded pictures, by draft and picture. */
  files = new Map<string, Map<string, Blob>>();
  pictureRefusal: ApiError | undefined;
  isAway = false;
  /** Retry-After value in seconds, or '' if the server is not busy. */
  busyFor = '';
  /** While set, requests to save a draft wait for this promise. */
  gate: Promise<void> | undefined;
  calls = 0;

  async #request() {
    this.calls += 1;
    if (this.isAway) throw new ApiError(0, undefined);
    if (this.busyFor) throw refusal(429, { retryAfter: this.busyFor });
  }
  async list() {
    await this.#request();
    return [...this.drafts.values()].map((draft) => ({
      ...draft,
      pictures: draft.pictures.map((one) => ({ ...one, isStored: this.#filesOf(draft.id).has(one.id ?? '') })),
    }));
  }
  async save(draft: DraftRequest) {
    await this.#request();
    await this.gate;
    const current = this.drafts.get(draft.id);
    if (draft.content.length > 100) throw refusal(400, { fields: { content: 'At most 100 characters.' } });
    if ((current?.version ?? 0) !== draft.version)
      throw current ? refusal(409, { current, yours: draft }) : refusal(410);
    const { version, contentFormat = 'plain', tags = current?.tags ?? '' } = draft;
    const savedAt = `2027-01-01T14:03:0${version % 10}.000Z`;
    const isShown = ([key]: [string, Blob]) => draft.pictures.some(({ id }) => id === key);
    const kept = new Map([...this.#filesOf(draft.id)].filter(isShown));
    this.files.set(draft.id, kept);
    const pictures = draft.pictures.map((one) => ({ ...one, isStored: kept.has(one.id ?? '') }));
    const saved = { ...draft, pictures, contentFormat, tags, version: version + 1, savedAt };
    this.drafts.set(draft.id, saved);
    return saved;
  }
  async remove(id: string) {
    await this.#request();
    this.drafts.delete(id);
  }
  #filesOf(draftId: string) {
    return this.files.get(draftId) ?? new Map<string, Blob>();
  }
  async sendPicture(draftId: string, pictureId: string, picture: Blob) {
    await this.#request();
    if (this.pictureRefusal) throw this.pictureRefusal;
    if (!this.drafts.get(draftId)?.pictures.some(({ id }) => id === pictureId)) throw refusal(404);
    this.files.set(draftId, new Map([...this.#filesOf(draftId), [pictureId, picture]]));
  }
  async loadPicture(draftId: string, pictureId: string) {
    await this.#request();
    const file = this.#filesOf(draftId).get(pictureId);
    if (!file) throw refusal(404);
    return file;
  }
  get texts() {
    return [...this.drafts.values()].map(({ content }) => content).sort();
  }
}

export interface Device {
  name: string;
  editor: DraftEditor;
  sync: DraftSync;
  storage: Record<string, string>;
  database: IDBFactory;
}

let devices: Device[] = [];
export let server: FakeServer;

/** Switches to a device. Each device has its own storage. */
export function take({ storage, database }: Device) {
  for (const one of devices) if (one.storage === current) one.storage = { ...localStorage };
  current = storage;
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  globalThis.indexedDB = database;
}
let current: Record<string, string> = {};

export async function open(owner = 'me', before?: Device): Promise<Device> {
  const editor = new DraftEditor();
  const device = {
    name: owner,
    editor,
    sync: new DraftSync(editor, server),
    storage: before?.storage ?? {},
    database: before?.database ?? new IDBFactory(),
  };
  devices.push(device);
  take(device);
  await editor.start(NOTHING);
  await editor.writeAs(owner);
  if (owner) await device.sync.start(owner);
  return device;
}

export const content = ({ editor }: Device) => editor.getState().draft.content;
export const others = ({ editor }: Device) =>
  editor
    .getState()
    .others.map((draft) => draft.content)
    .sort();
export const isSaved = ({ editor }: Device) => {
  const { server: copy, savedAt } = editor.getState().draft;
  return copy?.of === savedAt;
};

beforeEach(() => {
  devices = [];
  current = {};
  localStorage.clear();
  sessionStorage.clear();
  server = new FakeServer();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});
afterEach(() => {
  for (const { editor, sync } of devices) {
    sync.stop();
    editor.stop();
  }
});
