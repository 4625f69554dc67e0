import type { JobSearchQuery } from '@verse/api-contract/api';
import { zoneText } from '../job-labels';

/** Describes a search, e.g. `logo, Contract, remote, from $20/hr`. */
export function searchText({ q, type, remote, pay, skill, place, zone }: JobSearchQuery): string {
  const parts = [
    q,
    type,
    remote ? 'remote' : undefined,
    pay ? `from $${pay}/hr` : undefined,
    skill,
    place,
    typeof zone === 'number' ? zoneText(zone) : undefined,
  ];
  return parts.filter(Boolean).join(', ');
}
