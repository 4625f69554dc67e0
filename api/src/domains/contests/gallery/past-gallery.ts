import { GALLERY_LIMITS } from '@verse/api-contract/contests/contest-gallery.values';
import type { Reader } from '../../../platform/people';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import { isRun } from '../find-contest';
import type { Exhibit, Gallery } from './gallery.service';

type Dependencies = Pick<ContestParts, 'contests' | 'findRunContest'> & { gallery: Pick<Gallery, 'page'> };

interface PastEntries {
  contest: Contest | undefined;
  list: Exhibit[];
}

/** Earlier contests that may have a gallery. */
const MOST_EARLIER = 5;

/** Finds the best entries of the latest earlier contest of the same organisation that shows any. */
export const createFindPast =
  ({ contests, findRunContest, gallery }: Dependencies) =>
  async (reader: Reader, contestId: string): Promise<PastEntries> => {
    const { organisationId } = await findRunContest(contestId);
    const earlier = organisationId ? await contests.listWithResultsOf(organisationId, MOST_EARLIER) : [];
    for (const contest of earlier.filter((one) => one.id !== contestId && isRun(one))) {
      const { list } = await gallery.page(reader, contest.id, 0);
      if (list.length > 0) return { contest, list: list.slice(0, GALLERY_LIMITS.past) };
    }
    return { contest: undefined, list: [] };
  };

export type FindPast = ReturnType<typeof createFindPast>;
