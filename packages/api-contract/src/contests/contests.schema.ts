import { z } from 'zod';
import { LONGEST_SEARCH } from '../paging';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine, trimText } from '../text';
import { requiredText, shortTexts } from '../text.schema';
import { NUMBER_MESSAGES } from '../typed-number';
import { CONTEST_LIMITS, CONTEST_MESSAGES, CONTEST_PICTURE_TEXTS, CONTEST_TEXTS } from './contest-form.values';
import { CONTEST_SORTS, CONTEST_STATUSES } from './contests.values';

/**
 * The caller's own place. In a contest with an entry fee, the place is `held` for one hour, during which staff can
 * confirm that the fee has arrived.
 */
export const contestEntrySchema = z.object({
  state: z.enum(['confirmed', 'held']),
  joinedAt: z.iso.datetime(),
  heldUntil: z.iso.datetime().optional(),
});

/** Amounts are in US dollars. `status` reflects the server clock at the time of the response. */
export const contestSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Null if the contest has no picture. */
  cover: z.string().nullable(),
  picture: pictureSchema.nullable(),
  description: z.string(),
  prizePool: z.number().nonnegative(),
  entryFee: z.number().nonnegative(),
  participants: z.number().int().nonnegative(),
  maxParticipants: z.number().int().positive(),
  startsAt: z.iso.datetime(),
  deadline: z.iso.datetime(),
  status: z.enum(CONTEST_STATUSES),
  tags: z.array(z.string()),
  entry: contestEntrySchema.nullable(),
  /**
   * Whether the caller is on an entry's team. `entry` may then still be null, because one place covers the whole team.
   */
  hasEntry: z.boolean().optional(),
  /** False if the entry fee cannot be paid yet. In that case, no place can be taken. */
  isPayable: z.boolean().optional(),
  /** Whether the contest is part of the sample data. */
  isSample: z.boolean().optional(),
  /** False for examples, and for contests whose rules are not set yet. */
  takesEntries: z.boolean().optional(),
  /** Increases with every change: send it as `If-Match: "1"`. */
  version: z.number().int().nonnegative(),
  /** Number of places held until their fee arrives; null for callers who do not manage contests. */
  held: z.number().int().nonnegative().nullable(),
});

const dollars = (error: string) =>
  z
    .number({ error })
    .nonnegative(error)
    .max(CONTEST_LIMITS.dollars, error)
    .multipleOf(0.01, NUMBER_MESSAGES.decimals(2));
const moment = z.iso.datetime({ error: CONTEST_MESSAGES.moment });
export const contestFieldsSchema = z.strictObject({
  title: requiredText(CONTEST_TEXTS.title, onOneLine),
  description: requiredText(CONTEST_TEXTS.description),
  prizePool: dollars(CONTEST_MESSAGES.prize),
  entryFee: dollars(CONTEST_MESSAGES.fee),
  maxParticipants: z
    .number({ error: CONTEST_MESSAGES.places })
    .int(CONTEST_MESSAGES.places)
    .positive(CONTEST_MESSAGES.places)
    .max(CONTEST_LIMITS.places, CONTEST_MESSAGES.places),
  startsAt: moment,
  deadline: moment,
  tags: shortTexts({ label: 'A tag', max: CONTEST_LIMITS.tag }, CONTEST_LIMITS.tags),
});
const isInOrder = ({ startsAt, deadline }: { startsAt: string; deadline: string }) =>
  Date.parse(startsAt) < Date.parse(deadline);
const inOrder = { path: ['deadline'], error: CONTEST_MESSAGES.order };

/** `POST /api/contests`. */
export const contestFormSchema = contestFieldsSchema.refine(isInOrder, inOrder);

/** `PATCH /api/contests/:id` with `If-Match`: replaces the contest's fields, or ends the contest now. */
export const contestChangeSchema = z.union([
  z.strictObject({ state: z.literal('closed') }),
  contestFieldsSchema.refine(isInOrder, inOrder),
]);

/** The field sent together with the file in `PUT /api/contests/:id/picture`. */
export const contestPictureSchema = z.strictObject({ alt: requiredText(CONTEST_PICTURE_TEXTS.alt, onOneLine) });

/** A place held until its fee arrives, as seen by staff. */
export const heldPlaceSchema = z.object({
  memberId: z.string(),
  name: z.string(),
  email: z.string(),
  heldUntil: z.iso.datetime(),
});
export const heldPlaceListSchema = z.object({ places: z.array(heldPlaceSchema) });

/**
 * A page of contests. `serverNow` lets clients base countdowns on the server clock; `tags` contains up to sixty tags,
 * newest first, from all listed contests, not only from this page; `next` is the cursor of the next page.
 */
export const contestListSchema = z.object({
  serverNow: z.iso.datetime(),
  contests: z.array(contestSchema),
  tags: z.array(z.string()),
  next: z.string().nullable(),
});

const searchText = (most: number) =>
  z
    .string()
    .overwrite((typed) => trimText(onOneLine(typed)))
    .max(most);

/** `GET /api/contests`. */
export const contestQuerySchema = z.strictObject({
  /** Matches substrings of the title or a tag, or word prefixes in the description. */
  q: searchText(LONGEST_SEARCH).optional(),
  sort: z.enum(CONTEST_SORTS).optional(),
  status: z.enum(CONTEST_STATUSES).optional(),
  tag: searchText(CONTEST_LIMITS.tag).optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(20),
});
export const contestAnswerSchema = z.object({ serverNow: z.iso.datetime(), contest: contestSchema });
