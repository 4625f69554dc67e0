/** Stages of an application. The last five are final. */
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

/** Stages in which the applicant waits: a job with such applications cannot be archived. */
export const OPEN_STAGES = ['received', 'opened', 'shortlisted', 'offered'] as const satisfies ApplicationStage[];
/** Stages that the site closes as unanswered after the promised date. */
export const WAITING_STAGES = ['received', 'opened', 'shortlisted'] as const satisfies ApplicationStage[];

/** Response figures are shown from so many applications on. */
export const LEAST_FOR_FIGURES = 5;
