import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';

/** A file uploaded in a form. Its bytes stay on disk until the form has been processed. */
export interface UploadedFile {
  /** File name on the sender's device. */
  name: string;
  field: string;
  /** SHA-256 of the bytes, in hex. */
  digest: string;
  read: () => Promise<Buffer>;
}

type ReceivedFile = Express.Multer.File & Pick<UploadedFile, 'digest' | 'read'>;

async function readAll(handle: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error('an uploaded file was shorter than announced');
    at += bytesRead;
  }
  return bytes;
}

/**
 * Stores form uploads on disk, so that a form needs memory only for the chunks in transit. The files are unlinked while
 * open, so they disappear when closed, even if the process is killed.
 */
export class UploadStorage implements StorageEngine {
  readonly #folder: string;
  readonly #handles = new WeakMap<Request, FileHandle[]>();
  readonly #over = new WeakSet<Request>();
  readonly #rooms = new WeakMap<Request, () => Promise<void>>();

  constructor(folder = tmpdir()) {
    this.#folder = folder;
  }

  /** Checks for room before each file of the form. Forms without files need none. */
  admit(request: Request, assertRoom: () => Promise<void>): void {
    this.#rooms.set(request, assertRoom);
  }

  async #open(request: Request): Promise<FileHandle> {
    await this.#rooms.get(request)?.();
    await mkdir(this.#folder, { recursive: true });
    const name = path.join(this.#folder, `upload-${randomUUID()}`);
    const handle = await open(name, 'wx+', 0o600);
    await unlink(name);
    return handle;
  }

  async #receive(request: Request, file: Express.Multer.File): Promise<Partial<ReceivedFile>> {
    const stop = () => void (request.complete || file.stream.destroy(new Error('the connection broke off')));
    request.once('close', stop);
    const handle = await this.#open(request);
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of file.stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        await handle.writeFile(chunk);
        size += chunk.length;
      }
      if (this.#over.has(request)) throw new Error('the form was aborted');
      this.#handles.set(request, [...(this.#handles.get(request) ?? []), handle]);
      return { size, digest: hash.digest('hex'), read: () => readAll(handle, size) };
    } catch (error) {
      await handle.close();
      throw error;
    } finally {
      request.off('close', stop);
    }
  }

  _handleFile(
    request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: Partial<Express.Multer.File>) => void,
  ): void {
    this.#receive(request, file).then((info) => done(null, info), done);
  }

  /** No-op, because `discard` removes all files of a form. */
  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }

  /** Closes, and thereby removes, the files of a form. */
  async discard(request: Request): Promise<void> {
    this.#over.add(request);
    const handles = this.#handles.get(request) ?? [];
    this.#handles.delete(request);
    await Promise.all(handles.map((handle) => handle.close().catch(() => undefined)));
  }
}

/** Returns the files of a form field, in order. */
export function uploadedFiles(files: unknown, field: string): UploadedFile[] {
  const filesOfField = (files as Record<string, ReceivedFile[]> | undefined)?.[field] ?? [];
  return filesOfField.map(({ originalname, digest, read }) => ({
    name: originalname.toWellFormed(),
    field,
    digest,
    read,
  }));
}
