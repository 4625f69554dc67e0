import { INVITATION_DAYS } from '@verse/api-contract/work/organisations.values';
import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../../platform/feature';
import { createMailedToken, findByMailedToken, withoutLinks } from '../../../platform/mail';
import type { Invitation } from './invitations.repository';
import type { OrganisationParts } from './organisation-parts';

export const INVITATION_MAIL = 'organisation-invitation';

const ROLE_WORDS: Record<Invitation['role'], string> = {
  owner: 'an owner, who may do everything for it',
  recruiter: 'a recruiter, who posts jobs and answers applications',
  judge: 'a judge of its contests',
};

type Dependencies = Pick<
  OrganisationParts,
  'invitations' | 'organisations' | 'findValidInvitations' | 'findContacts' | 'config' | 'now'
>;

/**
 * The link is generated when the email is written, so that neither the queue nor the database contains a working link.
 */
export const invitationMail = (dependencies: Dependencies): TransactionalEmail => ({
  kind: INVITATION_MAIL,
  async write({ invitation: id = '' }) {
    const { invitations, organisations, findValidInvitations, findContacts, config, now } = dependencies;
    const invitation = await invitations.find(id);
    const organisation = invitation && (await organisations.find(invitation.organisationId));
    if (!organisation || invitation.expiresAt <= now()) return undefined;
    if ((await findValidInvitations([invitation])).length === 0) return undefined;
    const { token, tokenHash } = createMailedToken(id);
    await invitations.setTokenHash(id, tokenHash);
    const [inviter] = await findContacts([invitation.invitedBy]);
    const by = inviter?.name ?? 'A member';
    return {
      to: invitation.email,
      subject: 'You are invited to an organisation on Creativity Verse',
      greeting: 'Hello,',
      paragraphs: [
        `${withoutLinks(by)} invites you to “${withoutLinks(organisation.name)}” as ${ROLE_WORDS[invitation.role]}.`,
        `Open the link within ${INVITATION_DAYS} days to accept. No account yet? Create one with this ` +
          `email on the way.`,
      ],
      action: {
        label: 'See the invitation',
        url: `${config.publicOrigin}${addressOf('organisation-invitation')}?token=${token}`,
      },
      closing: 'Not expecting this? Ignore this email and nothing happens.',
    };
  },
});

/** Finds the open invitation for a token. */
export async function findByToken(
  { invitations, now }: Pick<Dependencies, 'invitations' | 'now'>,
  token: string,
): Promise<Invitation | undefined> {
  const found = await findByMailedToken(invitations.find, token);
  return found && found.expiresAt > now() ? found : undefined;
}
