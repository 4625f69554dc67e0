import { z } from 'zod';
import { moneySchema } from './money.schema';
import { milestonePaymentSchema } from './project-work.schema';

/** `GET /api/projects/:number/invoices/:milestone`: names as of the time of the invoice, the payment as it is now. */
export const invoiceSchema = z.object({
  /** Numbered per seller, without gaps: `INV-0001`. */
  number: z.string(),
  issuedAt: z.iso.datetime(),
  project: z.object({ number: z.string(), title: z.string() }),
  /** Title of the milestone. */
  title: z.string(),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  client: z.object({ name: z.string() }),
  amount: moneySchema,
  payment: milestonePaymentSchema.omit({ receipts: true }),
});

/** `GET /api/late-payments.csv`. `house` is for staff. */
export const latePaymentsQuerySchema = z.strictObject({ list: z.enum(['selling', 'house']).default('selling') });
