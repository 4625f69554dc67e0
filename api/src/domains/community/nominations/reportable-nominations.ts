import { addressOf } from '@verse/contract/addresses';
import type { ReportableContent } from '../../../platform/feature';
import type { Person } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import type { NominationRepository } from './nominations.repository';
import type { SeenNominations } from './seen-nominations';

interface Dependencies {
  nominations: Pick<NominationRepository, 'find' | 'setWhyHidden'>;
  seen: Pick<SeenNominations, 'all'>;
  findReader: (person: Person) => Promise<Reader>;
}

/** Members report the sentence of a nomination. Moderators hide it; the nomination and its votes stay. */
export const createReportableNominations = ({ nominations, seen, findReader }: Dependencies): ReportableContent => ({
  async find(person, id) {
    const nomination = await nominations.find(id);
    if (!nomination?.nominatorId) return undefined;
    const [view] = await seen.all(await findReader(person), [nomination]);
    if (!view?.why) return undefined;
    return { id, authorId: nomination.nominatorId, text: view.why, path: addressOf('nominations') };
  },
  async now(id) {
    const nomination = await nominations.find(id);
    if (!nomination?.why) return undefined;
    const isGone = nomination.isWhyHidden || nomination.state === 'removed';
    return { state: isGone ? 'removed' : 'shown', text: nomination.why, picture: null, below: null };
  },
  remove: (id) => nominations.setWhyHidden(id, true),
  restore: (id) => nominations.setWhyHidden(id, false),
});
