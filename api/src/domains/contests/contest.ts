import type { ContestDraft, Criterion } from '@verse/api-contract/api';
import type { ContestStage } from '@verse/api-contract/contests/contest-running.values';
import type { ContestState, ShareRule } from '@verse/api-contract/contests/contest-terms.values';
import type { ContestStatus } from '@verse/api-contract/contests/contests.values';
import { MINUTE_MS } from '@verse/api-contract/time';
import type { PictureRecord } from '../../platform/images';
import { mailboxKey } from '../../platform/shares';
import type { FieldVersions } from '../../platform/versions';

/** Terms that entrants rely on. The criteria are fixed once an entry has been submitted. */
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

export interface Appointment {
  memberId: string;
  at: Date;
}

/** Fields that do not appear in the form of a contest. */
export const UNRELATED_TO_FORM = [
  'cover',
  'coverAlt',
  'appointments',
  'judgeIds',
  'guestIds',
  'notices',
  'noticesSince',
] as const satisfies (keyof Contest)[];

export interface Contest extends FieldVersions {
  id: string;
  title: string;
  cover: PictureRecord | null;
  /** Alternative text. Absent for sample pictures, which are purely decorative. */
  coverAlt?: string;
  description: string;
  prizeCents: number;
  feeCents: number;
  maxParticipants: number;
  startsAt: Date;
  deadline: Date;
  tags: string[];
  /** Position in the list; null for drafts and cancelled contests, which are not listed. */
  position: number | null;
  /** Incremented on every change. Calendars that have imported the deadline use it to detect updates. */
  version: number;
  // Absent if the site's staff added the contest and have not yet assigned it to an organisation.
  organisationId?: string;
  /** Absent means published. */
  state?: ContestState;
  publishedAt?: Date;
  /** When an organisation created the draft. */
  createdAt?: Date;
  /** The draft form as typed; null once the contest is published. */
  draft?: ContestDraft | null;
  cancellation?: { reason: string; at: Date };
  /** If absent, the contest accepts no entries. */
  terms?: ContestTerms;
  /** Number of entries numbered so far. The first one locks the criteria. */
  entryCount?: number;
  /**
   * Entry for which the latest number was reserved. If a process was killed, the entry itself may not contain its
   * number yet.
   */
  lastEntryId?: string;
  /** Members of the organisation, and guests, who judge the contest. */
  judgeIds?: string[];
  /** Judges invited to this contest alone. They are not members of the organisation. */
  guestIds?: string[];
  /** When each judge was chosen. Absent for judges chosen in earlier releases. */
  appointments?: Appointment[];
  postponements?: Postponement[];
  /** When the results were published. Results never change afterwards. */
  resultsAt?: Date;
  /** Subjects of notifications that some recipients have not received yet. */
  notices?: string[];
  noticesSince?: Date;
}

/** A place in a contest. A place in the state `held` counts as taken until `heldUntil`. */
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

/** Whether members can enter. Examples have no terms, and a contest of the staff has none until they are set. */
export const takesEntries = ({ terms }: Pick<Contest, 'terms'>): boolean => terms !== undefined;

/** Maximum size of a team; 1 means that there are no teams. */
export const teamSizeOf = ({ terms }: Pick<Contest, 'terms'>): number => terms?.teamSize ?? 1;

/** Extra time ends, in which entries begun before the deadline can still be submitted. */
export const graceEnd = ({ deadline, terms }: Pick<Contest, 'deadline' | 'terms'>): Date =>
  new Date(deadline.getTime() + (terms?.graceMinutes ?? 0) * MINUTE_MS);

/** Returns the stage at the current server time. */
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

/**
 * Returns a key that is unique per contest and mailbox. Each mailbox gets only one place per contest.
 */
export const mailboxSlotOf = (contestId: string, email: string): string => `${contestId} ${mailboxKey(email, true)}`;

/** Whether the contest is public. To outsiders, drafts and cancelled contests do not exist. */
export const isPublished = ({ state = 'published' }: Pick<Contest, 'state'>): boolean => state === 'published';

/** Returns the judges with the dates on which they were chosen. Judges who were chosen before keep their date. */
export const appoint = (
  { judgeIds = [], appointments = [] }: Pick<Contest, 'judgeIds' | 'appointments'>,
  memberIds: readonly string[],
  at: Date,
): Required<Pick<Contest, 'judgeIds' | 'appointments'>> => ({
  judgeIds: [...memberIds],
  appointments: [
    ...appointments.filter(({ memberId }) => memberIds.includes(memberId)),
    ...memberIds.filter((id) => !judgeIds.includes(id)).map((memberId) => ({ memberId, at })),
  ],
});
