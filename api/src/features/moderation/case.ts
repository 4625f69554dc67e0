import type { CaseState, CommunityRule, ModerationDecision, Reported } from '@verse/api-contract/moderation';

/** Reportable content as its feature provides it. */
export interface ReportedContent {
  id: string;
  authorId: string;
  text: string;
  /** Path of the page that shows it. */
  path: string;
  /** Of a message: itself and those around it. */
  entries?: CaseEntry[];
}

/** A private message as moderators read it. */
export interface CaseEntry {
  /** By the reported member. */
  isAuthors: boolean;
  isReported: boolean;
  text: string;
  at: Date;
}

export interface Verdict {
  rule: CommunityRule;
  quote: string;
  reason: string;
  by: string;
  at: Date;
}

export interface Appeal {
  text: string;
  at: Date;
  answer: { reason: string; by: string; at: Date } | null;
}

export interface Case {
  id: string;
  type: Reported;
  thingId: string;
  authorId: string;
  path: string;
  /** A copy, so that deleting the reported content changes nothing; null after its retention period. */
  text: string | null;
  /** A copy of messages, kept as long as the text. */
  entries?: CaseEntry[];
  state: CaseState;
  openedAt: Date;
  changedAt: Date;
  verdict: Verdict | null;
  /** Last moderator to decide; null while a report waits. */
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

/** State after each decision. Missing combinations are not allowed. */
const AFTER: Partial<Record<CaseState, Partial<Record<Decision, CaseState>>>> = {
  open: { keep: 'kept', warn: 'warned', remove: 'removed' },
  appealed: { uphold: 'upheld', restore: 'restored' },
};
export const stateAfter = (state: CaseState, decision: Decision): CaseState | undefined => AFTER[state]?.[decision];

/**
 * A profile cannot be removed: an admin suspends the account instead. Nor can a message, which its reader deletes.
 */
const isFor = ({ type }: Case, decision: Decision) =>
  decision !== 'remove' || (type !== 'profile' && type !== 'message');

/**
 * Decisions available to a moderator: none on their own content or their own reports, and no appeals against their own
 * decisions.
 */
export function decisionsFor(one: Case, moderatorId: string, hasReported: boolean): Decision[] {
  if (one.authorId === moderatorId || hasReported) return [];
  if (one.state === 'appealed' && one.verdict?.by === moderatorId) return [];
  return (Object.keys(AFTER[one.state] ?? {}) as Decision[]).filter((decision) => isFor(one, decision));
}

export const mayAppeal = ({ state, appeal }: Case): boolean =>
  appeal === null && (state === 'removed' || state === 'warned');
