import type { Contest } from './contest';
import type { ContestRepository } from './contests.repository';
import { changesListing, phaseOf, tagKey } from './listing';
import type { ContestListing } from './listing.repository';

/** Removes a tag from those of the list with the last contest that had it. */
export function followListing(
  contests: ContestRepository,
  listing: Pick<ContestListing, 'settle' | 'forgetUnusedTag'>,
  now: () => Date,
): ContestRepository {
  const tagsOf = (contest: Contest) => (phaseOf(contest, now()) === 'none' ? [] : contest.tags);
  return {
    ...contests,
    async change(before, change, only) {
      const after = await contests.change(before, change, only);
      if (!after || !changesListing(change)) return after;
      const kept = new Set(tagsOf(after).map(tagKey));
      const lost = tagsOf(before).filter((tag) => !kept.has(tagKey(tag)));
      if (lost.length > 0) await listing.settle(now());
      for (const tag of lost) await listing.forgetUnusedTag(tag);
      return after;
    },
  };
}
