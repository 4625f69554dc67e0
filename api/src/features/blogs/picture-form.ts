import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { BLOG_LIMITS } from '@verse/api-contract/blogs';
import {
  type Budgets,
  byPerson,
  type ConcurrencyLimit,
  type Form,
  pictureUpload,
  type RateLimits,
  type UploadedFile,
  uploadedFiles,
} from '../../platform/http';
import { notAPicture, type Pictures } from '../../platform/images';

export interface PictureFormDependencies {
  rateLimits: RateLimits;
  budgets: Budgets;
  pictures: Pick<Pictures, 'pixelsOf'>;
  /** Of all forms with pictures together. */
  uploads: ConcurrencyLimit;
  uploadFolder?: string | undefined;
  limits: { imageBytes: number; postBytes: number; publishPerMinute: number; megapixelsPerHour: number };
}

/** What came: texts that nobody has looked at, and files that are pictures by what they say. */
export interface ReceivedParts {
  texts: Record<string, unknown>;
  thumbnail: UploadedFile | undefined;
  images: UploadedFile[];
}

/** A file as the OpenAPI document describes it. */
export const fileSchema = z.string().meta({ format: 'binary' });

const UPLOAD_FIELDS = [
  { name: 'thumbnail', label: 'Thumbnail image', most: 1 },
  { name: 'contentImages', label: 'Content images', most: BLOG_LIMITS.images },
] as const;

/** By the declared type, so a film or a text file is refused before it has travelled. The bytes are judged later. */
const PICTURE_TYPES = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'application/octet-stream',
]);
const TEXTS = 20;

const MILLION = 1_000_000;
/** What a small picture costs: it is drawn in as many sizes as a large one. */
const LEAST_MEGAPIXELS = 8;

/** Pixels are what a picture costs, however few bytes it has. */
function pixelBudget({ budgets, pictures, limits }: PictureFormDependencies): (request: Request) => Promise<void> {
  const spend = budgets({
    name: 'pixels',
    windowMs: 3_600_000,
    most: limits.megapixelsPerHour,
    message: 'That was a lot of large pictures in an hour. Please wait a while, or send smaller ones.',
  });
  return async (request) => {
    let megapixels = 0;
    for (const file of UPLOAD_FIELDS.flatMap(({ name }) => uploadedFiles(request.files, name))) {
      const pixels = await pictures.pixelsOf(file);
      if (pixels > 0) megapixels += Math.max(LEAST_MEGAPIXELS, Math.ceil(pixels / MILLION));
    }
    if (megapixels > 0) await spend(byPerson(request), megapixels);
  };
}

const partsOf = (request: Request): ReceivedParts => ({
  texts: { ...(request.body as Record<string, unknown>) },
  thumbnail: uploadedFiles(request.files, 'thumbnail')[0],
  images: uploadedFiles(request.files, 'contentImages'),
});

/** A form with pictures: how often somebody may send one, how many at once, what of it is read, and how its parts are understood. */
export function pictureForm<T>(
  name: 'publish' | 'edit',
  dependencies: PictureFormDependencies,
  read: (parts: ReceivedParts) => T,
): { limits: RequestHandler[]; form: Form<T> } {
  const { rateLimits, limits, uploads, uploadFolder } = dependencies;
  const limit = rateLimits({
    name,
    windowMs: 60_000,
    limit: limits.publishPerMinute,
    message: 'That was a lot of posts in a minute. Please wait a moment and publish again.',
    by: byPerson,
  });
  const charge = pixelBudget(dependencies);
  const upload = pictureUpload({
    files: UPLOAD_FIELDS,
    texts: TEXTS,
    textBytes: limits.postBytes,
    fileBytes: limits.imageBytes,
    folder: uploadFolder,
    accepts: (file) => (PICTURE_TYPES.has(file.type) ? undefined : notAPicture(file)),
  });
  return {
    limits: [limit],
    form: {
      receive: (request, response, work) =>
        uploads.hold(byPerson(request), () =>
          upload(request, response, async () => {
            await charge(request);
            await work(read(partsOf(request)));
          }),
        ),
    },
  };
}
