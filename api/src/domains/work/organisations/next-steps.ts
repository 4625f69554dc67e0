import { DAY_MS } from '@verse/api-contract/time';
import { MAIL_PROOF_DAYS } from '@verse/api-contract/work/organisations.values';
import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import type { OrganisationParts } from './organisation-parts';

/** Days before the end on which the reminder appears. */
const REMINDED_DAYS = 30;

type Dependencies = Pick<
  OrganisationParts,
  'invitations' | 'organisations' | 'findValidInvitations' | 'findContacts' | 'mailboxKey' | 'now'
>;

/**
 * Open invitations as next steps. Their links are sent only by email, because opening one proves access to the mailbox.
 */
export const invitationSteps = (dependencies: Dependencies): NextStepSource => ({
  kind: 'organisations',
  async find({ id }, most) {
    const { invitations, organisations, findValidInvitations, findContacts, mailboxKey, now } = dependencies;
    const [contact] = await findContacts([id]);
    const sent = contact ? await invitations.listFor(mailboxKey(contact.email), now(), most) : [];
    const found = await findValidInvitations(sent);
    const inviting = await organisations.findAll(found.map(({ organisationId }) => organisationId));
    return found.flatMap(({ organisationId, expiresAt }) => {
      const organisation = inviting.get(organisationId);
      if (organisation?.state !== 'open') return [];
      const text = 'You’re invited. Open the link in the email to accept.';
      return [{ title: organisation.name, text, path: addressOf('organisations'), dueAt: expiresAt.toISOString() }];
    });
  },
});

type DomainDependencies = Pick<OrganisationParts, 'memberships' | 'organisations' | 'now'>;

/** Domains whose verification by email ends soon, as next steps of the owners, who can repeat it. */
export const domainSteps = ({ memberships, organisations, now }: DomainDependencies): NextStepSource => ({
  kind: 'organisations',
  async find({ id }, most) {
    const own = await organisations.findAll((await memberships.listOfMember(id)).map((one) => one.organisationId));
    const remindedFrom = now().getTime() - (MAIL_PROOF_DAYS - REMINDED_DAYS) * DAY_MS;
    return [...own.values()]
      .flatMap(({ name, state, ownerIds, domain }) => {
        if (domain?.by !== 'mail' || domain.provenAt.getTime() > remindedFrom) return [];
        if (state !== 'open' || !ownerIds.includes(id)) return [];
        const dueAt = new Date(domain.provenAt.getTime() + MAIL_PROOF_DAYS * DAY_MS).toISOString();
        const text = `Verify ${domain.name} again: we ask once a year.`;
        return [{ title: name, text, path: addressOf('organisations'), dueAt }];
      })
      .slice(0, most);
  },
});
