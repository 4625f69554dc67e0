import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import { changesListing, phaseOf, tagKey } from './listing';
import type { ContestListing } from './listing.repository';

/** Reports changed contests to the search index. Removes a tag from the list once no contest has it. */
export function followListing(
  contests: ContestRepository,
  listing: Pick<ContestListing, 'settle' | 'forgetUnusedTag'>,
  searchChanged: (id: string) => Promise<void>,
  now: () => Date,
): ContestRepository {
  const tagsOf = (contest: Contest) => (phaseOf(contest, now()) === 'none' ? [] : contest.tags);
  return {
    ...contests,
    async insert(contest) {
      const isNew = await contests.insert(contest);
      if (isNew) await searchChanged(contest.id);
      return isNew;
    },
    async change(before, change, only) {
      const after = await contests.change(before, change, only);
      if (!after || !changesListing(change)) return after;
      await searchChanged(after.id);
      const kept = new Set(tagsOf(after).map(tagKey));
      const lost = tagsOf(before).filter((tag) => !kept.has(tagKey(tag)));
      if (lost.length > 0) await listing.settle(now());
      for (const tag of lost) await listing.forgetUnusedTag(tag);
      return after;
    },
  };
}
