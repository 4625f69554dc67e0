import type { OrganisationRole } from '@verse/api-contract/organisations';
import type { Person } from '../../platform/http';
import type { PictureRecord } from '../../platform/images';

/** An organisation, as far as jobs need it. */
export interface HiringOrganisation {
  id: string;
  handle: string;
  name: string;
  logo: PictureRecord | null;
  logoAlt: string;
  domain: { name: string } | null;
  state: 'open' | 'suspended' | 'deleted';
}

/** The roles that hire. */
export const HIRING_ROLES = ['owner', 'recruiter'] as const;

/** The organisation data that the jobs feature needs. */
export interface Organisations {
  /** Omits deleted ones. */
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, HiringOrganisation>>;
  byHandle(handle: string): Promise<HiringOrganisation | undefined>;
  /**
   * Resolves the organisation for a person who hires for it.
   *
   * @throws AppError `not-found` for everyone else, `wrong-state` for changes of a suspended organisation
   */
  admit(
    person: Pick<Person, 'id'>,
    handle: string,
    roles: readonly (typeof HIRING_ROLES)[number][],
    use?: 'read' | 'write',
  ): Promise<HiringOrganisation>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  /** Ids of the organisations that a member belongs to. */
  idsOfMember(memberId: string): Promise<string[]>;
  membersOf(organisationId: string, roles: readonly (typeof HIRING_ROLES)[number][]): Promise<string[]>;
}
