import type { Availability } from '@verse/api-contract/identity/profiles.values';

export const AVAILABILITY_LABELS: Record<Exclude<Availability, 'unsaid'>, string> = {
  open: 'Open to work',
  busy: 'Busy right now',
  closed: 'Not taking on work',
};
