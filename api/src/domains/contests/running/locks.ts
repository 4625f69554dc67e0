import { RUNNING_MESSAGES } from '@verse/api-contract/contests/contest-running.values';
import { canonicalJson } from '../../../platform/hashes';
import { AppError } from '../../../platform/http';
import type { Contest } from '../contest';
import type { ContestFields } from './form';

const fixed = (field: string, message: string) => new AppError('conflict', message, { fields: { [field]: message } });
const isSame = (one: unknown, other: unknown) => canonicalJson(one ?? null) === canonicalJson(other ?? null);

export const lockedError = (field = 'criteria') => fixed(field, RUNNING_MESSAGES.locked);

/** Returns the fields that entrants rely on: the prize, the dates, and the terms. */
const reliedOn = ({ prizeCents, startsAt, deadline, terms }: Pick<Contest, 'terms'> & Partial<ContestFields>) => {
  const { criteriaHash: _, ...rest } = terms ?? {};
  return { prizePool: prizeCents, startsAt, deadline, ...rest } as Record<string, unknown>;
};

/** Returns the first field that the change would alter although entrants rely on it. */
export function changedTerm(before: Contest, fields: ContestFields): string | undefined {
  const old = reliedOn(before);
  const changed = reliedOn(fields);
  return Object.keys(changed).find((field) => !isSame(old[field], changed[field]));
}

/**
 * Rejects changes to what entrants rely on once there is an entry or the deadline has passed. Before that, the deadline
 * and the results date can be moved to an earlier day, but only a postponement can move them to a later one.
 *
 * @throws AppError `conflict`, naming the field
 */
export function assertMayChange(before: Contest, fields: ContestFields, now: Date): void {
  const field = changedTerm(before, fields);
  if (field === undefined) return;
  if ((before.entryCount ?? 0) > 0) throw lockedError(field);
  if (before.terms && now >= before.deadline) throw fixed(field, 'The deadline has passed, so these are fixed.');
  if (fields.deadline > before.deadline) throw fixed('deadline', RUNNING_MESSAGES.later);
  if (before.terms && fields.terms.resultsBy > before.terms.resultsBy) throw fixed('resultsBy', RUNNING_MESSAGES.later);
  if (fields.deadline <= now) throw fixed('deadline', RUNNING_MESSAGES.past);
}
