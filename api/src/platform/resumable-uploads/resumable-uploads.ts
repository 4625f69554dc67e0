import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { checkFile, type FileRule } from '@verse/api-contract/files';
import { type BlobStore, createId, type DbPort } from '../../store';
import { toFileName } from '../files';
import { AppError, type Form, type Reply, watchBody } from '../http';
import type { Quota } from '../quotas';
import { PartStore } from './part-store';
import { handleTus } from './tus-call';
import { createUploadRepository, type ResumableUpload, type StoredPart } from './uploads.repository';

interface Dependencies {
  db: DbPort;
  blobs: BlobStore;
  now: () => Date;
  /** Upload quota per account, in bytes. */
  reserve: Quota;
}

/** A file that a client wants to upload. */
export interface AnnouncedFile {
  ownerId: string;
  about: string;
  name: string;
  bytes: number;
}

/** Called with a complete upload before the response is sent; must be idempotent. */
export type TakeUpload = (upload: ResumableUpload) => Promise<void>;

export const TUS_TYPE = 'application/offset+octet-stream';
const KEPT_MS = 24 * 60 * 60_000;
const VERSION = { 'Tus-Resumable': '1.0.0' };
/** Number of first bytes that are enough to recognise every type. */
const HEAD_BYTES = 32;

const refused = (message: string) => new AppError('invalid', message, { fields: { file: message } });

/** Resumable uploads for unreliable connections, with the tus protocol; parts are stored as blobs. */
export async function createResumableUploads({ db, blobs, now, reserve }: Dependencies) {
  const uploads = await createUploadRepository(db);

  async function* read(parts: readonly StoredPart[]): AsyncGenerator<Buffer, void> {
    for (const { blob } of parts) {
      const bytes = await blobs.get(blob);
      if (!bytes) throw new AppError('unavailable', 'This file is missing just now. Please try again later.');
      yield bytes;
    }
  }

  /**
   * Creates a check that rejects a file by its first bytes. It needs `HEAD_BYTES`; a shorter start is checked when the
   * file is complete.
   */
  const checkHead = (upload: ResumableUpload, rule: FileRule) => async (head: Buffer) => {
    if (head.length < Math.min(HEAD_BYTES, upload.bytes)) return;
    const message = checkFile(upload.name, upload.bytes, head, rule);
    if (message === null) return;
    await uploads.remove(upload.id);
    throw refused(message);
  };

  async function run(upload: ResumableUpload, rule: FileRule, take: TakeUpload, request: Request, response: Response) {
    const store = new PartStore({ uploads, blobs, checkHead: checkHead(upload, rule) });
    await handleTus({ store, id: upload.id, request, response });
    const after = await uploads.find(upload.id);
    if (after && after.offset === after.bytes && !after.takenAt) await take(after);
    if (!response.headersSent) response.end();
  }

  return {
    find: uploads.find,
    listAbout: uploads.listAbout,
    listOfOwner: uploads.listOfOwner,
    remove: uploads.remove,
    removeOfOwner: uploads.removeOfOwner,
    removeAbout: uploads.removeAbout,
    read,

    async headOf({ parts }: ResumableUpload): Promise<Buffer> {
      const chunks: Buffer[] = [];
      for await (const bytes of read(parts)) {
        chunks.push(bytes.subarray(0, HEAD_BYTES));
        if (Buffer.concat(chunks).length >= HEAD_BYTES) break;
      }
      return Buffer.concat(chunks);
    },

    /** Returns the SHA-256 digest of all parts, in hex. */
    async hash(parts: readonly StoredPart[]): Promise<string> {
      const hash = createHash('sha256');
      for await (const bytes of read(parts)) hash.update(bytes);
      return hash.digest('hex');
    },

    /**
     * Starts an upload and reserves quota for it.
     *
     * @throws AppError `invalid` when the rule rejects its size, `limit` when the account's quota is reached
     */
    async begin(file: AnnouncedFile, rule: FileRule): Promise<ResumableUpload> {
      const { ownerId, about, bytes } = file;
      const name = toFileName(file.name);
      if (bytes === 0 || bytes > rule.bytes) throw refused(checkFile(name, bytes, new Uint8Array(), rule)!);
      await reserve(ownerId, bytes);
      const upload = { id: createId(), ownerId, about, name, bytes, offset: 0, parts: [], startedAt: now() };
      await uploads.insert(upload);
      return upload;
    },

    /** Responds to the creation of an upload with its URL. */
    created:
      (address: string): Reply =>
      (_request, response) =>
        void response
          .status(201)
          .set({ ...VERSION, Location: address, 'Cache-Control': 'no-store' })
          .end(),

    /** Watches the body of a part; the reply of `proceed` reads it. */
    form: (): Form<undefined> => ({
      async receive(request, _response, bodies, work) {
        if (request.is(TUS_TYPE) !== TUS_TYPE) throw new AppError('unsupported-media', `Send the part as ${TUS_TYPE}.`);
        await watchBody(bodies.uploads, request, () => work(undefined));
      },
    }),

    /**
     * Responds to HEAD with the offset, and stores the part sent by PATCH.
     *
     * @param take called with the upload once it is complete
     */
    proceed:
      (upload: ResumableUpload, rule: FileRule, take: TakeUpload): Reply =>
      (request, response) =>
        run(upload, rule, take, request, response),

    /** Marks the upload as taken over by the feature; afterwards it only reports that it is complete. */
    taken: ({ id }: Pick<ResumableUpload, 'id'>) => uploads.take(id, now()),

    /** Removes uploads that started more than 24 hours ago; returns their number. */
    removeOld: () => uploads.removeBefore(new Date(now().getTime() - KEPT_MS)),
  };
}

export type ResumableUploads = Awaited<ReturnType<typeof createResumableUploads>>;
