import type { InvitationForm } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { INVITATION_DAYS, ORGANISATION_LIMITS } from '@verse/api-contract/work/organisations.values';
import { AppError, type Person } from '../../../platform/http';
import { createId } from '../../../store';
import { INVITATION_MAIL } from './invitation-mail';
import type { Invitation } from './invitations.repository';
import type { Organisation } from './organisation';
import type { OrganisationParts } from './organisation-parts';

interface Dependencies extends Pick<
  OrganisationParts,
  | 'memberships'
  | 'invitations'
  | 'access'
  | 'audit'
  | 'queueMail'
  | 'mailboxKey'
  | 'findContacts'
  | 'findValidInvitations'
  | 'now'
> {
  /** Counts an email towards the member's limit, or rejects it. */
  countMail: (memberId: string) => Promise<void>;
}

const UNKNOWN_INVITATION = 'There is no such invitation.';
/** The invitation has been accepted or withdrawn since it was read. */
const answered = () => new AppError('conflict', 'Someone just answered this invitation. Reload the page.');
const refusedEmail = (message: string, code: 'conflict' | 'too-many' = 'conflict') =>
  new AppError(code, message, { fields: { email: message } });
const tooManyEmails = () => refusedEmail('That email got a lot of mail today. Please try again tomorrow.', 'too-many');

/** Sends invitations to an organisation, and withdraws them. */
export function createInvitationsService(dependencies: Dependencies) {
  const { memberships, invitations, access, audit, queueMail, mailboxKey } = dependencies;
  const { findContacts, findValidInvitations, countMail, now } = dependencies;
  const expiry = () => new Date(now().getTime() + INVITATION_DAYS * DAY_MS);
  const sendInvitation = ({ id, email }: Invitation) =>
    queueMail(INVITATION_MAIL, { invitation: id }, { stranger: email });

  async function checkRoom(organisationId: string, mailbox: string): Promise<void> {
    const [members, invited] = await Promise.all([
      memberships.listOf(organisationId),
      invitations.listOf(organisationId).then(findValidInvitations),
    ]);
    if (members.length + invited.length >= ORGANISATION_LIMITS.people)
      throw new AppError('limit', `An organisation has at most ${ORGANISATION_LIMITS.people} members and invitations.`);
    const contacts = await findContacts(members.map(({ memberId }) => memberId));
    if (contacts.some(({ email }) => mailboxKey(email) === mailbox))
      throw refusedEmail('This person is a member already.');
  }

  /** A void invitation does not keep an owner from inviting the same mailbox. */
  async function removeVoid(organisationId: string, mailbox: string): Promise<void> {
    const earlier = (await invitations.listOf(organisationId)).filter((one) => one.mailbox === mailbox);
    const valid = new Set((await findValidInvitations(earlier)).map(({ id }) => id));
    for (const { id } of earlier) if (!valid.has(id)) await invitations.remove(id);
  }

  async function find(organisation: Organisation, id: string): Promise<Invitation> {
    const invitation = await invitations.find(id);
    if (invitation?.organisationId !== organisation.id) throw new AppError('not-found', UNKNOWN_INVITATION);
    return invitation;
  }

  return {
    async invite(person: Person, handle: string, { email, role }: InvitationForm): Promise<Invitation> {
      const organisation = await access.admit(person, handle, ['owner']);
      const mailbox = mailboxKey(email);
      await checkRoom(organisation.id, mailbox);
      await countMail(person.id);
      const invitation: Invitation = {
        id: createId(),
        organisationId: organisation.id,
        email,
        mailbox,
        role,
        tokenHash: '',
        invitedBy: person.id,
        at: now(),
        expiresAt: expiry(),
      };
      await removeVoid(organisation.id, mailbox);
      if (!(await invitations.insert(invitation)))
        throw refusedEmail('You already invited this person. You can send the email again.');
      if (!(await sendInvitation(invitation))) {
        await invitations.remove(invitation.id);
        throw tooManyEmails();
      }
      await audit.record(person.id, `organisation: ${role} invited`, organisation.id);
      return invitation;
    },

    /** Sends another email with a new link. The previous link stops working as soon as the new email is generated. */
    async resend(person: Person, handle: string, id: string): Promise<Invitation> {
      const organisation = await access.admit(person, handle, ['owner']);
      const invitation = await find(organisation, id);
      await countMail(person.id);
      const renewal = { expiresAt: expiry(), invitedBy: person.id };
      if (!(await invitations.renew(id, renewal))) throw answered();
      if (!(await sendInvitation(invitation))) throw tooManyEmails();
      await audit.record(person.id, 'organisation: invitation sent again', organisation.id);
      return { ...invitation, ...renewal };
    },

    async withdraw(person: Person, handle: string, id: string): Promise<void> {
      const organisation = await access.admit(person, handle, ['owner']);
      const invitation = await find(organisation, id);
      if (!(await invitations.withdraw(invitation.id))) throw answered();
      await audit.record(person.id, 'organisation: invitation withdrawn', organisation.id);
    },

    removeExpired: () => invitations.removeExpired(new Date(now().getTime() - INVITATION_DAYS * DAY_MS)),
  };
}

export type InvitationsService = ReturnType<typeof createInvitationsService>;
