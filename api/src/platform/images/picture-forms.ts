import type { Request } from 'express';
import { HOUR_MS } from '@verse/api-contract/time';
import type { Config } from '../config';
import {
  type Budgets,
  byPerson,
  ConcurrencyLimit,
  type Form,
  limitConcurrency,
  pictureUpload,
  type UploadedFile,
  uploadedFiles,
  type UploadField,
} from '../http';
import type { Pictures } from './pictures';

interface Dependencies {
  budgets: Budgets;
  pictures: Pick<Pictures, 'pixelsOf'>;
  config: Pick<Config, 'limits' | 'uploadDir'>;
}

interface Rules<T, Field extends string> {
  files: readonly (UploadField & { name: Field })[];
  texts: number;
  textBytes: number;
  /** Parses the form's parts: unvalidated text and the received files. */
  read: (texts: Record<string, unknown>, files: Record<Field, UploadedFile[]>) => T;
}

export type PictureForm = <T, Field extends string>(rules: Rules<T, Field>) => Form<T>;

const MILLION = 1_000_000;
/** Minimum cost of a picture, because a small picture is rendered in as many sizes as a large one. */
const LEAST_MEGAPIXELS = 8;

/**
 * Creates all forms that accept pictures. Limits each person's concurrent uploads, processes only as many received
 * forms at a time as the process can render, and charges the person's pixel budget.
 */
export function createPictureForm({ budgets, pictures, config: { limits, uploadDir } }: Dependencies): PictureForm {
  const uploads = new ConcurrencyLimit({
    each: limits.uploadsEach,
    waitMs: 3000,
    retrySeconds: 5,
    own: 'Your other pictures are still uploading. Please wait, then send these again.',
  });
  const inTurn = limitConcurrency(limits.formsAtOnce);
  const spend = budgets({
    name: 'pixels',
    windowMs: HOUR_MS,
    most: limits.megapixelsPerHour,
    message: 'That’s a lot of large pictures for an hour. Please wait a while, or send smaller ones.',
  });

  async function charge(request: Request, files: UploadedFile[]): Promise<void> {
    let megapixels = 0;
    for (const file of files) {
      const pixels = await pictures.pixelsOf(file);
      if (pixels > 0) megapixels += Math.max(LEAST_MEGAPIXELS, Math.ceil(pixels / MILLION));
    }
    if (megapixels > 0) await spend(byPerson(request), megapixels);
  }

  return ({ files, texts, textBytes, read }) => {
    const upload = pictureUpload({
      files,
      texts,
      textBytes,
      fileBytes: limits.imageBytes,
      folder: uploadDir,
    });
    return {
      receive: (request, response, bodies, work) =>
        uploads.hold(byPerson(request), () =>
          upload(request, response, bodies, () =>
            inTurn(async () => {
              const filesByField = files.map(({ name }) => [name, uploadedFiles(request.files, name)] as const);
              await charge(
                request,
                filesByField.flatMap(([, ofField]) => ofField),
              );
              await work(
                read({ ...(request.body as object) }, Object.fromEntries(filesByField) as Parameters<typeof read>[1]),
              );
            }),
          ),
        ),
    };
  };
}
