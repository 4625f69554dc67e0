export const NOMINATION_LISTS = ['member', 'work'] as const;
export type NominationList = (typeof NOMINATION_LISTS)[number];

/** `declined` by the nominated member, who can undo it; `removed` by staff. */
export const NOMINATION_STATES = ['open', 'declined', 'removed'] as const;
export type NominationState = (typeof NOMINATION_STATES)[number];

export const NOMINATION_TEXTS = {
  why: { label: 'Sentence', max: 200 },
  reason: { label: 'Reason', max: 500 },
} as const;

export const NOMINATION_LIMITS = {
  /** Number of nominations per page. */
  page: 20,
  /** Number of past weeks per page. */
  weeks: 6,
  /** Maximum number of works of a week, of different makers. */
  works: 6,
  /** Seconds between the end of a week and the count, so that votes still in transit can arrive. */
  countingSeconds: 60,
} as const;

/** How the featured member and the works of the week are chosen. Each sentence is a rule that the API applies. */
export const NOMINATION_RULES = [
  'Each week, you nominate one member and one work, and vote once in each list. ' +
    'You can move or withdraw your vote until the week ends.',
  'You cannot nominate or vote for yourself. Accounts made during the week vote from the next one, ' +
    'and accounts that share a mailbox have one vote.',
  'Of the votes for one nomination, at most a fifth come from one network: ' +
    'at least five, and never more than a hundred.',
  'The week ends on Monday at 00:00 UTC. The member with the most votes is featured for the next week, ' +
    'and so are the six works with the most votes, one of each maker. ' +
    'If two have as many votes, the one that was nominated first wins.',
  'If the winner declines or leaves, the next one is featured. Without votes, our moderators choose.',
] as const;

export const NOMINATION_MESSAGES = {
  unknown: 'There is no such nomination.',
  ended: 'The week of this nomination has ended.',
  late: 'Your account was made this week. You can nominate and vote from Monday.',
  sample: 'This is an example profile, so it cannot be nominated.',
  own: 'You cannot vote for yourself or your own work.',
  self: 'You cannot nominate yourself or your own work.',
  mailbox: 'Another account with your mailbox has voted in this list.',
  mailboxNominated: 'Another account with your mailbox has nominated in this list this week.',
  network:
    'Many votes for this nomination came from your network. Vote from another network, or for another nomination.',
  again: 'You have nominated in this list this week. You can withdraw your nomination while it has no votes.',
  taken: 'This is nominated this week already. Vote for it.',
  declined: 'This member does not want to be nominated this week.',
  removed: 'Our moderators removed this nomination, so it cannot be made again this week.',
  incomplete:
    'This profile cannot be featured yet: it needs a bio, skills, and works, all of them visible to everyone.',
  hiddenWork: 'This work cannot be featured yet: it needs a picture, and to be visible to everyone.',
  voted: 'This nomination has votes, so it stays until the week ends.',
} as const;
