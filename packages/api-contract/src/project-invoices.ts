export type { BillingDetails, BillingDetailsForm, Invoice } from './project-invoices.schema';
export { BILLING_TEXTS } from './project-invoices.values';

/** Returns the id of a milestone's credit note, as used in URLs. */
export const creditNoteOf = (milestone: string): string => `${milestone}-credit`;
