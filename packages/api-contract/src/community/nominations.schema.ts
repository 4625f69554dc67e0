import { z } from 'zod';
import { handleParamsSchema, shownWorkSchema } from '../identity/profiles.schema';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { NOMINATION_LIMITS, NOMINATION_LISTS, NOMINATION_STATES, NOMINATION_TEXTS } from './nominations.values';

/** A week from Monday 00:00 UTC, named by its first day; `endsAt` is exclusive. */
export const nominationWeekSchema = z.object({
  id: z.iso.date(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

const named = z.object({ name: z.string(), handle: z.string() });

export const nominationSchema = z.object({
  id: z.string(),
  list: z.enum(NOMINATION_LISTS),
  week: z.iso.date(),
  state: z.enum(NOMINATION_STATES),
  /** The nominated member, or the maker of the nominated work. */
  member: named.extend({ picture: pictureSchema.nullable() }),
  /** Null in the list of members. */
  work: shownWorkSchema.nullable(),
  why: z.string(),
  /** Null if the caller cannot see the profile. */
  nominator: named.nullable(),
  votes: z.number().int().nonnegative(),
  isVoted: z.boolean(),
  /** Whether the caller is the nominated member or the maker of the work. They may decline. */
  isOwn: z.boolean(),
  /** Whether the caller made the nomination and may withdraw it. */
  mayWithdraw: z.boolean(),
});

export const nominationAnswerSchema = z.object({ nomination: nominationSchema });

const cursor = z
  .string()
  .regex(/^[\w-]{1,400}$/, 'Send the cursor from the previous page.')
  .optional();

/** Query parameters for `GET /api/nominations`: this week's nominations, most votes first. */
export const nominationsQuerySchema = z.strictObject({
  list: z.enum(NOMINATION_LISTS).default('member'),
  cursor,
  limit: pageLength(NOMINATION_LIMITS.page),
});
export const nominationsSchema = z.object({
  week: nominationWeekSchema,
  nominations: z.array(nominationSchema),
  next: z.string().nullable(),
  /** The nominations that the caller voted for and made this week. */
  voted: nominationSchema.nullable(),
  made: nominationSchema.nullable(),
  /** This week's nominations of the caller or their works, also declined ones. */
  own: z.array(nominationSchema),
  /** Why the caller cannot nominate or vote this week; null if they can. */
  refusal: z.string().nullable(),
});

/** Query parameters for `GET /api/nominations/weeks`: past weeks, newest first. */
export const nominationWeeksQuerySchema = z.strictObject({ cursor, limit: pageLength(NOMINATION_LIMITS.weeks) });
export const nominationWeeksSchema = z.object({
  weeks: z.array(
    z.object({
      week: nominationWeekSchema,
      member: nominationSchema.nullable(),
      works: z.array(nominationSchema),
    }),
  ),
  next: z.string().nullable(),
});

const why = requiredText(NOMINATION_TEXTS.why, onOneLine);

/** `POST /api/nominations`: nominates a member, or one of their works if `work`, its id, is given. */
export const newNominationSchema = z.strictObject({
  ...handleParamsSchema.shape,
  work: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'Send the id of a work.')
    .optional(),
  why,
});

/** `POST /api/nominations/:id/removal`: by staff, with the reason for the member who nominated. */
export const nominationRemovalSchema = z.strictObject({ reason: requiredText(NOMINATION_TEXTS.reason) });
