import type { OfferForm } from '@verse/api-contract/api';
import { findTextErrors, type TextRule } from '@verse/api-contract/text';
import { readAmount, readWhole } from '@verse/api-contract/typed-number';
import { findDateErrors } from '@verse/api-contract/work/offer-rules';
import { OFFER_LIMITS, OFFER_MESSAGES, OFFER_TEXTS } from '@verse/api-contract/work/project-offers.values';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { linesIn } from '@verse/api-contract/work/typed-brief';
import type { OfferDraft } from './offer-draft';

type Faults = Record<string, string | undefined>;

const CHOOSE_DAY = 'Choose a day.';

function wholeIn(typed: string, least: number, most: number): { value: number; fault: string | undefined } {
  const value = readWhole(typed) ?? -1;
  const isInRange = value >= least && value <= most;
  return { value, fault: isInRange ? undefined : `Enter a number from ${least} to ${most}.` };
}

function milestonesIn({ milestones }: OfferDraft) {
  const faults: Faults = {};
  const read = milestones.map(({ title, due, days, dueOn, amount }, index) => {
    const { minor = 0, fault } = readAmount(amount);
    const isInRange = minor >= 1 && minor <= PROJECT_LIMITS.minor;
    faults[`terms.milestones.${index}.title`] = findTextErrors({ title: OFFER_TEXTS.milestone }, { title }).title;
    faults[`terms.milestones.${index}.minor`] = fault ?? (isInRange ? undefined : 'Enter an amount above zero.');
    if (due === 'day') {
      if (dueOn === '') faults[`terms.milestones.${index}.dueOn`] = CHOOSE_DAY;
      return { title, dueOn, minor };
    }
    const whole = wholeIn(days, 1, OFFER_LIMITS.days);
    faults[`terms.milestones.${index}.days`] = whole.fault && OFFER_MESSAGES.days;
    return { title, days: whole.value, minor };
  });
  return { read, faults };
}

const onlyErrors = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, message]) => message !== undefined));

/** Checks the dates against each other. Empty dates are skipped, because they are reported elsewhere. */
function dateFaults(terms: OfferForm['terms'], today: string): Faults {
  if (terms.validUntil === '' || terms.milestones.some(({ dueOn }) => dueOn === '')) return {};
  const found = Object.entries(findDateErrors(terms, today));
  return Object.fromEntries(found.map(([field, message]) => [`terms.${field}`, message]));
}

function deliverableFault(deliverables: readonly string[]): string | undefined {
  if (deliverables.length === 0) return 'Name at least one deliverable.';
  const { max } = OFFER_TEXTS.deliverable;
  if (deliverables.some((one) => one.length > max)) return `A line may have at most ${max} characters.`;
  return deliverables.length > OFFER_LIMITS.deliverables
    ? `At most ${OFFER_LIMITS.deliverables} deliverables.`
    : undefined;
}

const ACCOUNT: Record<'holder' | 'bank' | 'number', TextRule> = {
  holder: OFFER_TEXTS.holder,
  bank: OFFER_TEXTS.bank,
  number: OFFER_TEXTS.account,
};

function accountIn({ holder, bank, account: number, code }: OfferDraft) {
  const faults = findTextErrors(ACCOUNT, { holder, bank, number });
  const named = Object.entries(faults).map(([field, message]) => [`terms.account.${field}`, message]);
  return { account: { holder, bank, number, code }, faults: Object.fromEntries(named) as Faults };
}

/**
 * Reads the offer from its draft, together with the client-side validation errors, keyed by server field name.
 *
 * @param namesAccount whether this side enters the account for payments
 * @param today the current UTC date
 */
export function readOffer(
  draft: OfferDraft,
  namesAccount: boolean,
  today: string,
): { form: OfferForm; faults: Faults } {
  const { basedOn, scope, currency, validUntil, note } = draft;
  const deliverables = linesIn(draft.deliverables);
  const revisions = wholeIn(draft.revisions, 0, OFFER_LIMITS.revisions);
  const silentDays = wholeIn(draft.silentDays, OFFER_LIMITS.fewestSilentDays, OFFER_LIMITS.mostSilentDays);
  const milestones = milestonesIn(draft);
  const account = namesAccount ? accountIn(draft) : { account: null, faults: {} };
  const terms: OfferForm['terms'] = {
    scope,
    deliverables,
    revisions: revisions.value,
    currency,
    milestones: milestones.read,
    silentDays: silentDays.value,
    validUntil,
    account: account.account,
  };
  return {
    form: { basedOn, note, terms },
    faults: {
      'terms.scope': findTextErrors({ scope: OFFER_TEXTS.scope }, { scope }).scope,
      'terms.deliverables': deliverableFault(deliverables),
      'terms.revisions': revisions.fault,
      'terms.silentDays': silentDays.fault,
      'terms.validUntil': validUntil === '' ? CHOOSE_DAY : undefined,
      ...dateFaults(terms, today),
      ...onlyErrors(milestones.faults),
      ...account.faults,
    },
  };
}

/**
 * Maps the server's errors to fields. All deliverables share one field, so e.g. `terms.deliverables.0` becomes
 * `terms.deliverables`.
 */
export const toFieldNames = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name.replace(/^(terms\.deliverables)\..*/, '$1'), message]),
  );
