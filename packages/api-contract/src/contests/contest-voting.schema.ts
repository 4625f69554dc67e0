import { z } from 'zod';
import { judgeViewSchema } from './contest-judging.schema';
import { VOTE_STAGES } from './contest-voting.values';

const moment = z.iso.datetime();
const number = z.int().min(1).max(100_000);

/** `PUT /api/contests/:id/vote`: the number of the chosen entry. */
export const ballotFormSchema = z.strictObject({ number });

/** `GET /api/contests/:id/vote`: `from` is `next` from the previous page. */
export const voteQuerySchema = z.strictObject({
  from: z
    .string()
    .regex(/^\d{1,5}$/, 'Send the position from the previous page.')
    .optional(),
});

/** An entry as voters see it, without anything that identifies its authors. */
export const votedEntrySchema = judgeViewSchema.extend({
  /** Whether this is the caller's own entry, which they cannot vote for. */
  isOwn: z.boolean(),
});

/** The caller's ballot. Its id lets the caller find it among the published ballots. */
export const ownBallotSchema = z.object({ id: z.string(), number: z.int(), at: moment });

const vote = {
  contest: z.object({ id: z.string(), title: z.string() }),
  stage: z.enum(VOTE_STAGES),
  opensAt: moment,
  until: moment,
  serverNow: moment,
  prize: z.string(),
};

export const contestVoteSchema = z.object({
  ...vote,
  own: ownBallotSchema.nullable(),
  /** Why the caller may not vote; null if they may. */
  refusal: z.string().nullable(),
  /** Entries in an order that is random but fixed for each caller. Empty until voting opens. */
  entries: z.array(votedEntrySchema),
  /**
   * Numbers of the entries on this page that are hidden from the caller until the results are published, because the
   * caller is a judge with a conflict of interest.
   */
  barred: z.array(z.int()),
  next: z.int().nullable(),
});

export const ballotAnswerSchema = z.object({ own: ownBallotSchema.nullable() });

/** `GET /api/contests/:id/vote/ballots`: `after` is `next` from the previous page. */
export const ballotQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'Send the id from the previous page.')
    .optional(),
});

export const publishedBallotsSchema = z.object({
  ...vote,
  ballots: z.int(),
  /** Most votes first. Withdrawn and removed entries come last and have no rank. */
  totals: z.array(z.object({ number: z.int(), votes: z.int(), rank: z.int().nullable() })),
  page: z.array(z.object({ id: z.string(), number: z.int() })),
  next: z.string().nullable(),
});
