import { z } from 'zod';
import { MADE_HOW } from '../community/community-posts.values';
import { pictureSchema } from '../publishing/blogs.schema';

/** `PUT /api/contests/:id/entries/own/gallery`. */
export const galleryAgreementFormSchema = z.strictObject({ isAgreed: z.boolean('Say whether you agree.') });

/** `GET /api/contests/:id/entries/own/gallery`. */
export const galleryAgreementSchema = z.object({
  isAgreed: z.boolean(),
  /** Number of other makers who have not agreed. The entry is shown once all have. */
  missing: z.int(),
  hasResults: z.boolean(),
});

/** The gallery begins after this rank. */
export const galleryQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});

const galleryEntrySchema = z.object({
  rank: z.int(),
  number: z.int(),
  title: z.string(),
  /** Cut if there is a picture. */
  text: z.string(),
  madeHow: z.enum(MADE_HOW),
  team: z.string(),
  makers: z.array(z.object({ name: z.string(), handle: z.string().nullable() })),
  /** The entry's first picture; null if it has none. */
  picture: pictureSchema.nullable(),
  files: z.array(z.object({ index: z.int(), type: z.string(), bytes: z.int() })),
});

/** `GET /api/contests/:id/gallery/past`: entries of the latest earlier contest of the same organisation. */
export const pastGallerySchema = z.object({
  contest: z.object({ id: z.string(), title: z.string() }).nullable(),
  entries: z.array(galleryEntrySchema),
});

/** `GET /api/contests/:id/gallery`: the entries whose makers agreed, best first, once the results are published. */
export const contestGallerySchema = z.object({
  entries: z.array(galleryEntrySchema),
  /** Rank after which the next page begins; null on the last page. */
  next: z.int().nullable(),
});
