import type { TextRule } from '../text';

/** Labels and lengths of the billing details on invoices. */
export const BILLING_TEXTS = {
  name: { label: 'The name on invoices', max: 120 },
  address: { label: 'The address on invoices', max: 400 },
} as const satisfies Record<string, TextRule>;

/** Returns the id of a milestone's credit note, as used in URLs. */
export const creditNoteOf = (milestone: string): string => `${milestone}-credit`;
