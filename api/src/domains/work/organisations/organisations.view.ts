import type { Organisation as OrganisationView, OwnOrganisation } from '@verse/api-contract/api';
import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { pictureView } from '../../../platform/images';
import type { Organisation } from './organisation';

export function organisationView(organisation: Organisation): Omit<OrganisationView, 'projectsCompleted'> {
  const { handle, name, description, links, logo, logoAlt, domain, createdAt } = organisation;
  return {
    handle,
    name,
    description,
    links,
    logo: logo && pictureView(logo, logoAlt),
    domain: domain && { name: domain.name, provenAt: domain.provenAt.toISOString(), by: domain.by },
    createdAt: createdAt.toISOString(),
  };
}

export interface OrganisationOfMember {
  organisation: Organisation;
  role: OrganisationRole;
}

export const ownOrganisationView = ({ organisation, role }: OrganisationOfMember): OwnOrganisation => ({
  ...organisationView(organisation),
  role,
  state: organisation.state === 'suspended' ? 'suspended' : 'open',
  suspension: organisation.suspension && {
    ...organisation.suspension,
    at: organisation.suspension.at.toISOString(),
  },
  version: organisation.version,
});
