import type { Request } from 'express';
import { PICTURE_TYPES } from '@verse/api-contract/pictures';
import type { Config } from '../config';
import {
  type Budgets,
  byPerson,
  ConcurrencyLimit,
  type Form,
  pictureUpload,
  type UploadedFile,
  uploadedFiles,
  type UploadField,
} from '../http';
import { notAPicture, type Pictures } from './pictures';

interface Dependencies {
  budgets: Budgets;
  pictures: Pick<Pictures, 'pixelsOf'>;
  config: Pick<Config, 'limits' | 'uploadDir'>;
}

interface Rules<T, Field extends string> {
  files: readonly (UploadField & { name: Field })[];
  texts: number;
  textBytes: number;
  /** Understands texts that nobody has looked at, and files that are pictures by what they say, by their fields. */
  read: (texts: Record<string, unknown>, files: Record<Field, UploadedFile[]>) => T;
}

/** Makes a form that brings pictures, of what is said of its parts. */
export type PictureForm = <T, Field extends string>(rules: Rules<T, Field>) => Form<T>;

/** By the declared type, so a film or a text file is refused before it has travelled. The bytes are judged later. */
const ACCEPTED = new Set<string>([...PICTURE_TYPES, 'application/octet-stream']);
const HOUR_MS = 3_600_000;
const MILLION = 1_000_000;
/** What a small picture costs: it is drawn in as many sizes as a large one. */
const LEAST_MEGAPIXELS = 8;

/**
 * All forms that bring pictures are made here: as many at once as a process can draw, so many of one person, and what
 * they cost comes out of one budget of that person.
 */
export function createPictureForm({ budgets, pictures, config: { limits, uploadDir } }: Dependencies): PictureForm {
  const uploads = new ConcurrencyLimit({
    atOnce: limits.uploadsAtOnce,
    each: limits.uploadsEach,
    waitMs: 3000,
    retrySeconds: 5,
    own: 'Other pictures of yours are just being sent. Please wait until they have arrived, and send these again.',
    full: 'Many pictures are being sent just now. Please send yours again in a moment.',
  });
  const spend = budgets({
    name: 'pixels',
    windowMs: HOUR_MS,
    most: limits.megapixelsPerHour,
    message: 'That was a lot of large pictures in an hour. Please wait a while, or send smaller ones.',
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
    const accepts = (one: { name: string; field: string; type: string }) =>
      ACCEPTED.has(one.type) ? undefined : notAPicture(one);
    const upload = pictureUpload({
      ...{ files, texts, textBytes, fileBytes: limits.imageBytes, folder: uploadDir, accepts },
    });
    return {
      receive: (request, response, work) =>
        uploads.hold(byPerson(request), () =>
          upload(request, response, async () => {
            const came = files.map(({ name }) => [name, uploadedFiles(request.files, name)] as const);
            await charge(
              request,
              came.flatMap(([, ofField]) => ofField),
            );
            await work(read({ ...(request.body as object) }, Object.fromEntries(came) as Parameters<typeof read>[1]));
          }),
        ),
    };
  };
}
