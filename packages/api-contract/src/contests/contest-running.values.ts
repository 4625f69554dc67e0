/**
 * Contest stages, according to the server clock. During `grace`, entries started before the deadline can still be
 * submitted.
 */
export const CONTEST_STAGES = ['upcoming', 'live', 'grace', 'judging', 'results'] as const;
export type ContestStage = (typeof CONTEST_STAGES)[number];

/** Dates that can be postponed. */
export const POSTPONED_DATES = ['deadline', 'results'] as const;
export type PostponedDate = (typeof POSTPONED_DATES)[number];

export const RUNNING_TEXTS = {
  reason: { label: 'Reason', max: 600 },
  /** A number as typed; validated only on publication. */
  number: { label: 'Number', max: 40 },
} as const;

/** Handle under which staff run the house’s own contests. It is reserved, so no organisation has it. */
export const HOUSE_HANDLE = 'creativity-verse';

export const RUNNING_LIMITS = {
  /** Maximum number of drafts per organisation. */
  drafts: 20,
  /** Maximum number of contests that an organisation may publish in 30 days. */
  publications: 10,
  /** Maximum number of postponements per contest. */
  postponements: 10,
} as const;

export const RUNNING_MESSAGES = {
  domain: 'Verify your domain first, so people know who pays the prize.',
  past: 'The deadline must be in the future.',
  results: 'The results must follow the deadline and the grace period, within 90 days.',
  award: 'Pay the prize after the results, within 90 days.',
  vote: 'The community vote ends after the grace period and before the results.',
  locked: 'There’s an entry, so these are fixed.',
  later: 'To move this date back, postpone it with a reason.',
} as const;
