import type { ApplicationStage } from './application-stages.values';

export {
  APPLICATION_STAGES,
  type ApplicationStage,
  LEAST_FOR_FIGURES,
  OPEN_STAGES,
  REVIEW_STAGES,
  type ReviewStage,
  WAITING_STAGES,
} from './application-stages.values';

/** Answers that an organisation can give. */
export const ANSWERS = ['shortlisted', 'offered', 'hired', 'declined'] as const satisfies ApplicationStage[];
export type Answer = (typeof ANSWERS)[number];

/** The stages from which each answer is possible. */
export const ANSWER_FROM: Readonly<Record<Answer, readonly ApplicationStage[]>> = {
  shortlisted: ['received', 'opened'],
  offered: ['received', 'opened', 'shortlisted'],
  hired: ['shortlisted', 'offered'],
  declined: ['received', 'opened', 'shortlisted', 'offered'],
};

export const DECLINE_REASONS = ['other-skills', 'other-level', 'filled', 'terms', 'stopped', 'incomplete'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Decline reasons as shown to the applicant. */
export const DECLINE_TEXTS: Readonly<Record<DeclineReason, string>> = {
  'other-skills': 'We chose applicants whose skills are closer to this job.',
  'other-level': 'We need more, or less, experience for this job.',
  filled: 'All positions filled.',
  terms: 'Pay, hours or place do not fit together.',
  stopped: 'We are no longer hiring for this job.',
  incomplete: 'The application does not show what we need to decide.',
};

/** Why applicants decline offers. */
export const OFFER_DECLINE_REASONS = ['other-work', 'terms', 'time', 'not-right', 'other'] as const;
export type OfferDeclineReason = (typeof OFFER_DECLINE_REASONS)[number];

/** Reasons for declining an offer, as chosen by the applicant and read by the organisation. */
export const OFFER_DECLINE_TEXTS: Readonly<Record<OfferDeclineReason, string>> = {
  'other-work': 'I chose other work.',
  terms: 'Pay, hours or place do not fit.',
  time: 'I have no time for it now.',
  'not-right': 'It is not the work I am looking for.',
  other: 'Another reason.',
};

export const APPLICATION_LIMITS = {
  works: 6,
  files: 3,
  message: 1000,
  thread: 2000,
  /** Longest text with which an applicant declines an offer. */
  offerText: 300,
  note: 2000,
  notes: 100,
  threadEntries: 500,
  /** Maximum number of applications that one request can answer. */
  answers: 100,
  /**
   * Number of days for which the organisation's notes, scores and copies of applications are kept after a job has
   * closed.
   */
  keptDays: 180,
} as const;

export const SCORES = [1, 2, 3, 4, 5] as const;

export const APPLICANT_TEXTS = {
  offerText: { label: 'Your words', max: APPLICATION_LIMITS.offerText },
  message: { label: 'Message', max: APPLICATION_LIMITS.message },
  thread: { label: 'Message', max: APPLICATION_LIMITS.thread },
  note: { label: 'Note', max: APPLICATION_LIMITS.note },
} as const;

export interface AnswerSent {
  stage: Answer;
  reason: DeclineReason | null;
  message: string;
}

const ANSWER_SENTENCES: Readonly<Record<Answer, string>> = {
  shortlisted: 'You are on the shortlist.',
  offered: 'You have an offer.',
  hired: 'You are hired.',
  declined: 'Your application was declined.',
};

/** Returns the text that an applicant receives with an answer. Also used to preview an answer before it is sent. */
export const answerText = ({ stage, reason, message }: AnswerSent): string =>
  [ANSWER_SENTENCES[stage], reason && DECLINE_TEXTS[reason], message].filter(Boolean).join('\n\n');
