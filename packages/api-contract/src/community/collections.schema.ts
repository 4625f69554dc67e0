import { z } from 'zod';
import { taggedWorkSchema } from '../identity/profiles.schema';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { COLLECTION_LIMITS, COLLECTION_TEXTS } from './collections.values';

const workId = z.string().regex(/^[\w-]{1,64}$/, 'Send the id of a work.');
const name = requiredText(COLLECTION_TEXTS.name, onOneLine);

const shape = {
  id: z.string(),
  name: z.string(),
  isPublic: z.boolean(),
  count: z.number().int().nonnegative(),
};

/** A collection in its owner's list. */
export const ownCollectionSchema = z.object({
  ...shape,
  /** Whether it is the collection to which works are saved if no other is chosen. */
  isDefault: z.boolean(),
  /** Whether moderators have made it private. */
  isRemoved: z.boolean(),
  /** First pictures, at most three. */
  covers: z.array(pictureSchema),
  /** Whether it holds the work that the query asks about. */
  hasWork: z.boolean(),
});
/** `GET /api/members/:handle/collections`. */
export const memberCollectionsSchema = z.object({
  collections: z.array(
    z.object({ id: z.string(), name: z.string(), count: shape.count, covers: z.array(pictureSchema) }),
  ),
});

export const ownCollectionsSchema = z.object({ collections: z.array(ownCollectionSchema) });

/** `GET /api/me/collections`: the caller's collections, last changed first, the default one before all others. */
export const ownCollectionsQuerySchema = z.strictObject({ work: workId.optional() });

export const newCollectionSchema = z.strictObject({ name, isPublic: z.boolean().default(false) });
export const collectionChangeSchema = z.strictObject({ name, isPublic: z.boolean() }).partial();

/** `PUT /api/me/collections/:id/works/:work/place`: moves the work before another one, or to the end. */
export const collectionPlaceSchema = z.strictObject({ before: workId.nullable() });
/** The place of a work that is saved; at the start if absent. */
export const savedPlaceSchema = collectionPlaceSchema.partial();

/** `GET /api/collections/:id`: a collection as the caller sees it, page by page. */
export const collectionQuerySchema = z.strictObject({
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, 'Send the cursor from the previous page.')
    .optional(),
  limit: pageLength(COLLECTION_LIMITS.page),
});
export const collectionSchema = z.object({
  collection: z.object({
    ...shape,
    owner: z.object({ name: z.string(), handle: z.string() }),
    isOwn: z.boolean(),
    isDefault: z.boolean(),
    isRemoved: z.boolean(),
  }),
  works: z.array(taggedWorkSchema),
  next: z.string().nullable(),
});
