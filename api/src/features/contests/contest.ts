import type { ContestDraft, ContestStage } from '@verse/api-contract/contest-running';
import type { ContestState, Criterion, ShareRule } from '@verse/api-contract/contest-terms';
import type { ContestStatus } from '@verse/api-contract/contests';
import type { PictureRecord } from '../../platform/images';

/** Terms that entrants rely on. Criteria cannot change once an entry was submitted. */
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

/** Postponement to a later date, with the reason given to entrants. */
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
  /** Alternative text. Absent for sample pictures, which show no more than the text of the contest. */
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
  /** Increases with each change. Calendars that have imported the deadline use it to detect updates. */
  version: number;
  // Absent in contests that the site's staff have added, until staff assign an organisation.
  organisationId?: string;
  /** Absent means published. */
  state?: ContestState;
  publishedAt?: Date;
  /** When an organisation began to prepare the contest. */
  createdAt?: Date;
  /** Form of a draft as typed; null when the contest is published. */
  draft?: ContestDraft | null;
  cancellation?: { reason: string; at: Date };
  /** A contest without terms accepts no entries. */
  terms?: ContestTerms;
  /** Number of entries that have a number. The first one locks the criteria. */
  entryCount?: number;
  /**
   * Entry that the last number was reserved for. If a process was killed in between, the entry itself may not have it
   * yet.
   */
  lastEntryId?: string;
  /** Members of the organisation who judge. */
  judgeIds?: string[];
  postponements?: Postponement[];
  /** When the results were published. They never change afterwards. */
  resultsAt?: Date;
  /** Subjects of notifications that not all recipients have yet. */
  notices?: string[];
  noticesSince?: Date;
}

/** A place in a contest. A place in the state `held` counts until `heldUntil`. */
export interface Seat {
  contestId: string;
  number: number;
  memberId: string;
  state: 'confirmed' | 'held';
  heldUntil?: Date;
  at: Date;
  /** Staff member who confirmed that the fee was paid. */
  confirmedBy?: string;
}

export function statusOf({ startsAt, deadline }: Pick<Contest, 'startsAt' | 'deadline'>, now: Date): ContestStatus {
  if (now >= deadline) return 'ended';
  return now < startsAt ? 'upcoming' : 'live';
}

/** Time until which entries begun before the deadline can be submitted. */
export const graceEnd = ({ deadline, terms }: Pick<Contest, 'deadline' | 'terms'>): Date =>
  new Date(deadline.getTime() + (terms?.graceMinutes ?? 0) * 60_000);

/** Returns the stage according to the server's clock. */
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

/** Whether the contest is visible. Drafts and cancelled contests are treated as unknown for others. */
export const isPublished = ({ state = 'published' }: Pick<Contest, 'state'>): boolean => state === 'published';
