import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { CONTEST_STATUSES } from './contests';

/** The caller's own place. One with an entry fee is held for an hour: no money is taken yet. */
export const contestEntrySchema = z.object({
  state: z.enum(['confirmed', 'held']),
  joinedAt: z.iso.datetime(),
  heldUntil: z.iso.datetime().optional(),
});

/** Money in US dollars. `status` is of the server's clock at the moment of the answer. */
export const contestSchema = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string(),
  picture: pictureSchema,
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
});

/** `serverNow` lets a page count down by the server's clock. */
export const contestListSchema = z.object({ serverNow: z.iso.datetime(), contests: z.array(contestSchema) });
export const contestAnswerSchema = z.object({ serverNow: z.iso.datetime(), contest: contestSchema });
