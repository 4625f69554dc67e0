import type { RequestHandler } from 'express';
import { z } from 'zod';
import { BLOG_LIMITS } from '@verse/api-contract/publishing/blogs.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import { byPerson, type Form, type RateLimits, type UploadedFile } from '../../../platform/http';
import type { PictureForm } from '../../../platform/images';

export interface PictureFormDependencies {
  rateLimits: RateLimits;
  pictureForm: PictureForm;
  limits: { postBytes: number; publishPerMinute: number };
}

/** Parts of a form: unvalidated text fields, and files with a picture content type. */
export interface ReceivedParts {
  texts: Record<string, unknown>;
  thumbnail: UploadedFile | undefined;
  images: UploadedFile[];
}

/** Represents a file in the OpenAPI document. */
export const fileSchema = z.string().meta({ format: 'binary' });

const UPLOAD_FIELDS = [
  { name: 'thumbnail', label: 'Thumbnail image', most: 1 },
  { name: 'contentImages', label: 'Content images', most: BLOG_LIMITS.images },
] as const;
const TEXTS = 40;

/** Creates the form for a post with pictures, including its rate limit. */
export function createPostForm<T>(
  name: 'publish' | 'edit',
  { rateLimits, pictureForm, limits }: PictureFormDependencies,
  read: (parts: ReceivedParts) => T,
): { limits: RequestHandler[]; form: Form<T> } {
  const limit = rateLimits({
    name,
    windowMs: MINUTE_MS,
    limit: limits.publishPerMinute,
    message: 'That’s a lot of posts for one minute. Please wait a moment and publish again.',
    by: byPerson,
  });
  const form = pictureForm({
    files: UPLOAD_FIELDS,
    texts: TEXTS,
    textBytes: limits.postBytes,
    read: (texts, { thumbnail: [thumbnail], contentImages }) => read({ texts, thumbnail, images: contentImages }),
  });
  return { limits: [limit], form };
}
