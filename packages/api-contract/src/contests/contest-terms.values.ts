/** How a pledged prize is shared if it is not awarded in time. */
export const SHARE_RULES = ['top-three', 'all-entries'] as const;
export type ShareRule = (typeof SHARE_RULES)[number];
export const SHARE_RULE_TEXTS: Record<ShareRule, string> = {
  'top-three': 'If nobody pays in time, the top three entries share the prize equally.',
  'all-entries': 'If nobody pays in time, all valid entries share the prize equally.',
};

export const CONTEST_STATES = ['draft', 'published', 'cancelled'] as const;
export type ContestState = (typeof CONTEST_STATES)[number];

/** Each criterion describes the scores 1, 3 and 5. */
export const SCORES = [1, 2, 3, 4, 5] as const;

export const TERMS_TEXTS = {
  rules: { label: 'Rules', max: 4000 },
  pledge: { label: 'Prize pledge', max: 600 },
  licence: { label: 'Licence of entries', max: 240 },
  criterion: { label: 'Criterion', max: 60 },
  described: { label: 'Words for the score', max: 200 },
  votePrize: { label: 'Community prize', max: 200 },
} as const;

export const TERMS_LIMITS = {
  fewestCriteria: 2,
  mostCriteria: 6,
  weights: 100,
  /** Maximum grace period, in minutes. */
  grace: 180,
  /** Maximum team size, including the captain. */
  team: 6,
  fewestJudges: 3,
  mostJudges: 20,
  /** Maximum number of days from the deadline to the results. */
  resultDays: 90,
  /** Maximum number of days from the results to the award. */
  awardDays: 90,
} as const;

export const TERMS_MESSAGES = { weights: 'The weights must add up to 100.' } as const;

/** Applies to every contest, regardless of its licence. */
export const LOSING_ENTRIES = 'Didn’t win? Your entry stays yours, with all rights.';

/** How entries with equal total scores are ranked. */
export const TIE_RULE =
  'Ties: the higher score in the criterion with the most weight wins, then in the next one. Still equal? ' +
  'The earlier entry wins.';
