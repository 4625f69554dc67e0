export type { BillingDetails, BillingDetailsForm, Invoice } from './project-invoices.schema';
export { BILLING_TEXTS, creditNoteOf } from './project-invoices.values';
