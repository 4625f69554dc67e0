import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { checkFile, type FileRule } from '@verse/api-contract/files';
import { DAY_MS } from '@verse/api-contract/time';
import { createId, type DbPort } from '../../store';
import { toFileName } from '../files';
import { AppError, type Form, type Reply, watchBody } from '../http';
import type { AssertRoom, BlobLedger } from '../stored-blobs';
import { PartStore } from './part-store';
import { handleTus } from './tus-call';
import { createUploadRepository, HEAD_BYTES, type ResumableUpload, type StoredPart } from './uploads.repository';

interface Dependencies {
  db: DbPort;
  blobs: Pick<BlobLedger, 'get' | 'put' | 'discard' | 'reserve'>;
  assertRoom: AssertRoom;
  now: () => Date;
}

/** A file that a client wants to upload. */
export interface AnnouncedFile {
  ownerId: string;
  about: string;
  name: string;
  bytes: number;
}

/** Called with a complete upload before the response is sent. Must be idempotent. */
export type TakeUpload = (upload: ResumableUpload) => Promise<void>;

export const TUS_TYPE = 'application/offset+octet-stream';
const KEPT_MS = DAY_MS;
const VERSION = { 'Tus-Resumable': '1.0.0' };

const refused = (message: string) => new AppError('invalid', message, { fields: { file: message } });

/** Resumable uploads for unreliable connections, using the tus protocol. Parts are stored as blobs. */
export async function createResumableUploads({ db, blobs, assertRoom, now }: Dependencies) {
  const uploads = await createUploadRepository(db);

  async function* read(parts: readonly StoredPart[]): AsyncGenerator<Buffer, void> {
    for (const { blob } of parts) {
      const bytes = await blobs.get(blob);
      if (!bytes) throw new AppError('unavailable', 'This file is missing right now. Please try again later.');
      yield bytes;
    }
  }

  /**
   * Creates a check that rejects a file based on its first `HEAD_BYTES`. If the first part is shorter, the file is
   * checked once it is complete.
   */
  const checkHead = (upload: ResumableUpload, rule: FileRule) => async (head: Buffer) => {
    if (head.length < Math.min(HEAD_BYTES, upload.bytes)) return;
    const message = checkFile(upload.name, upload.bytes, head, rule);
    if (message === null) return;
    await uploads.remove(upload.id);
    throw refused(message);
  };

  async function run(upload: ResumableUpload, rule: FileRule, take: TakeUpload, request: Request, response: Response) {
    const { ownerId } = upload;
    const store = new PartStore({ uploads, blobs, ownerId, checkHead: checkHead(upload, rule) });
    await handleTus({ store, id: upload.id, request, response });
    const after = await uploads.find(upload.id);
    if (after && after.offset === after.bytes && !after.takenAt) await take(after);
    if (!response.headersSent) response.end();
  }

  return {
    find: uploads.find,
    listAbout: uploads.listAbout,
    listOfOwner: uploads.listOfOwner,
    announcedBytes: uploads.announcedBytes,
    remove: uploads.remove,
    removeOfOwner: uploads.removeOfOwner,
    removeAbout: uploads.removeAbout,
    read,
    countAttempt: ({ id }: Pick<ResumableUpload, 'id'>) => uploads.countAttempt(id),

    async headOf({ head, parts }: ResumableUpload): Promise<Buffer> {
      if (head !== undefined) return Buffer.from(head, 'base64');
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
     * @throws AppError `invalid` if the rule rejects the file size, or `limit` if the account's quota is reached
     */
    async begin(file: AnnouncedFile, rule: FileRule): Promise<ResumableUpload> {
      const { ownerId, about, bytes } = file;
      const name = toFileName(file.name);
      if (bytes === 0 || bytes > rule.bytes) throw refused(checkFile(name, bytes, new Uint8Array(), rule)!);
      await assertRoom();
      await blobs.reserve(ownerId, bytes);
      const upload = { id: createId(), ownerId, about, name, bytes, offset: 0, parts: [], startedAt: now() };
      await uploads.insert(upload);
      return upload;
    },

    /** Responds to the creation of an upload with the upload URL. */
    created:
      (address: string): Reply =>
      (_request, response) =>
        void response
          .status(201)
          .set({ ...VERSION, Location: address, 'Cache-Control': 'no-store' })
          .end(),

    /** Applies the body limits to a part. The body itself is read by the `proceed` reply. */
    form: (): Form<undefined> => ({
      async receive(request, _response, bodies, work) {
        if (request.is(TUS_TYPE) !== TUS_TYPE) throw new AppError('unsupported-media', `Send the part as ${TUS_TYPE}.`);
        await bodies.assertRoom();
        await watchBody(bodies.uploads, request, () => work(undefined));
      },
    }),

    /**
     * Responds to HEAD with the offset, and stores the part sent with PATCH.
     *
     * @param take called with the upload once it is complete
     */
    proceed:
      (upload: ResumableUpload, rule: FileRule, take: TakeUpload): Reply =>
      (request, response) =>
        run(upload, rule, take, request, response),

    /** Marks the upload as taken over by the feature. From then on, it only reports that it is complete. */
    taken: ({ id }: Pick<ResumableUpload, 'id'>) => uploads.take(id, now()),

    /** Removes uploads started more than 24 hours ago, and returns the number removed. */
    removeOld: () => uploads.removeBefore(new Date(now().getTime() - KEPT_MS)),
  };
}

export type ResumableUploads = Awaited<ReturnType<typeof createResumableUploads>>;
