import type { Feature } from '../../platform/feature';
import type { Line } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { Accounts, Notifications, People } from '../../platform/ports';
import type { Identity } from '../../platform/redaction';
import type { Share } from '../../platform/shares';
import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import type { RunContest } from './find-contest';
import type { MayJudge } from './judge-rights';
import type { Repositories } from './repositories';

/** Roles that may run contests. */
export const RUNNING_ROLES = ['owner'] as const;

/** Shared by all parts of the contests feature. */
export interface ContestParts extends Platform, Accounts, People, Notifications, Repositories {
  contests: ContestRepository;
  findContest: (id: string) => Promise<Contest>;
  findRunContest: (id: string) => Promise<RunContest>;
  /** Returns the identifying details of an entry's makers, for `toJudgeView`. */
  findIdentities: (memberIds: readonly string[]) => Promise<Identity[]>;
  /** @throws AppError `conflict` if the member belongs to the organisation that runs the contest */
  assertOutsider: (contest: Contest, memberId: string) => Promise<void>;
  mayJudge: MayJudge;
  /** Corrects the stored number of taken places. */
  recount: (contestId: string) => Promise<void>;
  /** Returns the maximum number of places per network. */
  share: Share;
  /** Registers a function that is called when a member leaves a contest. */
  onPlaceFreed: (act: (contestId: string) => Promise<unknown>) => void;
  /** Invalidates cached contest responses and public contest pages. */
  announce: () => Promise<void>;
}

/** Writes the text of a notification; undefined if it no longer applies to the member. */
export type LineFor = (memberId: string, about: string) => Promise<Line | undefined>;
export type ContestLines = Partial<Record<string, LineFor>>;

/** A part's contribution to the feature. */
export interface ContestPart extends Omit<Feature, 'name' | 'notifications'> {
  /** Notification texts, keyed by the first word of the subject. */
  lines?: ContestLines;
}
