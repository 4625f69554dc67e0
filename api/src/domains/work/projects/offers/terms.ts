import type { BankAccount, OfferForm } from '@verse/api-contract/api';
import { dayOf, dueDayOf, endOfDay, findDateErrors, lastDayOf, totalOf } from '@verse/api-contract/work/offer-rules';
import { PROJECT_LIMITS, type Side } from '@verse/api-contract/work/projects.values';
import { canonicalJson, sha256 } from '../../../../platform/hashes';
import { AppError } from '../../../../platform/http';
import type { OfferVersion, StoredMilestone, StoredProject } from '../project';
import { findAccountNumberError } from './account-numbers';

type StoredTerms = OfferVersion['terms'];

export const hashOf = (terms: StoredTerms): string => sha256(canonicalJson(terms));

/** Returns the bank account that the seller last specified in this project, or `null` if no account was specified. */
export const accountIn = ({ offers }: Pick<StoredProject, 'offers'>): BankAccount | null =>
  offers.findLast(({ side, terms }) => side === 'seller' && terms.account)?.terms.account ?? null;

export const isExpired = ({ terms }: Pick<OfferVersion, 'terms'>, now: Date): boolean =>
  now >= endOfDay(lastDayOf(terms));

/**
 * Whether the bank account is missing. A client's offers contain no account until the seller has specified one. The
 * house uses its configured accounts instead.
 */
export const lacksAccount = ({ seller }: Pick<StoredProject, 'seller'>, { terms }: Pick<OfferVersion, 'terms'>) =>
  seller.kind !== 'house' && terms.account === null;

function accountFor(
  project: StoredProject,
  side: Side,
  { account, currency }: Pick<OfferForm['terms'], 'account' | 'currency'>,
): BankAccount | null {
  const refused = (message: string, field = 'terms.account') =>
    new AppError('invalid', message, { fields: { [field]: message } });
  if (project.seller.kind === 'house') {
    if (account) throw refused('Creativity Verse gets paid to its own account.');
    return null;
  }
  if (side === 'client') {
    if (account) throw refused('Only the seller adds the account.');
    return accountIn(project);
  }
  if (!account) throw refused('Enter the account where you get paid.');
  const numberError = findAccountNumberError(account, currency);
  if (numberError) throw refused(numberError, 'terms.account.number');
  return { ...account, code: account.code || null };
}

/**
 * Returns the terms as they are stored and hashed.
 *
 * @throws AppError `invalid` if the side must specify an account but has not, or may not but has, or if its number
 * cannot be right
 */
export const toTerms = (project: StoredProject, side: Side, { terms }: OfferForm): StoredTerms => ({
  ...terms,
  account: accountFor(project, side, terms),
});

/** @throws AppError `invalid` if the dates or amounts are not allowed in an offer */
export function assertOfferable(terms: StoredTerms, now: Date): void {
  const faults = Object.entries(findDateErrors(terms, dayOf(now)));
  const isTooMuch = totalOf(terms).minor > PROJECT_LIMITS.minor;
  if (isTooMuch) faults.push(['milestones', 'The milestones add up to too much.']);
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, message]) => [`terms.${field}`, message]));
  throw new AppError('invalid', faults[0]![1], { fields });
}

/**
 * Returns the terms with the due date of each milestone.
 *
 * @param acceptedOn the UTC date of acceptance, or undefined if the terms are not accepted: the dates are then the
 * latest ones that can follow
 */
export function toShownTerms<T extends Pick<StoredTerms, 'milestones' | 'validUntil'>>(terms: T, acceptedOn?: string) {
  const from = acceptedOn ?? lastDayOf(terms);
  return { ...terms, milestones: terms.milestones.map((one) => ({ ...one, dueOn: dueDayOf(one, from) })) };
}

/**
 * Returns the milestones of an agreement. Their ids are deterministic, so that repeating an acceptance does not change
 * them.
 *
 * @param acceptedOn the UTC date of acceptance
 */
export const plannedMilestones = (
  { id }: Pick<StoredProject, 'id'>,
  { milestones }: Pick<StoredTerms, 'milestones'>,
  acceptedOn: string,
): StoredMilestone[] =>
  milestones.map(({ title, minor, ...due }, index) => ({
    id: `${id}-${index + 1}`,
    title,
    minor,
    dueOn: dueDayOf(due, acceptedOn),
    state: 'planned',
    order: null,
    deliveries: [],
    pausedMs: 0,
  }));
