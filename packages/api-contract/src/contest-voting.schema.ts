import { z } from 'zod';
import { MADE_HOW } from './community-posts.values';
import { VOTE_STAGES } from './contest-voting.values';

const moment = z.iso.datetime();
const number = z.int().min(1).max(100_000);

/** `PUT /api/contests/:id/vote`: the number of an entry. */
export const ballotFormSchema = z.strictObject({ number });

/** `GET /api/contests/:id/vote`: `from` is the `next` of the page before. */
export const voteQuerySchema = z.strictObject({
  from: z
    .string()
    .regex(/^\d{1,5}$/, 'Send the position as the page before gave it.')
    .optional(),
});

/** An entry as voters see it: nothing in it names its makers. */
export const votedEntrySchema = z.object({
  number: z.int(),
  title: z.string(),
  text: z.string(),
  madeHow: z.enum(MADE_HOW),
  files: z.array(z.object({ index: z.int(), type: z.string(), bytes: z.int() })),
  /** An entry of the caller, who cannot vote for it. */
  isOwn: z.boolean(),
});

/** The caller's ballot. Its id names it among the published ones. */
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
  /** Why the caller has no ballot; null for those who have one. */
  refusal: z.string().nullable(),
  /** In an order of the caller's own, which stays. Empty before the vote. */
  entries: z.array(votedEntrySchema),
  /** Numbers of this page that are hidden from the caller, a judge who has a conflict, until there are results. */
  barred: z.array(z.int()),
  next: z.int().nullable(),
});

export const ballotAnswerSchema = z.object({ own: ownBallotSchema.nullable() });

/** `GET /api/contests/:id/vote/ballots`: `after` is the `next` of the page before. */
export const ballotQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'Send the id as the page before gave it.')
    .optional(),
});

export const publishedBallotsSchema = z.object({
  ...vote,
  /** Number of ballots. */
  ballots: z.int(),
  /** Most votes first; entries that no longer take part come last, without a rank. */
  totals: z.array(z.object({ number: z.int(), votes: z.int(), rank: z.int().nullable() })),
  page: z.array(z.object({ id: z.string(), number: z.int() })),
  next: z.string().nullable(),
});
