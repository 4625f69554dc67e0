import type { BankAccount, OfferForm } from '@verse/api-contract/api';
import { dayOf, endOfDay, findDateErrors, totalOf } from '@verse/api-contract/work/offer-rules';
import { PROJECT_LIMITS, type Side } from '@verse/api-contract/work/projects.values';
import { canonicalJson, sha256 } from '../../../../platform/hashes';
import { AppError } from '../../../../platform/http';
import type { OfferVersion, StoredMilestone, StoredProject } from '../project';

type StoredTerms = OfferVersion['terms'];

export const hashOf = (terms: StoredTerms): string => sha256(canonicalJson(terms));

/** Returns the bank account that the seller last specified in this project, or `null` if no account was specified. */
export const accountIn = ({ offers }: Pick<StoredProject, 'offers'>): BankAccount | null =>
  offers.findLast(({ side, terms }) => side === 'seller' && terms.account)?.terms.account ?? null;

export const isExpired = ({ terms }: Pick<OfferVersion, 'terms'>, now: Date): boolean =>
  now >= endOfDay(terms.validUntil);

/**
 * Whether the bank account is missing. A client's offers contain no account until the seller has specified one. The
 * house uses its configured accounts instead.
 */
export const lacksAccount = ({ seller }: Pick<StoredProject, 'seller'>, { terms }: Pick<OfferVersion, 'terms'>) =>
  seller.kind !== 'house' && terms.account === null;

function accountFor(project: StoredProject, side: Side, account: OfferForm['terms']['account']): BankAccount | null {
  const refused = (message: string) => new AppError('invalid', message, { fields: { 'terms.account': message } });
  if (project.seller.kind === 'house') {
    if (account) throw refused('Payments to the house go to its own account.');
    return null;
  }
  if (side === 'client') {
    if (account) throw refused('Only the seller names the account.');
    return accountIn(project);
  }
  if (!account) throw refused('Enter the account that the client pays to.');
  return { ...account, code: account.code || null };
}

/**
 * Returns the terms as they are stored and hashed.
 *
 * @throws AppError `invalid` if the side must specify an account but has not, or may not but has
 */
export const toTerms = (project: StoredProject, side: Side, { terms }: OfferForm): StoredTerms => ({
  ...terms,
  account: accountFor(project, side, terms.account),
});

/** @throws AppError `invalid` if the dates or amounts are not allowed in an offer */
export function assertOfferable(terms: StoredTerms, now: Date): void {
  const faults = Object.entries(findDateErrors(terms, dayOf(now)));
  const isTooMuch = totalOf(terms).minor > PROJECT_LIMITS.minor;
  if (isTooMuch) faults.push(['milestones', 'The sum of the milestones is too high.']);
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, message]) => [`terms.${field}`, message]));
  throw new AppError('invalid', faults[0]![1], { fields });
}

/**
 * Returns the milestones of an agreement. Their ids are deterministic, so that repeating an acceptance does not change
 * them.
 */
export const plannedMilestones = ({ id }: Pick<StoredProject, 'id'>, { milestones }: StoredTerms): StoredMilestone[] =>
  milestones.map(({ title, minor, dueOn }, index) => ({
    id: `${id}-${index + 1}`,
    title,
    minor,
    dueOn,
    state: 'planned',
    order: null,
    deliveries: [],
    pausedMs: 0,
  }));
