import { z } from 'zod';
import { moneySchema } from './money.schema';
import { BILLING_TEXTS } from './project-invoices.values';
import { milestonePaymentSchema } from './project-work.schema';
import { onOneLine } from './text';
import { optionalText } from './text.schema';

/**
 * `GET /api/projects/:number/invoices/:milestone`: the invoice of a milestone by its id, or its credit note by that id
 * and `-credit`. Names are as of the time of issue, the payment is current.
 */
export const invoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  /** Numbered per seller in one series without gaps: `INV-0001`, `CN-0002`. */
  number: z.string(),
  /** Number of the invoice that a credit note cancels; null for an invoice. */
  corrects: z.string().nullable(),
  issuedAt: z.iso.datetime(),
  project: z.object({ number: z.string(), title: z.string() }),
  /** Title of the milestone. */
  title: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  client: z.object({ name: z.string(), address: z.string() }),
  amount: moneySchema,
  payment: milestonePaymentSchema.omit({ receipts: true }),
});

/**
 * `PUT /api/projects/:number/billing-details`. An empty name means the name of the account; an empty address means
 * none.
 */
export const billingDetailsFormSchema = z.strictObject({
  name: optionalText(BILLING_TEXTS.name, onOneLine),
  address: optionalText(BILLING_TEXTS.address),
});

/** The stored details. Send `version` as `If-Match: "0"` with a change. */
export const billingDetailsSchema = z.object({ name: z.string(), address: z.string(), version: z.int().nonnegative() });

/** `GET /api/late-payments.csv`. `house` is only for staff. */
export const latePaymentsQuerySchema = z.strictObject({ list: z.enum(['selling', 'house']).default('selling') });
