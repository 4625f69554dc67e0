import type { RequestHandler } from 'express';
import { personOf, pictureUpload, type RateLimits } from '../../platform/http';
import { notAPicture } from '../../platform/images';
import { UPLOAD_FIELDS } from './blogs.schema';

export interface PictureFormDependencies {
  rateLimits: RateLimits;
  limits: { imageBytes: number; postBytes: number; publishPerMinute: number };
}

/** By the declared type, so a film or a text file is refused before it has travelled. The bytes are judged later. */
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/octet-stream']);
const TEXTS = 20;

/** How often somebody may send a form with pictures, and what of it is read. Put it after authentication. */
export function pictureForm(name: 'publish' | 'edit', { rateLimits, limits }: PictureFormDependencies): [RequestHandler, RequestHandler] {
  const limit = rateLimits({
    name,
    windowMs: 60_000,
    limit: limits.publishPerMinute,
    message: 'That was a lot of posts in a minute. Please wait a moment and publish again.',
    by: (request) => personOf(request.res!).id,
  });
  const upload = pictureUpload({
    files: UPLOAD_FIELDS,
    texts: TEXTS,
    textBytes: limits.postBytes,
    fileBytes: limits.imageBytes,
    accepts: (file) => (PICTURE_TYPES.has(file.type) ? undefined : notAPicture(file)),
  });
  return [limit, upload];
}
