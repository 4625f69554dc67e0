import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { AppError } from '../http';
import type { BlobLedger } from '../stored-blobs';
import { HEAD_BYTES, MOST_PARTS, type UploadRepository } from './uploads.repository';

const PART_BYTES = 1024 * 1024;

interface Dependencies {
  uploads: Pick<UploadRepository, 'find' | 'append'>;
  blobs: Pick<BlobLedger, 'put' | 'discard'>;
  ownerId: string;
  /** Rejects a file based on its first bytes, before the rest is sent. */
  checkHead: (head: Buffer) => Promise<void>;
}

export const newBlobName = () => `${randomBytes(16).toString('hex')}.file`;

const continuedElsewhere = () =>
  new AppError('conflict', 'Another request has continued this upload. Ask for its offset again.');
const tooManyParts = () =>
  new AppError('too-large', 'This upload stopped too often. Remove the file and add it again.');

/**
 * Stores resumable upload data in parts of at most one megabyte. A part is stored only if no other request, in this or
 * any other process, has continued the upload in the meantime, so no lock is needed.
 */
export class PartStore extends DataStore {
  readonly #parts: Dependencies;
  failure: unknown;

  constructor(dependencies: Dependencies) {
    super();
    this.#parts = dependencies;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await this.#parts.uploads.find(id);
    if (!upload) throw new AppError('not-found', 'This upload is gone. Add the file again.');
    const { bytes: size, offset, startedAt } = upload;
    return new Upload({ id, size, offset, creation_date: startedAt.toISOString() });
  }

  /** Returns the new offset. A stream that ends early means that the connection was lost. */
  override async write(stream: Readable, id: string, from: number): Promise<number> {
    let offset = from;
    let held = Buffer.alloc(0);
    /** Stores all complete parts and, at the end of the stream, the incomplete one. */
    const flush = async (isEnd: boolean) => {
      while (held.length >= PART_BYTES || (isEnd && held.length > 0)) {
        const part = held.subarray(0, PART_BYTES);
        await this.#append(id, offset, part);
        offset += part.length;
        held = held.subarray(part.length);
      }
    };
    let chunks: Buffer[] = [];
    let bytes = 0;
    const collect = () => {
      held = Buffer.concat([held, ...chunks]);
      [chunks, bytes] = [[], 0];
    };
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (held.length + bytes < PART_BYTES) continue;
      collect();
      await flush(false);
    }
    collect();
    await flush(true);
    return offset;
  }

  async #append(id: string, offset: number, bytes: Buffer): Promise<void> {
    try {
      await this.#store(id, offset, bytes);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  async #store(id: string, offset: number, bytes: Buffer): Promise<void> {
    const { uploads, blobs, ownerId, checkHead } = this.#parts;
    if (offset === 0) await checkHead(bytes);
    const blob = newBlobName();
    await blobs.put(blob, bytes, ownerId);
    const isHead = offset === 0 && bytes.length >= HEAD_BYTES;
    const head = isHead ? bytes.subarray(0, HEAD_BYTES).toString('base64') : undefined;
    if (await uploads.append(id, offset, { blob, bytes: bytes.length }, head)) return;
    // The announced bytes cover each part once.
    await blobs.discard(blob);
    const upload = await uploads.find(id);
    throw upload && upload.parts.length >= MOST_PARTS ? tooManyParts() : continuedElsewhere();
  }
}
