import type { NominationList, NominationState } from '@verse/api-contract/community/nominations.values';
import { WEEK_MS } from '@verse/api-contract/time';
import type { BallotFields } from '../../../platform/ballots';
import { type Week, weekOf } from '../../../platform/calendar';

/** A member, or a work, nominated for one week. */
export interface Nomination {
  id: string;
  /** See `Week.id`. */
  week: string;
  list: NominationList;
  /** The nominated member, or the maker of the nominated work. */
  memberId: string;
  workId?: string;
  why: string;
  /** Whether a moderator's decision hides the sentence. The votes stay. */
  isWhyHidden?: boolean;
  /** Absent once the account of the member who nominated has been erased. */
  nominatorId?: string;
  at: Date;
  state: NominationState;
  /** Why staff removed it. The audit log says who did. */
  removal: { reason: string; at: Date } | null;
  /** Number of ballots. */
  votes: number;
  /** Revision number of `votes`. */
  acts: number;
  /** Sort key, see `rankAt`. */
  rankAt: Date;
}

/** A member's vote in one list and week. */
export interface NominationBallot extends BallotFields {
  week: string;
  /** Null while a withdrawn vote is being counted. */
  nominationId: string | null;
  /** Nominations whose counts may include the ballot. */
  touched: string[];
  /** Set while these counts are not up to date. */
  uncountedSince?: Date;
}

/** The nominations chosen for the week after `id`, best first. The first of them that can be featured is. */
export interface ChosenWeek {
  id: string;
  member: string[];
  work: string[];
  closedAt: Date;
}

export const toPoll = (week: Week, list: NominationList): string => `${week.id} ${list}`;

export const weekWithId = (id: string): Week => weekOf(new Date(`${id}T00:00:00Z`));

/**
 * Returns a nomination's rank as a timestamp, latest first: by votes, then by the time of nomination, earliest first.
 * Each vote counts more than a week, so the time decides only between equal counts.
 */
export const rankAt = ({ week, at }: Pick<Nomination, 'week' | 'at'>, votes: number): Date =>
  new Date(votes * 2 * WEEK_MS + weekWithId(week).endsAt.getTime() - at.getTime());
