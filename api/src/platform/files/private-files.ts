import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { checkFile, type FileRule, type FileType, fileTypeOf, LONGEST_FILE_NAME } from '@verse/api-contract/files';
import { truncateText } from '@verse/api-contract/truncate-text';
import { withoutEnd } from '@verse/api-contract/without-end';
import type { Config } from '../config';
import {
  AppError,
  ConcurrencyLimit,
  type Form,
  limitConcurrency,
  pictureUpload,
  type Reply,
  type UploadedFile,
  uploadedFiles,
} from '../http';
import type { BlobLedger } from '../stored-blobs';

/** A file as stored in documents. Its blob has a random name that must never appear in a response. */
export interface FileRecord {
  id: string;
  blob: string;
  /** File name that users see. */
  name: string;
  type: FileType;
  bytes: number;
  sha256: string;
}

/** A file stored as several blobs, in order. */
export interface FileInParts {
  name: string;
  type: FileType;
  bytes: number;
  parts: readonly { blob: string; bytes: number }[];
}

interface Dependencies {
  blobs: Pick<BlobLedger, 'get' | 'put' | 'reserve'>;
  config: Pick<Config, 'limits' | 'uploadDir'>;
}

const TEXT_BYTES = 1024;
/** Number of bytes at the end of a file that are held back until the download is counted. */
const END_BYTES = 16 * 1024;
/** Usual endings of file names, the first of which is given. */
const ENDINGS: Record<FileType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4', 'm4v'],
};
/** Endings of programs, which a name must not seem to have. */
const PROGRAMS = ['bat', 'cmd', 'com', 'exe', 'htm', 'html', 'js', 'msi', 'scr', 'svg'];
const KNOWN_ENDINGS = new Set([...Object.values(ENDINGS).flat(), ...PROGRAMS]);

/** Returns the name without an ending that its type replaces. Keeps any other dot: `Offer No. 3`, `logo.v2`. */
function withoutEnding(name: string): string {
  const dot = name.lastIndexOf('.');
  return KNOWN_ENDINGS.has(name.slice(dot + 1).toLowerCase()) ? name.slice(0, Math.max(0, dot)) : name;
}

/**
 * Returns the name without folders and control characters, and without the dot that hides a file. If the actual type is
 * known, the name gets its extension.
 */
export function toFileName(sent: string, type?: FileType): string {
  const own = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  const plain = own.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '');
  if (type === undefined) return truncateText(plain.trim(), LONGEST_FILE_NAME) || 'File';
  const stem = withoutEnd(withoutEnding(plain.trim()).replace(/^[\s.]+/, ''), ' .');
  return `${truncateText(stem, LONGEST_FILE_NAME) || 'File'}.${ENDINGS[type][0]}`;
}

/** Formats the header according to RFC 6266, with an ASCII name for old clients and the full name for others. */
function toContentDisposition(name: string, use = 'attachment'): string {
  // Some stored names end inside a surrogate pair, because earlier versions truncated them there.
  const every = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `${use}; filename="${name.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${every}`;
}

const missing = () => new AppError('unavailable', 'This file is missing right now. Please try again later.');

/** Headers for sending the file as an attachment and never as a page, because its content must not run on this site. */
const toHeaders = ({ name, type }: Pick<FileRecord, 'name' | 'type'>): Record<string, string> => ({
  'Content-Type': type,
  'Content-Disposition': toContentDisposition(name),
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
});

/**
 * Headers for a PDF that our own pages show in a frame. Chromium shows no PDF in a sandbox; nothing else may run or
 * load in the response, and other sites cannot frame it.
 */
const toFramedHeaders = (file: Pick<FileRecord, 'name' | 'type'>): Record<string, string> => ({
  ...toHeaders(file),
  'Content-Disposition': toContentDisposition(file.name, 'inline'),
  'Content-Security-Policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
});

/** Resolves when the bytes have been flushed or the client has disconnected. */
const flushed = (response: Response, bytes: Buffer) =>
  new Promise<void>((resolve) => {
    const done = () => {
      // Removes the listener, because a file stored in parts is flushed many times on one response.
      response.off('close', done);
      resolve();
    };
    response.once('close', done);
    response.write(bytes, done);
  });

/** Files with restricted access. On each request, the feature that owns the record decides who may read the file. */
export function createPrivateFiles({ blobs, config: { limits, uploadDir } }: Dependencies) {
  const uploads = new ConcurrencyLimit({
    each: 2 * limits.uploadsEach,
    waitMs: 3000,
    retrySeconds: 5,
    own: 'Your other files are still uploading. Please wait, then send these again.',
  });
  const inTurn = limitConcurrency(limits.formsAtOnce);

  return {
    /** Returns a form that accepts a single file, in the part named `file`. */
    form({ bytes }: FileRule): Form<UploadedFile> {
      const upload = pictureUpload({
        files: [{ name: 'file', label: 'File', most: 1 }],
        texts: 0,
        textBytes: TEXT_BYTES,
        fileBytes: bytes,
        folder: uploadDir,
      });
      return {
        // Limits uploads per target rather than per person, because only people with access to the target get past the
        // guard and `admit`.
        receive: (request, response, bodies, work) =>
          uploads.hold(request.path.toLowerCase(), () =>
            upload(request, response, bodies, async () => {
              const [file] = uploadedFiles(request.files, 'file');
              const message = 'Please choose a file.';
              if (!file) throw new AppError('invalid', message, { fields: { file: message } });
              await inTurn(() => work(file));
            }),
          ),
      };
    },

    /**
     * Stores a file under a random name. A document must then refer to it, in a collection listed under `pictures` in
     * the feature's manifest, because files without a reference are removed after a day.
     *
     * @param ownerId account whose quota the file counts against, a guest's record such as `order:5f0c…`, or
     * `SITE_OWNER`
     * @throws AppError `invalid` if the rule rejects the file, or `limit` if the owner's quota is reached
     */
    async save(
      file: Pick<UploadedFile, 'name' | 'field' | 'digest' | 'read'>,
      rule: FileRule,
      ownerId: string,
    ): Promise<FileRecord> {
      const bytes = await file.read();
      const message = checkFile(file.name, bytes.length, bytes, rule);
      const type = fileTypeOf(bytes);
      if (message !== null || !type)
        throw new AppError('invalid', message ?? 'Unknown file.', { fields: { [file.field]: message ?? '' } });
      const id = randomBytes(8).toString('hex');
      const blob = `${randomBytes(16).toString('hex')}.file`;
      await blobs.reserve(ownerId, bytes.length);
      await blobs.put(blob, bytes, ownerId);
      return { id, blob, name: toFileName(file.name, type), type, bytes: bytes.length, sha256: file.digest };
    },

    /** @throws AppError `unavailable` if the file is missing */
    async read({ blob }: Pick<FileRecord, 'blob'>): Promise<Buffer> {
      const bytes = await blobs.get(blob);
      if (!bytes) throw missing();
      return bytes;
    },

    /**
     * Sends the file as a download.
     *
     * @param taken called once the client has received all but the last bytes, which are sent once `taken` resolves;
     * not called if the client disconnects first
     */
    async send(record: FileRecord, taken: () => Promise<void> = () => Promise.resolve()): Promise<Reply> {
      const bytes = await blobs.get(record.blob);
      if (!bytes) throw missing();
      const headers = { ...toHeaders(record), 'Content-Length': String(bytes.length) };
      const end = Math.max(0, bytes.length - END_BYTES);
      return async (request, response) => {
        const begin = () => response.status(200).set(headers);
        if (request.method === 'HEAD') return void begin().end();
        if (end > 0) await flushed(begin(), bytes.subarray(0, end));
        if (response.destroyed) return;
        await taken();
        if (!response.headersSent) begin();
        response.end(bytes.subarray(end));
      };
    },

    /**
     * Sends a file stored in parts as a download, one part at a time.
     *
     * @param isFramed whether our own pages may show the file in a frame, if it is a PDF
     * @throws AppError `unavailable` if the first part is missing
     */
    async sendParts({ name, type, bytes, parts }: FileInParts, { isFramed = false } = {}): Promise<Reply> {
      const first = parts[0] && (await blobs.get(parts[0].blob));
      if (!first) throw missing();
      return async (request, response) => {
        const headers = isFramed && type === 'application/pdf' ? toFramedHeaders : toHeaders;
        response.status(200).set({ ...headers({ name, type }), 'Content-Length': String(bytes) });
        if (request.method === 'HEAD') return void response.end();
        for (const [index, { blob }] of parts.entries()) {
          const part = index === 0 ? first : await blobs.get(blob);
          // Breaks the connection. The client can tell from the declared length that the file is incomplete.
          if (!part || response.destroyed) return void response.destroy();
          await flushed(response, part);
        }
        response.end();
      };
    },
  };
}

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;
