import type { CaseState, CommunityRule, ModerationDecision, Reported } from '@verse/api-contract/moderation';

/** Something that can be reported, as its feature gives it. */
export interface Thing {
  id: string;
  authorId: string;
  text: string;
  /** Where it is shown. */
  path: string;
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
  /** A copy, so that whoever deletes what was reported changes nothing; null once it was kept long enough. */
  text: string | null;
  state: CaseState;
  openedAt: Date;
  changedAt: Date;
  verdict: Verdict | null;
  /** Who decided last; nobody while a report waits. */
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

export const caseIdOf = (type: Reported, thingId: string): string => `${type}.${thingId}`;

/** What a state becomes by a decision. What is not here cannot be decided. */
const AFTER: Partial<Record<CaseState, Partial<Record<Decision, CaseState>>>> = {
  open: { keep: 'kept', warn: 'warned', remove: 'removed' },
  appealed: { uphold: 'upheld', restore: 'restored' },
};
export const stateAfter = (state: CaseState, decision: Decision): CaseState | undefined => AFTER[state]?.[decision];

/** A profile is its member's: an admin may suspend the account, and nobody removes the page alone. */
const isFor = ({ type }: Case, decision: Decision) => decision !== 'remove' || type !== 'profile';

/** What somebody may decide now: nothing of their own, nothing that they reported, and no appeal against themselves. */
export function decisionsFor(one: Case, moderatorId: string, hasReported: boolean): Decision[] {
  if (one.authorId === moderatorId || hasReported) return [];
  if (one.state === 'appealed' && one.verdict?.by === moderatorId) return [];
  return (Object.keys(AFTER[one.state] ?? {}) as Decision[]).filter((decision) => isFor(one, decision));
}

export const mayAppeal = ({ state, appeal }: Case): boolean =>
  appeal === null && (state === 'removed' || state === 'warned');
