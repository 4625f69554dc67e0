import type { CaseContext, Statistics } from '@verse/api-contract/api';
import type { CommunityRule } from '@verse/api-contract/community/moderation.values';
import type { MemberRecordKind, SpreadKind } from '@verse/api-contract/identity/people-desk.values';
import type { Person } from '../http';

/** A moderator's decision about reported content. */
export interface Verdict {
  rule: CommunityRule;
  quote: string;
  reason: string;
  by: string;
  at: Date;
  /** The sanction that hides the content together with everything else that the author has spread. */
  sanction?: string;
}

/** A private message as moderators see it. */
export interface ReportedMessage {
  /** Whether the reported member wrote this message. */
  isAuthors: boolean;
  isReported: boolean;
  text: string;
  at: Date;
}

/** Reportable content, as returned by the feature that owns it. */
export interface ReportedContent {
  id: string;
  authorId: string;
  text: string;
  /** Path of the page on which the content appears. */
  path: string;
  /** For a private message: the reported message and the messages around it. */
  entries?: ReportedMessage[];
}

/** Content that members can report, and moderators remove and restore. */
export interface ReportableContent {
  /** Returns undefined if the person may not see the content. */
  find(person: Person, id: string): Promise<ReportedContent | undefined>;
  remove?(id: string, verdict: Verdict): Promise<unknown>;
  restore?(id: string): Promise<unknown>;
  /** Called when a moderator keeps the content, with or without a warning. */
  keep?(id: string): Promise<unknown>;
  /** Returns the current content for moderators, or undefined if it has been deleted. */
  now?(id: string): Promise<CaseContext | undefined>;
}

/** Content of one kind that members publish, and that staff hide all at once after an attack. */
export interface SpreadContent {
  what: SpreadKind;
  /** Counts what the member has published since then and what is still visible. */
  count(memberId: string, since: Date): Promise<number>;
  /** Hides what the member published between `since` and `verdict.at`. Idempotent. */
  hide(memberId: string, since: Date, verdict: Verdict & { sanction: string }): Promise<void>;
  /** Shows again what this sanction has hidden. Idempotent. */
  restore(memberId: string, sanction: string): Promise<void>;
}

/** An entry of a member's history, for staff. */
export interface MemberRecord {
  at: Date;
  text: string;
  path: string | null;
}

/** A list in a member's history, for staff. */
export interface MemberRecords {
  kind: MemberRecordKind;
  /** Returns the newest entries, at most `most`. */
  find(memberId: string, most: number): Promise<readonly MemberRecord[]>;
}

/** Counts for the public totals of the site. */
export type Counts = Record<keyof Omit<Statistics, 'countedAt'>, () => Promise<number>>;

/** What earns a member points on the leaderboard. */
export interface PointSource {
  /** Human-readable formula, e.g. `5 for each work you show`. */
  words: string;
  /** Label, e.g. `Works shown`. */
  what: string;
  points: number;
  /** Yields the owner of each item that counts. Dated items count only from `since`. */
  owners(since: Date): AsyncIterable<string>;
}
