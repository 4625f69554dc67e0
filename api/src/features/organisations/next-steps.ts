import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../platform/feature';
import type { MailboxKey } from '../../platform/mail';
import type { InvitationRepository } from './invitations.repository';
import type { OrganisationRepository } from './organisations.repository';

interface Dependencies {
  invitations: Pick<InvitationRepository, 'listFor'>;
  organisations: Pick<OrganisationRepository, 'findAll'>;
  findContacts: (ids: readonly string[]) => Promise<readonly { email: string }[]>;
  mailboxKey: MailboxKey;
  now: () => Date;
}

/**
 * Open invitations as next steps. Their links are sent only by email, because opening one proves access to the mailbox.
 */
export const invitationSteps = (dependencies: Dependencies): NextStepSource => ({
  kind: 'organisations',
  async find({ id }, most) {
    const { invitations, organisations, findContacts, mailboxKey, now } = dependencies;
    const [contact] = await findContacts([id]);
    const found = contact ? await invitations.listFor(mailboxKey(contact.email), now(), most) : [];
    const inviting = await organisations.findAll(found.map(({ organisationId }) => organisationId));
    return found.flatMap(({ organisationId, expiresAt }) => {
      const organisation = inviting.get(organisationId);
      if (organisation?.state !== 'open') return [];
      const text = 'You are invited. Open the link in the email to accept.';
      return [{ title: organisation.name, text, path: addressOf('organisations'), dueAt: expiresAt.toISOString() }];
    });
  },
});
