import type { SanctionKind } from '@verse/api-contract/identity/people-desk.values';

export const SANCTION_LABELS: Record<SanctionKind, string> = {
  warning: 'Warning',
  silence: 'Silence',
  suspension: 'Suspension',
  erasure: 'Hidden content',
};

export const daysOf = (days: number | null): string =>
  days === 1 ? 'What they published within one day' : `What they published within ${days ?? 0} days`;
