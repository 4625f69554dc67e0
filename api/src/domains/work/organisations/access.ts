import { ORGANISATION_MESSAGES, type OrganisationRole } from '@verse/api-contract/work/organisations.values';
import { AppError, type Person } from '../../../platform/http';
import { type Organisation, roleIn } from './organisation';
import type { Repositories } from './repositories';

/** Kind of access that a request needs; a suspended organisation allows only `read`. */
export type OrganisationUse = 'read' | 'write';

export const UNKNOWN_ORGANISATION = 'There is no such organisation.';
export const unknownOrganisation = () => new AppError('not-found', UNKNOWN_ORGANISATION);

/** Decides what people may do on behalf of an organisation, based on their role. */
export function createAccess({ organisations, handles, memberships }: Repositories) {
  async function byHandle(handle: string): Promise<Organisation | undefined> {
    const id = await handles.findOwner(handle);
    return id === undefined ? undefined : organisations.find(id);
  }

  async function roleOf(organisationId: string, memberId: string): Promise<OrganisationRole | undefined> {
    const [organisation, membership] = await Promise.all([
      organisations.find(organisationId),
      memberships.find(organisationId, memberId),
    ]);
    return organisation && roleIn(organisation, membership);
  }

  return {
    byHandle,
    roleOf,

    async membersOf(organisationId: string, roles: readonly OrganisationRole[]): Promise<string[]> {
      const organisation = await organisations.find(organisationId);
      if (!organisation) return [];
      return (await memberships.listOf(organisationId))
        .filter((membership) => roles.includes(roleIn(organisation, membership)!))
        .map(({ memberId }) => memberId);
    },

    /**
     * Returns the organisation if the person has one of the given roles; otherwise rejects as if the organisation did
     * not exist.
     * @throws AppError `wrong-state` if the request would change a suspended organisation
     */
    async admit(
      { id }: Pick<Person, 'id'>,
      handle: string,
      roles: readonly OrganisationRole[],
      use: OrganisationUse = 'write',
    ): Promise<Organisation> {
      const organisation = await byHandle(handle);
      if (!organisation) throw unknownOrganisation();
      const role = roleIn(organisation, await memberships.find(organisation.id, id));
      if (role === undefined || !roles.includes(role)) throw unknownOrganisation();
      if (use === 'write' && organisation.state === 'suspended')
        throw new AppError('wrong-state', ORGANISATION_MESSAGES.suspended);
      return organisation;
    },
  };
}

export type Access = ReturnType<typeof createAccess>;
