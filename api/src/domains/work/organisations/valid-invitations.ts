import type { Accounts } from '../../../platform/ports';
import type { Invitation } from './invitations.repository';
import { roleIn } from './organisation';
import type { Repositories } from './repositories';

type Dependencies = Pick<Repositories, 'organisations' | 'memberships'> & Pick<Accounts, 'findContacts'>;

/**
 * Returns the invitations that are still valid. One is void as soon as its inviter could no longer send it: the inviter
 * is no longer an owner, is suspended or is leaving, or the organisation is no longer open.
 */
export type FindValidInvitations = (invitations: readonly Invitation[]) => Promise<Invitation[]>;

export function createFindValid({ organisations, memberships, findContacts }: Dependencies): FindValidInvitations {
  return async (invitations) => {
    const inviting = await organisations.findAll(invitations.map(({ organisationId }) => organisationId));
    const active = new Set((await findContacts(invitations.map(({ invitedBy }) => invitedBy))).map(({ id }) => id));
    const canSend = async ({ organisationId, invitedBy }: Invitation): Promise<boolean> => {
      const organisation = inviting.get(organisationId);
      if (organisation?.state !== 'open' || !active.has(invitedBy)) return false;
      return roleIn(organisation, await memberships.find(organisationId, invitedBy)) === 'owner';
    };
    const isValid = await Promise.all(invitations.map(canSend));
    return invitations.filter((_, index) => isValid[index]);
  };
}
