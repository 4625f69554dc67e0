import type { TextRule } from './text';

/** How a side is named on invoices. */
export const BILLING_TEXTS = {
  name: { label: 'The name on invoices', max: 120 },
  address: { label: 'The address on invoices', max: 400 },
} as const satisfies Record<string, TextRule>;
