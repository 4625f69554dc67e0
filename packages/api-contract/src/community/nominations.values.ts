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
  'Each week you nominate one member and one work, and vote once in each list. Change your vote until the week ends.',
  'You can’t nominate or vote for yourself. New accounts vote from next week. It’s one vote per mailbox.',
  'One network can give a nomination at most a fifth of its votes: at least five, never more than a hundred.',
  'The week ends Monday at 00:00 UTC. The member and the six works with the most votes are featured for ' +
    'a week, one work per maker. Ties: the earlier nomination wins.',
  'Winner said no or left? The next one is featured. No votes? Our moderators choose.',
] as const;

export const NOMINATION_MESSAGES = {
  unknown: 'There is no such nomination.',
  ended: 'That week is over.',
  late: 'Your account is new this week. Nominate and vote from Monday.',
  sample: 'This is an example profile, so you can’t nominate it.',
  own: 'You cannot vote for yourself or your own work.',
  self: 'You cannot nominate yourself or your own work.',
  mailbox: 'Another account with your mailbox already voted here.',
  mailboxNominated: 'Another account with your mailbox already nominated here this week.',
  network: 'Your network already gave this a lot of votes. Vote from another network, or for someone else.',
  again: 'You already nominated here this week. You can withdraw it while it has no votes.',
  taken: 'Already nominated this week. Vote for it.',
  declined: 'They don’t want to be nominated this week.',
  removed: 'Our moderators removed this nomination. You can’t make it again this week.',
  incomplete: 'To be featured, this profile needs a public bio, skills and works.',
  hiddenWork: 'To be featured, this work needs a picture and has to be public.',
  voted: 'This has votes, so it stays until the week ends.',
} as const;
