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
  'Each member has one ballot, and so has each mailbox. Only accounts that existed before the contest was published ' +
  'may vote: accounts made for a vote do not count. Makers cannot vote for their own entry, and members of the ' +
  'organisation cannot vote. Each voter sees the entries in another random order. You can change your vote until the ' +
  'end; nobody sees a count before it. Then all ballots are published without names. Of entries with the same number ' +
  'of votes, the one that was submitted earlier is ranked first.';

export const VOTE_MESSAGES = {
  late: 'Your account was created after this contest was published, so it has no ballot.',
  judge: 'You judge this contest, so you have no ballot. You see all entries with the results.',
  organisation: 'Members of the organisation that runs this contest have no ballot.',
  mailbox: 'Another account with your mailbox has voted in this contest: each mailbox has one ballot.',
  own: 'You cannot vote for your own entry.',
  before: 'The vote has not begun yet.',
  after: 'The vote has ended.',
  uncounted: 'The ballots are published after the vote has ended.',
} as const;
