type Faults = Record<string, string | undefined>;

/** A step of the form for an offer. */
export interface OfferStep {
  title: string;
  /** Whether a field with this name is in the step. */
  has: (name: string) => boolean;
}

const WHAT: OfferStep = { title: 'What', has: (name) => /^terms\.(?:scope|deliverables)/.test(name) };
const WHERE: OfferStep = { title: 'Where to pay', has: (name) => name.startsWith('terms.account') };
/** Also has the note, and whatever a later release of the API names. */
const WHEN: OfferStep = { title: 'When and how much', has: (name) => !WHAT.has(name) && !WHERE.has(name) };

/** Only sellers other than the house name an account. */
export const stepsOf = (namesAccount: boolean): readonly OfferStep[] =>
  namesAccount ? [WHAT, WHEN, WHERE] : [WHAT, WHEN];

/** Returns the errors of one step. */
export const faultsOf = ({ has }: OfferStep, faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name, fault]) => fault !== undefined && has(name)));

/** Returns the first step with an error, or -1. */
export const firstFaulty = (steps: readonly OfferStep[], faults: Faults): number =>
  steps.findIndex((step) => Object.keys(faultsOf(step, faults)).length > 0);
