import type { DetailedError, Upload } from 'tus-js-client';
import { uploadsOf } from './contest-entry.api';

/** A file being uploaded from this page. */
export interface SentFile {
  key: string;
  name: string;
  bytes: number;
  sent: number;
  status: 'sending' | 'paused' | 'failed';
  message: string;
}

/** A file that the server has received only in part. */
interface PartialUpload {
  id: string;
  name: string;
  bytes: number;
}

/** Small enough to upload on a slow connection within the gateway's two-minute request limit. */
const CHUNK_BYTES = 2 * 1024 * 1024;
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
const LOST = 'You lost the connection. We kept what arrived.';

/** Returns the server's message, if there is one. */
function messageOf(error: Error | DetailedError): string {
  try {
    const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
    return (JSON.parse(body ?? '{}') as { message?: string }).message ?? LOST;
  } catch {
    return LOST;
  }
}

/**
 * Returns whether a retry may succeed, i.e. there was no response or the error is temporary. A full disk or an exceeded
 * quota is not temporary.
 */
function isTemporary(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  if (status === 409) return messageOf(error).includes('offset');
  return status === 0 || status === 429 || (status >= 500 && status !== 507);
}

interface Ports {
  contestId: string;
  onArrived: () => void;
}

/** Uploads files in chunks, and resumes after a lost connection. */
export class FileUploads {
  #files: readonly SentFile[] = [];
  readonly #uploads = new Map<string, Upload>();
  readonly #listeners = new Set<() => void>();
  readonly #ports: Ports;
  #count = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  readonly getState = () => this.#files;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(files: readonly SentFile[]) {
    this.#files = files;
    for (const listener of this.#listeners) listener();
  }

  #change(key: string, patch: Partial<SentFile>) {
    this.#set(this.#files.map((file) => (file.key === key ? { ...file, ...patch } : file)));
  }

  #forget(key: string) {
    this.#uploads.delete(key);
    this.#set(this.#files.filter((file) => file.key !== key));
  }

  /** @param partialUploads files partly received by the server; if one has the same name and size, it is resumed */
  async add(file: File, partialUploads: readonly PartialUpload[]): Promise<void> {
    const { contestId, onArrived } = this.#ports;
    const key = String((this.#count += 1));
    const { name, size: bytes } = file;
    this.#set([...this.#files, { key, name, bytes, sent: 0, status: 'sending', message: '' }]);
    const known = partialUploads.find((one) => one.name === name && one.bytes === bytes);
    const tus = await import(/* webpackChunkName: "mf-verse-tus" */ 'tus-js-client');
    const endpoint = uploadsOf(contestId);
    const upload = new tus.Upload(file, {
      ...(known ? { uploadUrl: `${endpoint}/${known.id}` } : {}),
      endpoint,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS,
      metadata: { filename: name },
      storeFingerprintForResuming: false,
      onProgress: (sent) => this.#change(key, { sent }),
      onShouldRetry: isTemporary,
      onSuccess: () => {
        this.#forget(key);
        onArrived();
      },
      onError: (error) => this.#change(key, { status: 'failed', message: messageOf(error) }),
    });
    this.#uploads.set(key, upload);
    upload.start();
  }

  readonly pause = async (key: string): Promise<void> => {
    await this.#uploads.get(key)?.abort();
    this.#change(key, { status: 'paused' });
  };

  readonly resume = (key: string): void => {
    this.#change(key, { status: 'sending', message: '' });
    this.#uploads.get(key)?.start();
  };

  readonly remove = async (key: string): Promise<void> => {
    await this.#uploads
      .get(key)
      ?.abort(true)
      .catch(() => undefined);
    this.#forget(key);
    this.#ports.onArrived();
  };

  /** Resumes uploads that failed because the connection was lost. */
  readonly resumeAll = (): void => {
    for (const { key, status, message } of this.#files) if (status === 'failed' && message === LOST) this.resume(key);
  };

  /** Stops all uploads. The server keeps the chunks it has received. */
  readonly stop = (): void => {
    for (const upload of this.#uploads.values()) void upload.abort();
  };
}
