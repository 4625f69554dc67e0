import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';

export const ROLE_LABELS: Record<OrganisationRole, [name: string, what: string]> = {
  owner: ['Owner', 'Everything: details, members, domain, jobs.'],
  recruiter: ['Recruiter', 'Jobs and applications.'],
  judge: ['Judge', 'Contests of the organisation.'],
};
