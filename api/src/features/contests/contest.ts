import type { ContestDraft, ContestStage } from '@verse/api-contract/contest-running';
import type { ContestState, Criterion, ShareRule } from '@verse/api-contract/contest-terms';
import type { ContestStatus } from '@verse/api-contract/contests';
import type { PictureRecord } from '../../platform/images';

/** What entrants rely on. Criteria cannot change once an entry was submitted. */
export interface ContestTerms {
  rules: string;
  pledge: string;
  shareRule: ShareRule;
  licence: string;
  criteria: Criterion[];
  /** SHA-256 of the canonical JSON of the criteria, in hex. */
  criteriaHash: string;
  graceMinutes: number;
  teamSize: number;
  resultsBy: Date;
  awardBy: Date;
  vote: { prize: string; until: Date } | null;
}

/** A later date, with the reason that entrants were given. */
export interface Postponement {
  what: 'deadline' | 'results';
  from: Date;
  to: Date;
  reason: string;
  at: Date;
}

export interface Contest {
  id: string;
  title: string;
  cover: PictureRecord | null;
  /** Alternative text. Pictures of samples show nothing beyond their texts. */
  coverAlt?: string;
  description: string;
  prizeCents: number;
  feeCents: number;
  maxParticipants: number;
  startsAt: Date;
  deadline: Date;
  tags: string[];
  /** Position in the list; null for drafts and cancelled contests, which are in no list. */
  position: number | null;
  /** Increases with each change, for calendars that have imported the date. */
  version: number;
  // Absent in contests that the site's staff added, until they assign an organisation.
  organisationId?: string;
  /** Absent means published. */
  state?: ContestState;
  publishedAt?: Date;
  /** When an organisation began to run it. */
  createdAt?: Date;
  /** The form of a draft, as typed; null once it is published. */
  draft?: ContestDraft | null;
  cancellation?: { reason: string; at: Date };
  /** Without terms, a contest takes no entries. */
  terms?: ContestTerms;
  /** Entries that were given a number. The first one locks the criteria. */
  entryCount?: number;
  /** The entry that was given the last number, perhaps by a process that ended before the entry got it. */
  lastEntryId?: string;
  /** Members of the organisation who judge. */
  judgeIds?: string[];
  postponements?: Postponement[];
  /** When the results were published; they do not change after it. */
  resultsAt?: Date;
  /** Subjects of notifications that were not sent to all yet, and since when. */
  notices?: string[];
  noticesSince?: Date;
}

/** A place in a contest. `held` counts until `heldUntil`. */
export interface Seat {
  contestId: string;
  number: number;
  memberId: string;
  state: 'confirmed' | 'held';
  heldUntil?: Date;
  at: Date;
  /** The staff member who confirmed the fee. */
  confirmedBy?: string;
}

export function statusOf({ startsAt, deadline }: Pick<Contest, 'startsAt' | 'deadline'>, now: Date): ContestStatus {
  if (now >= deadline) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}

/** Entries that were begun before the deadline can be submitted until then. */
export const graceEnd = ({ deadline, terms }: Pick<Contest, 'deadline' | 'terms'>): Date =>
  new Date(deadline.getTime() + (terms?.graceMinutes ?? 0) * 60_000);

/** The stage by the server's clock. */
export function stageOf(
  contest: Pick<Contest, 'startsAt' | 'deadline' | 'terms' | 'resultsAt'>,
  now: Date,
): ContestStage {
  if (contest.resultsAt) return 'results';
  if (now < contest.startsAt) return 'upcoming';
  if (now < contest.deadline) return 'live';
  return now < graceEnd(contest) ? 'grace' : 'judging';
}

export const isTaken = ({ heldUntil }: Seat, now: Date): boolean => heldUntil === undefined || heldUntil > now;

/** Drafts and cancelled contests do not exist for others. */
export const isPublished = ({ state = 'published' }: Pick<Contest, 'state'>): boolean => state === 'published';
