import { type ApplicationStage, OPEN_STAGES } from '@verse/api-contract/work/application-stages.values';

/** Stage names shown to applicants. */
export const STAGE_TEXTS: Record<ApplicationStage, string> = {
  received: 'Applied',
  opened: 'Opened',
  shortlisted: 'On the shortlist',
  offered: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  unanswered: 'No answer',
};

export const STAGE_TONES: Record<ApplicationStage, 'neutral' | 'accent' | 'highlight' | 'success' | 'warning'> = {
  received: 'success',
  opened: 'success',
  shortlisted: 'highlight',
  offered: 'highlight',
  hired: 'accent',
  declined: 'neutral',
  withdrawn: 'neutral',
  unanswered: 'warning',
};

/** Returns whether the applicant can still withdraw the application. */
export const isWaiting = (stage: ApplicationStage): boolean =>
  (OPEN_STAGES as readonly ApplicationStage[]).includes(stage);
