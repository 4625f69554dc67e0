import type { OwnApplication } from '@verse/api-contract/api';
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

/** Names of an applicant's answers to an offer, shown instead of the stage that the answer leads to. */
export const OFFER_ANSWER_TEXTS: Record<NonNullable<OwnApplication['offerAnswer']>['kind'], string> = {
  accepted: 'Offer accepted',
  declined: 'Offer declined',
};

/** Returns whether the applicant can still withdraw the application. */
export const isWaiting = (stage: ApplicationStage): boolean =>
  (OPEN_STAGES as readonly ApplicationStage[]).includes(stage);
