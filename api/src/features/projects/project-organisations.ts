import type { OrganisationRole } from '@verse/api-contract/organisations';

export interface ProjectOrganisation {
  id: string;
  handle: string;
  name: string;
  state: 'open' | 'suspended' | 'deleted';
}

export interface ProjectOrganisations {
  /** Omits deleted organisations. */
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, ProjectOrganisation>>;
  byHandle(handle: string): Promise<ProjectOrganisation | undefined>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  membersOf(organisationId: string, roles: readonly OrganisationRole[]): Promise<string[]>;
  idsOfMember(memberId: string): Promise<string[]>;
}

/** Roles that can sell for an organisation. */
export const SELLING_ROLES = ['owner', 'recruiter'] as const satisfies readonly OrganisationRole[];
