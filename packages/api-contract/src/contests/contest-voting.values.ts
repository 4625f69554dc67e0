export const VOTE_STAGES = ['before', 'open', 'counting', 'counted'] as const;
export type VoteStage = (typeof VOTE_STAGES)[number];

export const VOTE_LIMITS = {
  /** Number of entries per page. */
  entries: 12,
  /** Number of ballots per page. */
  ballots: 500,
  /** Maximum number of entries listed with their vote counts. The other counts can be computed from the ballots. */
  totals: 100,
  /** Number of seconds between the end of voting and the count, so that ballots still in transit can arrive. */
  countingSeconds: 60,
} as const;

export const VOTE_RULE =
  'One vote each, and one per mailbox. Your account has to be older than the contest. You can’t vote for ' +
  'your own entry, and people from the organisation can’t vote. Everyone sees the entries in a ' +
  'different order. Change your vote as often as you like: counts stay secret until the end, then we ' +
  'publish all ballots without names. Ties: the earlier entry wins.';

export const VOTE_MESSAGES = {
  late: 'Your account is newer than this contest, so you can’t vote in it.',
  judge: 'You judge this contest, so you can’t vote. You’ll see all entries with the results.',
  organisation: 'Your organisation runs this contest, so you can’t vote.',
  mailbox: 'Another account with your mailbox already voted here. It’s one vote per mailbox.',
  own: 'You cannot vote for your own entry.',
  before: 'Voting hasn’t started yet.',
  after: 'Voting is over.',
  uncounted: 'We publish the ballots after the vote.',
} as const;
