/** The judges' prize and the community vote's prize. */
export const PRIZES = ['judges', 'vote'] as const;
export type Prize = (typeof PRIZES)[number];

/** Steps reported by the organisation, in order. The winner then confirms the final step, `received`. */
export const REPORTED_STEPS = ['contacted', 'sent'] as const;
export const PRIZE_STEPS = [...REPORTED_STEPS, 'received'] as const;
export type PrizeStep = (typeof PRIZE_STEPS)[number];
export const PRIZE_STEP_TEXTS: Readonly<Record<PrizeStep, string>> = {
  contacted: 'The organisation contacted the winner.',
  sent: 'The organisation sent the prize.',
  received: 'The winner got the prize.',
};

/**
 * The word of a winner about a prize. `received` means by the promised day; `late` and `not-received` can be said from
 * that day on.
 */
export const PRIZE_WORDS = ['received', 'late', 'not-received'] as const;
export type PrizeWord = (typeof PRIZE_WORDS)[number];
export const PRIZE_WORD_TEXTS: Readonly<Record<PrizeWord, string>> = {
  received: 'The winner says it arrived on time.',
  late: 'The winner says it arrived late.',
  'not-received': 'The winner says it hasn’t arrived.',
};

/** What makers can appeal against. */
export const APPEAL_SUBJECTS = ['removal', 'result'] as const;
export type AppealSubject = (typeof APPEAL_SUBJECTS)[number];
/** What appeals can be about. The site itself files one if a prize stays missing. */
export const APPEAL_TOPICS = [...APPEAL_SUBJECTS, 'prize'] as const;
export type AppealTopic = (typeof APPEAL_TOPICS)[number];
export const APPEAL_STATES = ['open', 'upheld', 'rejected'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];
export const APPEAL_DECISIONS = ['upheld', 'rejected'] as const;

export const AWARD_TEXTS = {
  note: { label: 'Note', max: 300 },
  link: { label: 'Link', max: 300 },
  appeal: { label: 'Reason', max: 2000 },
  decision: { label: 'Reason', max: 2000 },
  message: { label: 'Message', max: 2000 },
} as const;

export const AWARD_LIMITS = {
  /** Number of days after the results during which appeals are possible. */
  appealDays: 14,
  /** Number of hours for which a removal blocks the results, so that the authors have time to appeal. */
  removalHoldHours: 72,
  /** Maximum number of days for which an open appeal against a removal blocks the results. */
  appealHoldDays: 7,
  /** Number of days for which a winner can take back that a prize arrived. */
  wordDays: 14,
  /** Numbers of days after the promised day on which a winner who has said nothing is reminded. */
  reminderDays: [3, 10],
  /** Number of days for which a prize can be missing before staff look into it. */
  missingDays: 7,
  /** Maximum number of messages per appeal, and per prize. */
  messages: 200,
  /** Number of appeals per page. */
  appeals: 20,
} as const;

export const APPEAL_SIDES = ['entrant', 'organisation', 'staff'] as const;
export type AppealSide = (typeof APPEAL_SIDES)[number];
