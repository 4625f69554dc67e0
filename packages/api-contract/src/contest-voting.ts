import type { z } from 'zod';
import type {
  ballotAnswerSchema,
  contestVoteSchema,
  publishedBallotsSchema,
  votedEntrySchema,
} from './contest-voting.schema';

export { VOTE_LIMITS, VOTE_MESSAGES, VOTE_RULE, type VoteStage } from './contest-voting.values';

export type BallotAnswer = z.infer<typeof ballotAnswerSchema>;
export type ContestVote = z.infer<typeof contestVoteSchema>;
export type VotedEntry = z.infer<typeof votedEntrySchema>;
export type PublishedBallots = z.infer<typeof publishedBallotsSchema>;
