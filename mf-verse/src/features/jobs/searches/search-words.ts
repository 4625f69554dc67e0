import type { JobSearchQuery } from '@verse/api-contract/job-searches';
import { zoneText } from '../job-words';

/** Describes a search, e.g. `logo, Contract, remote, from $20/hr`. */
export function searchText({ q, type, remote, pay, skill, place, zone }: JobSearchQuery): string {
  const parts = [
    q,
    type,
    remote ? 'remote' : undefined,
    pay ? `from $${pay}/hr` : undefined,
    skill,
    place,
    zone === undefined ? undefined : zoneText(zone),
  ];
  return parts.filter(Boolean).join(', ');
}
