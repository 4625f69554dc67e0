import { z } from 'zod';
import { moneySchema } from '../money.schema';
import { onOneLine } from '../text';
import { optionalText } from '../text.schema';
import { BILLING_TEXTS } from './project-invoices.values';
import { milestonePaymentSchema } from './project-work.schema';

/**
 * `GET /api/projects/:number/invoices/:milestone`: a milestone's invoice if `:milestone` is the milestone's id, or its
 * credit note if `-credit` is appended to that id. Names are as they were on the date of issue; the payment is up to
 * date.
 */
export const invoiceSchema = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  /** Numbered consecutively per seller, in one series for both kinds: `INV-0001`, `CN-0002`. */
  number: z.string(),
  /** Number of the invoice that this credit note cancels; null for invoices. */
  corrects: z.string().nullable(),
  issuedAt: z.iso.datetime(),
  /** Name of the member who agreed for the client's organisation; null if a member is the client, or has left. */
  orderedBy: z.string().nullable(),
  project: z.object({ number: z.string(), title: z.string() }),
  /** The milestone's title. */
  title: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  client: z.object({ name: z.string(), address: z.string() }),
  amount: moneySchema,
  payment: milestonePaymentSchema.omit({ receipts: true }),
});

/**
 * `PUT /api/projects/:number/billing-details`. If the name is empty, the account's name is used; if the address is
 * empty, none is shown.
 */
export const billingDetailsFormSchema = z.strictObject({
  name: optionalText(BILLING_TEXTS.name, onOneLine),
  address: optionalText(BILLING_TEXTS.address),
});

/** The stored billing details. Send `version` as `If-Match: "0"` with each change. */
export const billingDetailsSchema = z.object({ name: z.string(), address: z.string(), version: z.int().nonnegative() });

/** `GET /api/late-payments.csv`. `house` is for staff only. */
export const latePaymentsQuerySchema = z.strictObject({ list: z.enum(['selling', 'house']).default('selling') });
