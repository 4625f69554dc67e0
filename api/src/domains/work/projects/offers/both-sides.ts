import { SIDES } from '@verse/api-contract/work/projects.values';
import { memberOn, organisationOn, type Parties } from '../project';
import type { ProjectParts } from '../project-parts';

type Dependencies = Pick<ProjectParts, 'findContacts' | 'organisations'>;

/**
 * Creates the check for whether both sides can enter into an agreement. A member who is suspended or is leaving cannot,
 * and neither can an organisation that is suspended or deleted.
 */
export const createHasBothSides =
  ({ findContacts, organisations }: Dependencies) =>
  async (parties: Parties): Promise<boolean> => {
    const memberIds = SIDES.flatMap((side) => memberOn(parties, side) ?? []);
    if ((await findContacts(memberIds)).length < memberIds.length) return false;
    const ids = SIDES.flatMap((side) => organisationOn(parties, side) ?? []);
    const found = await organisations.findAll(ids);
    return ids.every((id) => found.get(id)?.state === 'open');
  };
