import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type FileRule, refusalOfFile } from '@verse/api-contract/files';
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
  /** Quota for uploads per account, in bytes. */
  reserve: Quota;
}

/** A file that someone announces. */
export interface AnnouncedFile {
  ownerId: string;
  about: string;
  name: string;
  bytes: number;
}

/** Called with a complete upload; the response waits for it. Must be idempotent. */
export type TakeUpload = (upload: ResumableUpload) => Promise<void>;

export const TUS_TYPE = 'application/offset+octet-stream';
const KEPT_MS = 24 * 60 * 60_000;
const VERSION = { 'Tus-Resumable': '1.0.0' };
/** Enough to recognise every type. */
const HEAD_BYTES = 32;

const refused = (message: string) => new AppError('invalid', message, { fields: { file: message } });

/** Files that arrive in parts over lines that break: the tus protocol, over blobs. */
export async function createResumableUploads({ db, blobs, now, reserve }: Dependencies) {
  const uploads = await createUploadRepository(db);

  async function* read(parts: readonly StoredPart[]): AsyncGenerator<Buffer, void> {
    for (const { blob } of parts) {
      const bytes = await blobs.get(blob);
      if (!bytes) throw new AppError('unavailable', 'This file is missing just now. Please try again later.');
      yield bytes;
    }
  }

  /** Rejects a file by its first bytes; a shorter beginning is checked once the file is complete. */
  const checkHead = (upload: ResumableUpload, rule: FileRule) => async (head: Buffer) => {
    if (head.length < Math.min(HEAD_BYTES, upload.bytes)) return;
    const message = refusalOfFile(upload.name, upload.bytes, head, rule);
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

    /** The first bytes of a complete upload. */
    async headOf({ parts }: ResumableUpload): Promise<Buffer> {
      const chunks: Buffer[] = [];
      for await (const bytes of read(parts)) {
        chunks.push(bytes.subarray(0, HEAD_BYTES));
        if (Buffer.concat(chunks).length >= HEAD_BYTES) break;
      }
      return Buffer.concat(chunks);
    },

    /** SHA-256 of all parts, in hex. */
    async hash(parts: readonly StoredPart[]): Promise<string> {
      const hash = createHash('sha256');
      for await (const bytes of read(parts)) hash.update(bytes);
      return hash.digest('hex');
    },

    /**
     * Begins an upload and reserves room for it.
     *
     * @throws AppError `invalid` when the rule rejects its size, `limit` when the quota of the account is reached
     */
    async begin(file: AnnouncedFile, rule: FileRule): Promise<ResumableUpload> {
      const { ownerId, about, bytes } = file;
      const name = toFileName(file.name);
      if (bytes === 0 || bytes > rule.bytes) throw refused(refusalOfFile(name, bytes, new Uint8Array(), rule)!);
      await reserve(ownerId, bytes);
      const upload = { id: createId(), ownerId, about, name, bytes, offset: 0, parts: [], startedAt: now() };
      await uploads.insert(upload);
      return upload;
    },

    /** The answer to the creation of an upload at this address. */
    created:
      (address: string): Reply =>
      (_request, response) =>
        void response
          .status(201)
          .set({ ...VERSION, Location: address, 'Cache-Control': 'no-store' })
          .end(),

    /** Admits a part; the reply of `proceed` reads it. */
    form: (): Form<undefined> => ({
      async receive(request, _response, bodies, work) {
        if (request.is(TUS_TYPE) !== TUS_TYPE) throw new AppError('unsupported-media', `Send the part as ${TUS_TYPE}.`);
        await watchBody(bodies.uploads, request, () => work(undefined));
      },
    }),

    /**
     * Answers HEAD with the offset, and stores the part that PATCH sends.
     *
     * @param take called with the upload once it is complete
     */
    proceed:
      (upload: ResumableUpload, rule: FileRule, take: TakeUpload): Reply =>
      (request, response) =>
        run(upload, rule, take, request, response),

    /** From then on the upload only answers that it is complete. */
    taken: ({ id }: Pick<ResumableUpload, 'id'>) => uploads.take(id, now()),

    /** Removes uploads that began more than 24 hours ago. Returns their number. */
    removeOld: () => uploads.removeBefore(new Date(now().getTime() - KEPT_MS)),
  };
}

export type ResumableUploads = Awaited<ReturnType<typeof createResumableUploads>>;
