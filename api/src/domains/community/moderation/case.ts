import type { ModerationDecision } from '@verse/api-contract/community/moderation.schema';
import {
  type AppealAnswerer,
  type CaseState,
  type CommunityRule,
  isPrivateMessage,
  type Reported,
} from '@verse/api-contract/community/moderation.values';
import { APPEAL_WORKING_DAYS } from '@verse/api-contract/identity/people-desk.values';
import { addWorkingDays } from '@verse/api-contract/working-days';
import type { ReportedMessage, Verdict } from '../../../platform/feature';

export interface Appeal {
  text: string;
  at: Date;
  /** Who answers: another moderator, or an admin if no moderator can. Absent from appeals of earlier releases. */
  answeredBy?: AppealAnswerer;
  answer: { reason: string; by: string; at: Date } | null;
}

export interface Case {
  id: string;
  type: Reported;
  thingId: string;
  authorId: string;
  path: string;
  /**
   * Copy of the content, so that moderators can still read it once it has been deleted; `null` once its retention
   * period has ended.
   */
  text: string | null;
  /** Copy of the private messages, retained for as long as `text`. */
  entries?: ReportedMessage[];
  state: CaseState;
  openedAt: Date;
  changedAt: Date;
  verdict: Verdict | null;
  /** Moderator who made the latest decision, or `null` if the case is undecided. */
  decidedBy: string | null;
  appeal: Appeal | null;
  version: number;
}

export interface Report {
  caseId: string;
  reporterId: string;
  reason: CommunityRule;
  note: string;
  at: Date;
}

export type Decision = ModerationDecision['decision'];

export const toCaseId = (type: Reported, thingId: string): string => `${type}.${thingId}`;

/** State that each decision leads to; decisions not listed for a state are not allowed. */
const AFTER: Partial<Record<CaseState, Partial<Record<Decision, CaseState>>>> = {
  open: { keep: 'kept', warn: 'warned', remove: 'removed' },
  appealed: { uphold: 'upheld', restore: 'restored' },
};
export const stateAfter = (state: CaseState, decision: Decision): CaseState | undefined => AFTER[state]?.[decision];

/**
 * Moderators cannot remove profiles or messages: an admin suspends the account instead, and recipients delete messages
 * themselves.
 */
const isFor = ({ type }: Case, decision: Decision) =>
  decision !== 'remove' || (type !== 'profile' && !isPrivateMessage(type));

/**
 * Returns the decisions available to a moderator. Moderators cannot decide cases about content that they wrote or
 * reported, nor appeals against their own decisions.
 */
export function decisionsFor(one: Case, moderatorId: string, hasReported: boolean): Decision[] {
  if (one.authorId === moderatorId || hasReported) return [];
  if (one.state === 'appealed' && one.verdict?.by === moderatorId) return [];
  return (Object.keys(AFTER[one.state] ?? {}) as Decision[]).filter((decision) => isFor(one, decision));
}

/** Returns the time by which an appeal is answered. */
export const appealAnswerBy = ({ at }: Pick<NonNullable<Case['appeal']>, 'at'>): Date =>
  addWorkingDays(at, APPEAL_WORKING_DAYS);

export const mayAppeal = ({ state, appeal }: Case): boolean =>
  appeal === null && (state === 'removed' || state === 'warned');
