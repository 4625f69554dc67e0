import {
  ORGANISATION_MESSAGES,
  ORGANISATION_ROLES,
  type OrganisationRole,
} from '@verse/api-contract/work/organisations.values';
import { AppError, type Person } from '../../../platform/http';
import type { Invitation } from './invitations.repository';
import { type Membership, type Organisation, roleIn } from './organisation';
import type { OrganisationParts } from './organisation-parts';

interface Dependencies extends Pick<
  OrganisationParts,
  'organisations' | 'memberships' | 'invitations' | 'findValidInvitations' | 'access' | 'audit'
> {
  /** Deletes an organisation because no remaining member can become its owner. */
  removeOrganisation: (organisation: Organisation) => Promise<void>;
}

export interface PeopleOfOrganisation {
  members: (Pick<Membership, 'memberId' | 'since'> & { role: OrganisationRole })[];
  /** Open invitations; empty unless the caller is an owner. */
  invitations: (Invitation & { isVoid: boolean })[];
}

const UNKNOWN_MEMBER = 'This person is not a member of the organisation.';
const unknownMember = () => new AppError('not-found', UNKNOWN_MEMBER);
const lastOwner = () => new AppError('conflict', ORGANISATION_MESSAGES.lastOwner);

export interface MemberChange {
  handle: string;
  memberId: string;
  /** The organisation's handle, typed to confirm a change that takes another owner's rights. */
  confirm?: string | undefined;
}

/** Asks for the handle before an owner takes another owner's rights, which that owner cannot get back alone. */
function assertConfirmed(
  { before, memberId, confirm }: { before: OrganisationRole } & Pick<MemberChange, 'memberId' | 'confirm'>,
  person: Pick<Person, 'id'>,
  { handle }: Organisation,
): void {
  if (before !== 'owner' || memberId === person.id || confirm === handle) return;
  const message = `This person is an owner. Type ${handle} to confirm.`;
  throw new AppError('conflict', message, { fields: { confirm: message } });
}

/** Manages the members of an organisation. The last owner can neither leave nor change role. */
export function createMembersService(dependencies: Dependencies) {
  const { organisations, memberships, invitations, findValidInvitations, access, audit, removeOrganisation } =
    dependencies;

  async function find(organisation: Organisation, memberId: string): Promise<OrganisationRole> {
    const role = roleIn(organisation, await memberships.find(organisation.id, memberId));
    if (role === undefined) throw unknownMember();
    return role;
  }

  async function makeOwner({ id }: Organisation, memberId: string): Promise<void> {
    if (!(await memberships.setRole(id, memberId, 'owner'))) throw unknownMember();
    await organisations.addOwner(id, memberId);
    if (await memberships.find(id, memberId)) return;
    // The member has left in the meantime.
    await organisations.removeOwner(id, memberId);
    throw unknownMember();
  }

  async function dropOwner({ id }: Organisation, memberId: string): Promise<void> {
    if (await organisations.removeOwner(id, memberId)) return;
    const now = await organisations.find(id);
    if (now?.ownerIds.includes(memberId)) throw lastOwner();
  }

  /**
   * Removes a member from an organisation when their account is erased. If the member is the last owner, the
   * longest-serving recruiter becomes the owner; if no recruiter remains, the organisation is deleted.
   */
  async function leaveOrganisation(organisation: Organisation, memberId: string): Promise<void> {
    const { id, ownerIds } = organisation;
    if (ownerIds.includes(memberId) && !(await organisations.removeOwner(id, memberId))) {
      const heir = (await memberships.listOf(id)).find(
        (one) => one.memberId !== memberId && roleIn(organisation, one) === 'recruiter',
      );
      if (!heir) return removeOrganisation(organisation);
      await makeOwner(organisation, heir.memberId);
      await organisations.removeOwner(id, memberId);
      await audit.record(heir.memberId, 'organisation: taken over', id);
    }
    await memberships.remove(id, memberId);
    await invitations.removeOfInviter(id, memberId);
  }

  return {
    async list(person: Pick<Person, 'id'>, handle: string): Promise<PeopleOfOrganisation> {
      const organisation = await access.admit(person, handle, ORGANISATION_ROLES, 'read');
      const members = (await memberships.listOf(organisation.id)).map((one) => ({
        ...one,
        role: roleIn(organisation, one)!,
      }));
      const isOwner = organisation.ownerIds.includes(person.id);
      const sent = isOwner ? await invitations.listOf(organisation.id) : [];
      const valid = new Set((await findValidInvitations(sent)).map(({ id }) => id));
      return { members, invitations: sent.map((one) => ({ ...one, isVoid: !valid.has(one.id) })) };
    },

    async setRole(person: Person, { handle, memberId, confirm }: MemberChange, role: OrganisationRole): Promise<void> {
      const organisation = await access.admit(person, handle, ['owner']);
      const before = await find(organisation, memberId);
      if (before === role) return;
      assertConfirmed({ before, memberId, confirm }, person, organisation);
      if (role === 'owner') await makeOwner(organisation, memberId);
      else {
        if (before === 'owner') await dropOwner(organisation, memberId);
        if (!(await memberships.setRole(organisation.id, memberId, role))) throw unknownMember();
        await invitations.removeOfInviter(organisation.id, memberId);
      }
      await audit.record(person.id, `organisation: made ${role}`, `${organisation.id} ${memberId}`);
    },

    /** Removes a member. Owners can remove others; every member can leave, even if the organisation is suspended. */
    async remove(person: Person, { handle, memberId, confirm }: MemberChange): Promise<void> {
      const isSelf = memberId === person.id;
      const organisation = await access.admit(
        person,
        handle,
        isSelf ? ORGANISATION_ROLES : ['owner'],
        isSelf ? 'read' : 'write',
      );
      const before = await find(organisation, memberId);
      assertConfirmed({ before, memberId, confirm }, person, organisation);
      await dropOwner(organisation, memberId);
      await memberships.remove(organisation.id, memberId);
      await invitations.removeOfInviter(organisation.id, memberId);
      const what = isSelf ? 'organisation: left' : 'organisation: member removed';
      await audit.record(person.id, what, isSelf ? organisation.id : `${organisation.id} ${memberId}`);
    },

    async leaveAll(memberId: string): Promise<void> {
      const rows = await memberships.listOfMember(memberId);
      const found = await organisations.findAll(rows.map(({ organisationId }) => organisationId));
      for (const { organisationId } of rows) {
        const organisation = found.get(organisationId);
        if (organisation) await leaveOrganisation(organisation, memberId);
        else await memberships.remove(organisationId, memberId);
      }
    },
  };
}

export type MembersService = ReturnType<typeof createMembersService>;
