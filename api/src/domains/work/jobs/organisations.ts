import type { OrganisationRole } from '@verse/api-contract/work/organisations.values';
import type { Person } from '../../../platform/http';
import type { PictureRecord } from '../../../platform/images';

/** Organisation data used by the jobs feature. */
export interface HiringOrganisation {
  id: string;
  handle: string;
  name: string;
  logo: PictureRecord | null;
  logoAlt: string;
  domain: { name: string } | null;
  state: 'open' | 'suspended' | 'deleted';
  createdAt: Date;
}

/** Roles allowed to hire. */
export const HIRING_ROLES = ['owner', 'recruiter'] as const;

export interface Organisations {
  /** Omits deleted organisations. */
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, HiringOrganisation>>;
  byHandle(handle: string): Promise<HiringOrganisation | undefined>;
  /**
   * Returns the organisation if the member has one of the given roles in it.
   *
   * @throws AppError `not-found` if the member has none of them, `wrong-state` on a change to a suspended organisation
   */
  admit(
    person: Pick<Person, 'id'>,
    handle: string,
    roles: readonly (typeof HIRING_ROLES)[number][],
    use?: 'read' | 'write',
  ): Promise<HiringOrganisation>;
  roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined>;
  idsOfMember(memberId: string): Promise<string[]>;
  membersOf(organisationId: string, roles: readonly (typeof HIRING_ROLES)[number][]): Promise<string[]>;
}

/** Returns the organisation if the person may hire for it. See `Organisations.admit`. */
export const createAdmit =
  ({ admit }: Pick<Organisations, 'admit'>) =>
  (person: Person, handle: string, use?: 'read' | 'write'): Promise<HiringOrganisation> =>
    admit(person, handle, HIRING_ROLES, use);

export type Admit = ReturnType<typeof createAdmit>;
