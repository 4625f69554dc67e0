import type { Organisations } from '../../platform/ports';
import type { Contest } from './contest';

/** Whether a member may judge a contest: they belong to its organisation, or were invited to this contest alone. */
export type MayJudge = (contest: Pick<Contest, 'organisationId' | 'guestIds'>, memberId: string) => Promise<boolean>;

export const createMayJudge =
  ({ roleOf }: Pick<Organisations, 'roleOf'>): MayJudge =>
  async ({ organisationId, guestIds = [] }, memberId) => {
    if (guestIds.includes(memberId)) return true;
    return organisationId !== undefined && (await roleOf(organisationId, memberId)) !== undefined;
  };
