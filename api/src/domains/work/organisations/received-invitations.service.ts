import { AppError, type Person } from '../../../platform/http';
import { unknownOrganisation } from './access';
import { findByToken } from './invitation-mail';
import type { Invitation } from './invitations.repository';
import type { Organisation } from './organisation';
import type { OrganisationParts } from './organisation-parts';
import type { OrganisationOfMember } from './organisations.view';

interface OpenInvitation {
  invitation: Invitation;
  organisation: Organisation;
  invitedBy: string | null;
  isForCaller: boolean;
}

const GONE = 'This invitation is used, withdrawn or expired. Ask for a new one.';
const gone = () => new AppError('gone', GONE);

/** Opens and accepts invitations. One is valid only for the mailbox that it was sent to. */
export function createReceivedInvitations(parts: OrganisationParts) {
  const { organisations, memberships, invitations, audit, mailboxKey } = parts;
  const { findContacts, findValidInvitations, now } = parts;

  const isFor = async ({ mailbox }: Invitation, { id }: Pick<Person, 'id'>) =>
    (await findContacts([id])).some(({ email }) => mailboxKey(email) === mailbox);

  async function open(person: Pick<Person, 'id'>, token: string): Promise<OpenInvitation> {
    const invitation = await findByToken({ invitations, now }, token);
    if (!invitation || (invitation.acceptedBy !== undefined && invitation.acceptedBy !== person.id)) throw gone();
    const organisation = await organisations.find(invitation.organisationId);
    if (organisation?.state !== 'open' || (await findValidInvitations([invitation])).length === 0) throw gone();
    const [inviter] = await findContacts([invitation.invitedBy]);
    return {
      invitation,
      organisation,
      invitedBy: inviter?.name ?? null,
      isForCaller: await isFor(invitation, person),
    };
  }

  /** Assigns the invited role to the member; a new owner is also added to the organisation's `ownerIds`. */
  async function join({ id, organisationId, role }: Invitation, memberId: string): Promise<void> {
    const isNew = await memberships.insert({ organisationId, memberId, role, since: now() });
    if (isNew && role === 'owner') await organisations.addOwner(organisationId, memberId);
    if (isNew) await audit.record(memberId, `organisation: joined as ${role}`, organisationId);
    await invitations.remove(id);
  }

  return {
    open,

    /** Accepts an invitation. Only the owner of the invited mailbox can join, even if someone else obtains the link. */
    async accept(person: Person, token: string): Promise<OrganisationOfMember> {
      const { invitation, organisation, isForCaller } = await open(person, token);
      if (!isForCaller)
        throw new AppError(
          'forbidden',
          'This invitation went to another email. Sign in with that account to accept it.',
        );
      if (!(await invitations.accept(invitation.id, invitation.tokenHash, person.id, now()))) throw gone();
      await join(invitation, person.id);
      const joined = await organisations.find(organisation.id);
      if (!joined) throw unknownOrganisation();
      return { organisation: joined, role: invitation.role };
    },
  };
}

export type ReceivedInvitations = ReturnType<typeof createReceivedInvitations>;
