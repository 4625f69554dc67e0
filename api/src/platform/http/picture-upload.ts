import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { megabytes } from '@verse/api-contract/pictures';
import { truncateText } from '@verse/api-contract/truncate-text';
import { AppError } from './app-error';
import { UploadStorage } from './uploaded-files';

export interface UploadField {
  name: string;
  label: string;
  most: number;
}

export interface UploadRules {
  files: readonly UploadField[];
  /** How many text parts there may be. */
  texts: number;
  textBytes: number;
  fileBytes: number;
  /** Where the files lie meanwhile; the system's own place when absent. */
  folder?: string | undefined;
  /** Refuses by declared type, before the bytes have come. Must not wait for anything. */
  accepts: (file: { name: string; field: string; type: string }) => AppError | undefined;
}

/** A file name as a message may show it. */
export function shownName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return `“${truncateText(plain, 60, '…')}”`;
}

function tooLarge(error: MulterError, rules: UploadRules): AppError {
  const field = error.field ?? 'request';
  const { filename } = error as MulterError & { filename?: string };
  const message = `${filename ? shownName(filename) : 'A file'} is larger than ${megabytes(rules.fileBytes)}.`;
  return new AppError('image-too-large', message, { cause: error, fields: { [field]: message } });
}

function tooMany(error: MulterError, rules: UploadRules): AppError {
  const field = rules.files.find(({ name }) => name === error.field);
  const message = field ? `${field.label}: at most ${field.most}.` : 'The form has a part that is not known here.';
  return new AppError('invalid', message, {
    cause: error,
    ...(field ? { fields: { [field.name]: message } } : {}),
  });
}

function explain(error: unknown, rules: UploadRules): unknown {
  if (error instanceof AppError || (error as { code?: unknown }).code === 'ENOSPC') return error;
  if (!(error instanceof MulterError)) return new AppError('invalid', 'The form could not be read.', { cause: error });
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(error, rules);
  if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT') return tooMany(error, rules);
  if (error.code === 'LIMIT_FIELD_VALUE') return new AppError('too-large', 'A text is too long.', { cause: error });
  return new AppError('invalid', 'The form has more parts, or longer names, than are accepted.', {
    cause: error,
  });
}

function readerOf(rules: UploadRules, storage: UploadStorage): RequestHandler {
  const files = mostFiles(rules);
  return multer({
    storage,
    defParamCharset: 'utf8',
    limits: {
      fileSize: rules.fileBytes,
      // One more, so that it is the field's own limit that speaks.
      files: files + 1,
      fields: rules.texts,
      parts: files + 1 + rules.texts,
      fieldSize: rules.textBytes,
      fieldNameSize: 50,
      headerPairs: 20,
    },
    fileFilter(_request, file, decide) {
      const refusal = rules.accepts({ name: file.originalname, field: file.fieldname, type: file.mimetype });
      if (refusal) decide(refusal);
      else decide(null, true);
    },
  }).fields(rules.files.map(({ name, most }) => ({ name, maxCount: most })));
}

const mostFiles = ({ files }: UploadRules) => files.reduce((sum, { most }) => sum + most, 0);

/** How many bytes the form will have. */
function lengthOf(request: Request, rules: UploadRules): number {
  if (!request.is('multipart/form-data'))
    throw new AppError('unsupported-media', 'Send the form as multipart/form-data.');
  // A refused form is read to its end, so that the browser sees the answer: there must be an end.
  const length = request.get('content-length');
  if (length === undefined)
    throw new AppError('invalid', 'Say how long the form is (Content-Length).', { status: 411 });
  const most = mostFiles(rules) * rules.fileBytes + rules.texts * rules.textBytes;
  if (Number(length) > most) throw new AppError('too-large', `All files together may have at most ${megabytes(most)}.`);
  return Number(length);
}

/** Sixteen kilobytes a second, and half a minute for everybody: nobody keeps a place by sending slowly. */
const LONGEST_MS = 120_000;
const timeFor = (bytes: number) => Math.min(LONGEST_MS, 30_000 + bytes / 16);

const brokenOff = () => new AppError('invalid', 'The form broke off.');

function tooSlow(): AppError {
  const message = 'The upload took too long. Please try again with a better connection, or with smaller pictures.';
  return new AppError('unavailable', message, { status: 408, headers: { Connection: 'close' } });
}

/**
 * Receives a multipart form with pictures, within limits that are all stated, and then works with it; its files are
 * there until the work is done. Put it after authentication.
 */
export function pictureUpload(
  rules: UploadRules,
): (request: Request, response: Response, work: () => Promise<void>) => Promise<void> {
  const storage = new UploadStorage(rules.folder);
  const read = readerOf(rules, storage);
  return async (request, response, work) => {
    const time = timeFor(lengthOf(request, rules));
    // It may have hung up while we looked who it is: then nothing would ever tell.
    if (request.destroyed) throw brokenOff();
    const received = new Promise<void>((resolve, reject) => {
      read(request, response, (error: unknown) => (error ? reject(explain(error, rules)) : resolve()));
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(tooSlow()), time)));
    const gone = new Promise<never>((_resolve, reject) =>
      request.once('close', () => request.complete || reject(brokenOff())),
    );
    try {
      await Promise.race([received, late, gone]);
      await work();
    } finally {
      clearTimeout(timer);
      // What was late goes when its connection does.
      void received.catch(() => undefined).then(() => storage.discard(request));
    }
  };
}
