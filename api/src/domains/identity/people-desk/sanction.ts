import type { AppealAnswerer } from '@verse/api-contract/community/moderation.values';
import type { NewSanction } from '@verse/api-contract/identity/people-desk.schema';
import {
  APPEAL_WORKING_DAYS,
  ERASURE_UNDO_DAYS,
  LONGEST_SANCTION_DAYS,
  SANCTION_KINDS,
  type SANCTION_STATES,
  type SanctionKind,
} from '@verse/api-contract/identity/people-desk.values';
import { ADMIN_ROLE, isStaff } from '@verse/api-contract/roles';
import { DAY_MS } from '@verse/api-contract/time';
import { addWorkingDays } from '@verse/api-contract/working-days';
import type { Verdict } from '../../../platform/feature';
import { AppError, invalidField, type Person } from '../../../platform/http';
import type { DeskAccount } from '../accounts';

export interface SanctionAppeal {
  text: string;
  at: Date;
  /** Who may answer: moderators, or only admins if there is no other moderator. */
  answeredBy: AppealAnswerer;
  answer: { isUpheld: boolean; reason: string; by: string; at: Date } | null;
}

/** What staff decided about a member. */
export interface Sanction {
  id: string;
  memberId: string;
  kind: SanctionKind;
  rule: Verdict['rule'];
  quote: string;
  reason: string;
  by: string;
  at: Date;
  /** When it ends by itself; null if it has no end. */
  until: Date | null;
  /** For an erasure: the number of days before `at` whose content it hides. */
  days: number | null;
  takenBack: { reason: string; by: string; at: Date } | null;
  appeal: SanctionAppeal | null;
  version: number;
}

export const stateOf = ({ takenBack, until }: Sanction, now: Date): (typeof SANCTION_STATES)[number] => {
  if (takenBack) return 'taken-back';
  return until !== null && until <= now ? 'ended' : 'in-force';
};

/** Returns the time from which on an erasure hides content. */
export const hiddenSince = ({ at, days }: Pick<Sanction, 'at' | 'days'>): Date =>
  new Date(at.getTime() - (days ?? 0) * DAY_MS);

export const answerBy = ({ at }: Pick<SanctionAppeal, 'at'>): Date => addWorkingDays(at, APPEAL_WORKING_DAYS);

/** A member may appeal once, also after the end, because the decision stays in their history. */
export const mayAppeal = ({ takenBack, appeal }: Sanction): boolean => takenBack === null && appeal === null;

/** Staff cannot decide about themselves, and only admins decide about staff. */
export function sanctionsFor(person: Person, { id, role }: DeskAccount): readonly SanctionKind[] {
  if (id === person.id || (isStaff(role) && person.role !== ADMIN_ROLE)) return [];
  return SANCTION_KINDS;
}

export const maySuspendForever = ({ role }: Person): boolean => role === ADMIN_ROLE;

/** A sanction of a member of staff is taken back by an admin; the member themselves never does so. */
export function mayTakeBack(person: Person, one: Sanction, member: DeskAccount | undefined, now: Date): boolean {
  if (!member || sanctionsFor(person, member).length === 0 || stateOf(one, now) !== 'in-force') return false;
  return one.kind !== 'erasure' || now.getTime() < one.at.getTime() + ERASURE_UNDO_DAYS * DAY_MS;
}

/** An appeal is answered by someone who did not decide, and by an admin if it went to one. */
export function mayAnswer(person: Person, { by, memberId, appeal }: Sanction): boolean {
  if (!appeal || appeal.answer || person.id === by || person.id === memberId) return false;
  return appeal.answeredBy === 'staff' || person.role === ADMIN_ROLE;
}

/** Returns when the new sanction ends, or rejects an end that is not allowed. */
export function checkEnd(person: Person, sent: NewSanction, now: Date): Date | null {
  if (sent.kind === 'warning' || sent.kind === 'erasure') return null;
  if (sent.until === null) {
    if (maySuspendForever(person)) return null;
    throw invalidField('until', 'Only an admin can suspend for good. Choose a date.');
  }
  const until = new Date(sent.until);
  if (until <= now) throw invalidField('until', 'Choose a time in the future.');
  const isAnyLength = sent.kind === 'suspension' && maySuspendForever(person);
  if (!isAnyLength && until.getTime() > now.getTime() + LONGEST_SANCTION_DAYS * DAY_MS)
    throw invalidField('until', `Choose a time within ${LONGEST_SANCTION_DAYS} days.`);
  return until;
}

export const UNKNOWN_SANCTION = 'There is no such decision.';
export const unknownSanction = () => new AppError('not-found', UNKNOWN_SANCTION);
export const UNKNOWN_PERSON = 'There is no such person.';
export const unknownPerson = () => new AppError('not-found', UNKNOWN_PERSON);
