import type { z } from 'zod';
import type { billingDetailsFormSchema, billingDetailsSchema, invoiceSchema } from './project-invoices.schema';

export { BILLING_TEXTS } from './project-invoices.values';

/** Returns the id of a milestone's credit note, as used in URLs. */
export const creditNoteOf = (milestone: string): string => `${milestone}-credit`;

export type BillingDetails = z.infer<typeof billingDetailsSchema>;
export type BillingDetailsForm = z.infer<typeof billingDetailsFormSchema>;
export type Invoice = z.infer<typeof invoiceSchema>;
