import type { Picture } from '@verse/api-contract/api';
import type { MadeHow } from '@verse/api-contract/community/community-posts.values';
import { type FileRule, PRODUCT_FILES } from '@verse/api-contract/files';
import { DAY_MS } from '@verse/api-contract/time';
import { type ApplicationStage, OPEN_STAGES } from '@verse/api-contract/work/application-stages.values';
import {
  type Answer,
  ANSWER_FROM,
  type DeclineReason,
  type OfferDeclineReason,
} from '@verse/api-contract/work/job-applications.values';
import type { FileRecord } from '../../../../platform/files';
import type { WorkPicture } from '../../../../platform/ports';
import type { Job } from '../job';

/** A copy of a work, taken when the application was sent. */
export interface WorkSnapshot {
  title: string;
  description: string;
  role: string;
  year: number | null;
  link: string;
  madeHow: MadeHow;
  pictures: WorkPicture[];
}

export interface StageChange {
  state: ApplicationStage;
  at: Date;
}

export interface GivenAnswer {
  reason: DeclineReason | null;
  message: string;
  at: Date;
  /** Member who answered. Absent if the site closed the application. */
  by?: string;
}

/** The applicant's answer to an offer. It is final: the application is `hired` or `declined` from then on. */
export interface OfferAnswer {
  kind: 'accepted' | 'declined';
  reason: OfferDeclineReason | null;
  text: string;
  at: Date;
}

export interface Application {
  jobId: string;
  memberId: string;
  note: string;
  link: string | null;
  state: ApplicationStage;
  appliedAt: Date;
  withdrawnAt: Date | null;
  /** How many times the application was sent. */
  times: number;
  history: StageChange[];
  // The following fields are absent if the job was posted by the site's staff.
  /** Id shown to the organisation, which never learns the member's id. */
  ref?: string;
  organisationId?: string;
  /** Applicant's number within the job, e.g. 7 for `Applicant 7`. */
  number?: number;
  answerBy?: Date;
  answer?: GivenAnswer | null;
  offerAnswer?: OfferAnswer;
  /** Set by the applicant's answer to an offer, and cleared once a reviewer has opened the application. */
  unseenAnswerSince?: Date;
  works?: WorkSnapshot[];
  files?: FileRecord[];
  /** Number of days until the first answer; absent until then. */
  answeredInDays?: number;
  version?: number;
  /** Set by the write that changes the stage, and cleared once the other side has been notified. */
  unnotifiedSince?: Date;
  /** Set by the write that hires the applicant, and cleared once the project is open, or cannot be. */
  unprojectedSince?: Date;
  /**
   * The project of a hire. Its client is the organisation if `isOrganisations`. In hires of earlier releases, it is the
   * member `clientId`, who is absent once their account is erased.
   */
  project?: { number: string; isOrganisations?: true; clientId?: string };
  /** Whether the organisation's copies have been deleted. */
  isErased?: boolean;
}

export const UNKNOWN_APPLICATION = 'There is no such application.';
export const APPLICATION_FILES: FileRule = PRODUCT_FILES;

/** An applicant as hiring members see them. */
export interface Applicant {
  id: string;
  name: string;
  email: string;
  /** Null if the viewer may not open the profile. */
  handle: string | null;
  picture: Picture | null;
}

export const isWaiting = ({ state }: Pick<Application, 'state'>): boolean =>
  (OPEN_STAGES as readonly ApplicationStage[]).includes(state);

export const canBeAnswered = ({ state }: Pick<Application, 'state'>, answer: Answer): boolean =>
  ANSWER_FROM[answer].includes(state);

/** Counts days, rounded up, so an answer on the same day counts as one day. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.max(1, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));

const NAMED_STAGES: readonly ApplicationStage[] = ['shortlisted', 'offered', 'hired'];

/**
 * Whether the organisation knows who the applicant is. In a blind review, it does only once the applicant has been
 * shortlisted, so an applicant declined earlier remains anonymous.
 */
export const isNamed = ({ isBlind }: Pick<Job, 'isBlind'>, { history }: Pick<Application, 'history'>): boolean =>
  isBlind !== true || history.some(({ state }) => NAMED_STAGES.includes(state));

/** Subject of the thread between the applicant and the organisation. */
export const threadOf = ({ ref }: Pick<Application, 'ref'>): string => `application ${ref ?? ''}`;
