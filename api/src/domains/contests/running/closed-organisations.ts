import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { OrganisationContests } from './contests-of-organisation';
import { cancellation } from './published.service';

type Dependencies = Pick<ContestParts, 'contests' | 'organisations' | 'now'> & {
  own: OrganisationContests;
};

const REASON = 'Its organisation closed.';

/**
 * Closes the contests of a suspended or deleted organisation. Contests without entries are cancelled. The others stay
 * unchanged until staff decide about them, e.g. by assigning them to another organisation. A deleted organisation's
 * drafts are deleted. Idempotent.
 */
export function createClosing({ contests, own, organisations, now }: Dependencies) {
  async function close(contest: Contest, isDeleted: boolean): Promise<void> {
    for (let one: Contest | undefined = contest; one; one = await contests.find(one.id)) {
      if (one.state === 'draft') {
        if (!isDeleted || (await contests.removeDraft(one))) return;
        continue;
      }
      if (one.state === 'cancelled' || one.resultsAt || (one.entryCount ?? 0) > 0) return;
      const after = await contests.change(one, cancellation(one, REASON, now()), { withoutEntries: true });
      if (after) return void (await own.settle(after));
    }
  }

  return async (organisationId: string): Promise<void> => {
    const isDeleted = !(await organisations.findAll([organisationId])).has(organisationId);
    for await (const contest of contests.allOf(organisationId)) await close(contest, isDeleted);
  };
}
