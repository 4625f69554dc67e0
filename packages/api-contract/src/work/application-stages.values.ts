/** Application stages. `hired`, `declined` and `unanswered` are final; a withdrawn application can be sent again. */
export const APPLICATION_STAGES = [
  'received',
  'opened',
  'shortlisted',
  'offered',
  'hired',
  'declined',
  'withdrawn',
  'unanswered',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/** The stages that an organisation sees. */
export const REVIEW_STAGES = [
  'received',
  'opened',
  'shortlisted',
  'offered',
  'hired',
  'declined',
  'unanswered',
] as const satisfies ApplicationStage[];
export type ReviewStage = (typeof REVIEW_STAGES)[number];

/**
 * Stages in which the applicant is still waiting for a decision. Jobs with applications in these stages cannot be
 * archived.
 */
export const OPEN_STAGES = ['received', 'opened', 'shortlisted', 'offered'] as const satisfies ApplicationStage[];
/** Stages in which the site closes the application as unanswered once the promised date has passed. */
export const WAITING_STAGES = ['received', 'opened', 'shortlisted'] as const satisfies ApplicationStage[];

/** Minimum number of applications for response figures to be shown. */
export const LEAST_FOR_FIGURES = 5;
