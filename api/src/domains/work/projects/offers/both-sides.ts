import type { StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';

type Dependencies = Pick<ProjectParts, 'findContacts' | 'organisations'>;

/**
 * Creates the check for whether both sides can enter into an agreement. A member who is suspended or is leaving cannot,
 * and neither can an organisation that is suspended or deleted.
 */
export const createHasBothSides =
  ({ findContacts, organisations }: Dependencies) =>
  async ({ clientId, seller }: Pick<StoredProject, 'clientId' | 'seller'>): Promise<boolean> => {
    const memberIds = [clientId, ...(seller.kind === 'member' ? [seller.id] : [])];
    if ((await findContacts(memberIds)).length < memberIds.length) return false;
    if (seller.kind !== 'organisation') return true;
    return (await organisations.findAll([seller.id])).get(seller.id)?.state === 'open';
  };
