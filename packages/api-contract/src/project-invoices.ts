import type { z } from 'zod';
import type { invoiceSchema } from './project-invoices.schema';

export type Invoice = z.infer<typeof invoiceSchema>;
