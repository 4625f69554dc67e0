import type { RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { AppError } from './app-error';

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
  /** Refuses by declared type, before the bytes have come. Must not wait for anything. */
  accepts: (file: { name: string; field: string; type: string }) => AppError | undefined;
}

const megabytes = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;

/** A file name as a message may show it. */
export function shownName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return `“${plain.length > 60 ? `${plain.slice(0, 59)}…` : plain}”`;
}

function tooLarge(error: MulterError, rules: UploadRules): AppError {
  const field = error.field ?? 'request';
  const { filename } = error as MulterError & { filename?: string };
  const message = `${filename ? shownName(filename) : 'A file'} is larger than ${megabytes(rules.fileBytes)}.`;
  return new AppError('too-large', 'image-too-large', message, { cause: error, fields: { [field]: message } });
}

function tooMany(error: MulterError, rules: UploadRules): AppError {
  const field = rules.files.find(({ name }) => name === error.field);
  const message = field ? `${field.label}: at most ${field.most}.` : 'The form has a part that is not known here.';
  return new AppError('invalid', 'invalid', message, { cause: error, ...(field ? { fields: { [field.name]: message } } : {}) });
}

function explain(error: unknown, rules: UploadRules): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof MulterError)) return new AppError('invalid', 'invalid', 'The form could not be read.', { cause: error });
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(error, rules);
  if (error.code === 'LIMIT_UNEXPECTED_FILE' || error.code === 'LIMIT_FILE_COUNT') return tooMany(error, rules);
  if (error.code === 'LIMIT_FIELD_VALUE') return new AppError('too-large', 'too-large', 'A text is too long.', { cause: error });
  return new AppError('invalid', 'invalid', 'The form has more parts, or longer names, than are accepted.', { cause: error });
}

/** Reads a multipart form with pictures into memory, within limits that are all stated. Put it after authentication. */
export function pictureUpload(rules: UploadRules): RequestHandler {
  const files = rules.files.reduce((sum, { most }) => sum + most, 0);
  const read = multer({
    storage: multer.memoryStorage(),
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
  const most = files * rules.fileBytes + rules.texts * rules.textBytes;
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) throw new AppError('unsupported', 'unsupported-media', 'Send the form as multipart/form-data.');
    // A refused form is read to its end, so that the browser sees the answer: there must be an end.
    const length = request.get('content-length');
    if (length === undefined) throw new AppError('length-required', 'invalid', 'Say how long the form is (Content-Length).');
    if (Number(length) > most) throw new AppError('too-large', 'too-large', `All files together may have at most ${megabytes(most)}.`);
    read(request, response, (error: unknown) => {
      if (error) next(explain(error, rules));
      else next();
    });
  };
}

/** The files that came in a field, in their order. */
export function uploadedFiles(files: unknown, field: string): { bytes: Buffer; name: string; field: string }[] {
  const ofField = (files as Record<string, Express.Multer.File[]> | undefined)?.[field] ?? [];
  return ofField.map((file) => ({ bytes: file.buffer, name: file.originalname, field }));
}
