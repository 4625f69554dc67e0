import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { megabytes } from '@verse/api-contract/pictures';
import { truncateText } from '@verse/api-contract/truncate-text';
import { AppError } from './app-error';
import { type BodyWatches, watchBody } from './body-watch';
import { UploadStorage } from './uploaded-files';

export interface UploadField {
  name: string;
  label: string;
  most: number;
}

export interface UploadRules {
  files: readonly UploadField[];
  /** Maximum number of text parts. */
  texts: number;
  textBytes: number;
  fileBytes: number;
  /** Folder for incoming files; defaults to the system's temporary folder. */
  folder?: string | undefined;
}

/** Returns a file name that is safe to show in a message. */
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

function createReader(rules: UploadRules, storage: UploadStorage): RequestHandler {
  const files = mostFiles(rules);
  return multer({
    storage,
    defParamCharset: 'utf8',
    limits: {
      fileSize: rules.fileBytes,
      // One more than allowed, so that the per-field limit is the one that reports the error.
      files: files + 1,
      fields: rules.texts,
      parts: files + 1 + rules.texts,
      fieldSize: rules.textBytes,
      fieldNameSize: 50,
      headerPairs: 20,
    },
  }).fields(rules.files.map(({ name, most }) => ({ name, maxCount: most })));
}

const mostFiles = ({ files }: UploadRules) => files.reduce((sum, { most }) => sum + most, 0);

/** Rejects a body that is not a form, and a form whose declared length is missing or too large. */
function assertForm(request: Request, rules: UploadRules): void {
  if (!request.is('multipart/form-data'))
    throw new AppError('unsupported-media', 'Send the form as multipart/form-data.');
  // A rejected form is still read to its end, so that the browser sees the response; therefore its length must be
  // known.
  const length = request.get('content-length');
  if (length === undefined)
    throw new AppError('invalid', 'Send the length of the form as Content-Length.', { status: 411 });
  const most = mostFiles(rules) * rules.fileBytes + rules.texts * rules.textBytes;
  if (Number(length) > most) throw new AppError('too-large', `All files together may have at most ${megabytes(most)}.`);
}

const aborted = () => new AppError('invalid', 'The form was interrupted.');

/** Replaces lone surrogates, which can occur in a part declared as UTF-16. */
function makeWellFormed(parts: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(parts)) {
    if (typeof value === 'string') parts[key] = value.toWellFormed();
    else if (typeof value === 'object' && value !== null) makeWellFormed(value as Record<string, unknown>);
  }
}

export type Upload = (
  request: Request,
  response: Response,
  bodies: BodyWatches,
  work: () => Promise<void>,
) => Promise<void>;

/**
 * Receives a multipart form with files, within explicit limits, and then runs the work. The files are deleted when the
 * work is done.
 */
export function pictureUpload(rules: UploadRules): Upload {
  const storage = new UploadStorage(rules.folder);
  const read = createReader(rules, storage);
  return async (request, response, { uploads, assertRoom }, work) => {
    assertForm(request, rules);
    storage.admit(request, assertRoom);
    // The client may have disconnected during authentication, in which case no further event would report it.
    if (request.destroyed) throw aborted();
    // Each file being stored adds a listener for the end of the connection.
    request.setMaxListeners(request.getMaxListeners() + mostFiles(rules));
    let received: Promise<void> | undefined;
    const gone = new Promise<never>((_resolve, reject) =>
      request.once('close', () => request.complete || reject(aborted())),
    );
    const receive = () => {
      received = new Promise<void>((resolve, reject) => {
        read(request, response, (error: unknown) => (error ? reject(explain(error, rules)) : resolve()));
      });
      return Promise.race([received, gone]).then(() => makeWellFormed(request.body as Record<string, unknown>));
    };
    gone.catch(() => undefined);
    try {
      await watchBody(uploads, request, receive, work);
    } finally {
      // An aborted upload continues until its connection closes; its files are discarded only then.
      void received?.catch(() => undefined).then(() => storage.discard(request));
    }
  };
}
