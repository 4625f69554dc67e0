import type { Work } from '@verse/api-contract/api';
import { ApiError } from '@verse/contract';
import type { Sending } from '@verse/contract/send-form';
import { titleOfFile } from '../../shared/file-title';
import { keepFiles, readStoredFiles } from '../../shared/use-kept-files';

export interface QueuedWork {
  /** A retry with the same key adds no second work. */
  key: string;
  file: File;
  title: string;
  state: 'waiting' | 'sending' | 'failed';
  /** The sent part, from 0 to 1. */
  share: number;
  /** Why it failed. */
  message?: string;
}

/** Called once the work is saved, while it is still in the queue. `title` is its title in the queue. */
type OnSent = (work: Work, title: string) => Promise<void>;

interface Options {
  /** Under which the files are kept on this device. */
  name: string;
  createKey: () => string;
  send: (item: QueuedWork, onProgress: (share: number) => void) => Sending<Work>;
  /** Called if the device cannot keep the files. */
  onUnkept: () => void;
}

const SEPARATOR = ' ';
/** The key and the title are part of the kept file's name, so that they are stored and removed with it. */
const toKept = ({ key, title, file }: QueuedWork) =>
  new File([file], [key, title].join(SEPARATOR), { type: file.type, lastModified: file.lastModified });

function fromKept(file: File): QueuedWork {
  const [key = '', ...title] = file.name.split(SEPARATOR);
  return { key, file, title: title.join(SEPARATOR), state: 'waiting', share: 0 };
}

export type WorkQueue = ReturnType<typeof createWorkQueue>;

/**
 * Sends new works one after another, and keeps those that are not sent on this device. Works are added to the beginning
 * of the profile, so the last one is sent first, and the first one leads.
 */
export function createWorkQueue({ name, createKey, send, onUnkept }: Options) {
  let items: readonly QueuedWork[] = [];
  const listeners = new Set<() => void>();
  const keys = new Map<string, string>();
  let onSent: OnSent = () => Promise.resolve();
  let sending: { key: string; cancel: () => void } | undefined;

  function show(next: readonly QueuedWork[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  const find = (key: string) => items.find((item) => item.key === key);
  const change = (key: string, part: Partial<QueuedWork>) =>
    show(items.map((item) => (item.key === key ? { ...item, ...part } : item)));

  async function keep(): Promise<void> {
    if (!(await keepFiles(name, items.map(toKept)))) onUnkept();
  }

  async function sendNext(): Promise<void> {
    const next = sending ? undefined : items.findLast(({ state }) => state === 'waiting');
    if (!next) return;
    const { key } = next;
    const { answer, cancel } = send(next, (share) => change(key, { share }));
    sending = { key, cancel };
    change(key, { state: 'sending', share: 0 });
    try {
      const work = await answer;
      keys.set(work.id, key);
      await onSent(work, find(key)?.title ?? work.title);
      show(items.filter((item) => item.key !== key));
      await keep();
    } catch (error) {
      if (error instanceof ApiError) change(key, { state: 'failed', message: messageOf(error) });
      else if (!(error instanceof DOMException)) throw error;
    } finally {
      sending = undefined;
      void sendNext();
    }
  }

  function insert(added: readonly QueuedWork[]): void {
    show([...added, ...items.filter((item) => !added.some(({ key }) => key === item.key))]);
    void keep();
    void sendNext();
  }

  const retry = (key: string) => {
    change(key, { state: 'waiting' });
    void sendNext();
  };

  return {
    items: () => items,
    /** The same for a work before and after it is saved. */
    keyOf: (id: string) => keys.get(id) ?? id,
    whenSent(next: OnSent) {
      onSent = next;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Continues with the files that an earlier visit has left. */
    async restore(): Promise<void> {
      const kept = (await readStoredFiles(name)).map(fromKept);
      if (items.length === 0 && kept.length > 0) insert(kept);
    },
    add: (files: readonly File[]) =>
      insert(
        files.map((file) => ({ key: createKey(), file, title: titleOfFile(file.name), state: 'waiting', share: 0 })),
      ),
    rename(key: string, title: string) {
      change(key, { title });
      void keep();
    },
    retry,
    retryAll() {
      for (const { key, state } of items) if (state === 'failed') retry(key);
    },
    /** Returns a function that takes the removal back; undefined if the server has the whole picture already. */
    remove(key: string): (() => void) | undefined {
      const item = find(key);
      if (!item || (item.state === 'sending' && item.share === 1)) return undefined;
      show(items.filter((one) => one !== item));
      if (sending?.key === key) sending.cancel();
      void keep();
      return () => insert([{ ...item, state: 'waiting', share: 0 }]);
    },
  };
}

const messageOf = ({ status, message }: ApiError) =>
  status === 0 ? 'No connection. It goes on when you are online.' : message;
