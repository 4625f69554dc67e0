import { z } from 'zod';
import { listedMemberSchema } from '../identity/people.schema';
import { LONGEST_SEARCH } from '../paging';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { PACKAGE_LIMITS, PACKAGE_MESSAGES, PACKAGE_TEXTS } from './packages.values';

const { days, revisions, leastMinor, mostMinor } = PACKAGE_LIMITS;
const amount = z
  .int(PACKAGE_MESSAGES.amount)
  .min(leastMinor, PACKAGE_MESSAGES.amount)
  .max(mostMinor, PACKAGE_MESSAGES.amount)
  .optional();

/** A service at a fixed price. */
const packageFields = z.strictObject({
  name: requiredText(PACKAGE_TEXTS.name, onOneLine),
  text: requiredText(PACKAGE_TEXTS.text),
  /** In minor units. If the package has no price in a currency, clients request an offer in that currency instead. */
  prices: z
    .strictObject({ USD: amount, NGN: amount })
    .refine(({ USD, NGN }) => USD !== undefined || NGN !== undefined, PACKAGE_MESSAGES.price),
  /** Number of days from starting the work to delivering it. */
  days: z.int(PACKAGE_MESSAGES.days).min(1, PACKAGE_MESSAGES.days).max(days, PACKAGE_MESSAGES.days),
  /** Number of revisions included in the price. */
  revisions: z
    .int(PACKAGE_MESSAGES.revisions)
    .min(0, PACKAGE_MESSAGES.revisions)
    .max(revisions, PACKAGE_MESSAGES.revisions),
});

/** `PUT /api/me/packages` with `If-Match`: all packages, in display order. */
export const packagesFormSchema = z.strictObject({
  packages: z
    .array(
      packageFields.extend({
        /** Null for a new package. */
        id: z
          .string()
          .regex(/^[\w-]{1,40}$/)
          .nullable(),
      }),
    )
    .max(PACKAGE_LIMITS.packages, PACKAGE_MESSAGES.most),
});

export const offeredPackageSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  prices: z.object({ USD: z.int().optional(), NGN: z.int().optional() }),
  days: z.int(),
  revisions: z.int(),
});

/** `GET /api/members/:handle/packages`. */
export const offeredPackagesSchema = z.object({
  packages: z.array(offeredPackageSchema).max(PACKAGE_LIMITS.packages),
});

/** `GET /api/me/packages`. Send `version` as `If-Match: "1"` with the next change. */
export const ownPackagesSchema = offeredPackagesSchema.extend({
  version: z.int(),
  /** Ids of packages that a moderator has hidden from everyone but the caller. */
  hidden: z.array(z.string()),
});

/** Query parameters for `GET /api/packages`. */
export const packageQuerySchema = z.strictObject({
  /** Matches packages whose name or text contains these words. */
  q: z.string().trim().max(LONGEST_SEARCH).optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(PACKAGE_LIMITS.page),
});
export type PackageQuery = z.infer<typeof packageQuerySchema>;

/** A member with their matching packages. Long text is truncated. */
export const memberOfferSchema = z.object({
  member: listedMemberSchema.pick({ handle: true, name: true, picture: true }),
  packages: z.array(offeredPackageSchema),
  /** Average of the member's reviews as a seller. Null until there are enough; absent in earlier releases. */
  rating: z.object({ average: z.number(), count: z.int() }).nullable().optional(),
  /** Picture of the member's first work. Null if they have none; absent in earlier releases. */
  cover: pictureSchema.nullable().optional(),
});

export const memberOffersSchema = z.object({ offers: z.array(memberOfferSchema), next: z.string().nullable() });
