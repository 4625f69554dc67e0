import type { ContestStatus } from '@verse/api-contract/contests/contests.values';
import { createTermIndex } from '../../platform/search';
import type { CollectionPort, DbPort, Filter } from '../../store';
import type { Contest } from './contest';
import { type ContestDocument, CONTESTS, toContest } from './contest-document';
import { phaseOf, type Segment, tagKey, tagTerm, termsOf } from './listing';

/** A contest with its number of taken places, by which the popularity list is sorted. */
export interface ListedContest {
  contest: Contest;
  taken: number;
}

/** Value of the sort field and id of the contest. */
export interface SortCursor {
  value: number;
  id: string;
}

/** Maximum number of tags in a list. */
const MOST_TAGS = 60;
const ADOPTED_AT_ONCE = 50;
const TRIES = 10;

const toListed = (document: ContestDocument): ListedContest => ({
  contest: toContest(document),
  taken: document.taken ?? 0,
});

const valueIn = ({ contest, taken }: ListedContest, { field }: Segment): number => {
  const value = field === 'taken' ? taken : (contest[field] ?? 0);
  return value instanceof Date ? value.getTime() : value;
};

export const cursorOf = (one: ListedContest, segment: Segment): SortCursor => ({
  value: valueIn(one, segment),
  id: one.contest.id,
});

export const inOrderOf =
  (segment: Segment) =>
  (one: ListedContest, other: ListedContest): number => {
    const difference = (valueIn(one, segment) - valueIn(other, segment)) * segment.direction;
    return difference || (one.contest.id < other.contest.id ? -segment.idDirection : segment.idDirection);
  };

/** Whether a contest comes after a cursor in the segment's order. */
export function isAfter(one: ListedContest, { value, id }: SortCursor, segment: Segment): boolean {
  const difference = (valueIn(one, segment) - value) * segment.direction;
  if (difference !== 0) return difference > 0;
  return segment.idDirection === 1 ? one.contest.id > id : one.contest.id < id;
}

/** Returns a filter for keyset pagination. Its first condition can use an index. */
function afterSortCursor({ field, direction, idDirection }: Segment, after: SortCursor | undefined): Filter {
  if (!after) return {};
  const value = field === 'deadline' ? new Date(after.value) : after.value;
  const operator = direction === 1 ? '$gt' : '$lt';
  const next = idDirection === 1 ? '$gt' : '$lt';
  return {
    $and: [
      { [field]: { [`${operator}e`]: value } },
      { $or: [{ [field]: { [operator]: value } }, { _id: { [next]: after.id } }] },
    ],
  };
}

/** Tags of listed contests, ordered by the position of the newest contest with each tag. */
function createTags(db: DbPort, isUsed: (tag: string) => Promise<boolean>) {
  const tags = db.collection<{ _id: string; tag: string; position: number }>('contest_tags');
  const put = ({ tags: own, position }: Contest) =>
    Promise.all(
      own.map((tag) =>
        tags.updateOne(
          { _id: tagKey(tag) },
          { $setOnInsert: { tag }, $min: { position: position ?? 0 } },
          { upsert: true },
        ),
      ),
    );
  return {
    put,
    createIndexes: () => tags.createIndex({ position: 1, _id: 1 }),
    list: async () =>
      (
        await tags
          .find({ position: { $gte: Number.MIN_SAFE_INTEGER } })
          .sort({ position: 1, _id: 1 })
          .limit(MOST_TAGS)
          .toArray()
      ).map(({ tag }) => tag),
    /** Removes a tag that no listed contest uses, unless a contest starts using it in the meantime. */
    async removeUnused(tag: string): Promise<void> {
      const known = await tags.findOne({ _id: tagKey(tag) });
      if (!known || (await isUsed(tag))) return;
      await tags.deleteOne({ _id: known._id });
      if (await isUsed(tag)) await tags.updateOne({ _id: known._id }, { $setOnInsert: known }, { upsert: true });
    },
  };
}

/** Brings the stored phases up to date. */
async function turnPhases(contests: CollectionPort<ContestDocument>, now: Date): Promise<void> {
  const turn = async (due: Filter, phase: ContestStatus) => {
    // Reads first, because usually no contest is due, and reading is cheaper than writing.
    if (await contests.findOne(due)) await contests.updateMany(due, { $set: { phase } });
  };
  await turn({ phase: 'upcoming', startsAt: { $lte: now } }, 'live');
  await turn({ phase: 'live', deadline: { $lte: now } }, 'ended');
}

export type ContestListing = Awaited<ReturnType<typeof createContestListing>>;

/**
 * The list index. A write that affects where a contest is listed also clears the contest's phase. The next read of the
 * list, in any process, reindexes contests without a phase, so no update is lost if a process is killed. Phases are
 * updated before each read, so the list is accurate to the second.
 */
export async function createContestListing(db: DbPort, countPlaces: (contestId: string) => Promise<number>) {
  const contests = db.collection<ContestDocument>(CONTESTS);
  for (const field of ['position', 'deadline'] as const) await contests.createIndex({ phase: 1, [field]: 1, _id: 1 });
  for (const field of ['prizeCents', 'taken'] as const) await contests.createIndex({ phase: 1, [field]: -1, _id: 1 });
  await contests.createIndex({ phase: 1, startsAt: 1 });
  const index = await createTermIndex(db, { collection: 'contest_search', owner: 'contestId' });
  const hasTag = async (tag: string) => (await countOf(tagTerm(tag))) > 0;
  const tags = createTags(db, hasTag);
  await tags.createIndexes();

  async function countOf(term: string): Promise<number> {
    return (await index.find({ terms: [term], skip: 0, limit: 1 })).total.count;
  }

  /** Indexes a contest. Reindexes it if it has changed in the meantime. */
  async function adopt(id: string, now: Date): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const document = await contests.findOne({ _id: id });
      if (!document) return;
      const contest = toContest(document);
      const phase = phaseOf(contest, now);
      if (phase === 'none') await index.remove(id);
      else {
        await index.put({ id, at: new Date(0), terms: termsOf(contest) });
        await tags.put(contest);
      }
      const taken = document.taken ?? (await countPlaces(id));
      const { matchedCount } = await contests.updateOne(
        { _id: id, version: contest.version },
        { $set: { phase, taken } },
      );
      if (matchedCount === 1) return;
    }
  }

  return {
    countOf,
    tags: tags.list,
    forgetUnusedTag: tags.removeUnused,

    async settle(now: Date): Promise<void> {
      for (;;) {
        const found = await contests.find({ phase: null }).limit(ADOPTED_AT_ONCE).toArray();
        for (const { _id } of found) await adopt(_id, now);
        if (found.length < ADOPTED_AT_ONCE) break;
      }
      await turnPhases(contests, now);
    },

    /** Lists the contests of a segment that come after a cursor, in the segment's order. */
    async page(segment: Segment, after: SortCursor | undefined, limit: number): Promise<ListedContest[]> {
      const { field, direction, idDirection } = segment;
      const pages = await Promise.all(
        segment.phases.map((phase) =>
          contests
            .find({ phase, ...afterSortCursor(segment, after) })
            .sort({ [field]: direction, _id: idDirection })
            .limit(limit)
            .toArray(),
        ),
      );
      return pages.flat().map(toListed).toSorted(inOrderOf(segment)).slice(0, limit);
    },

    /** Lists at most `limit` contests that have all the given terms. */
    async findByTerms(terms: readonly string[], limit: number): Promise<(ListedContest & { phase: unknown })[]> {
      const { ids } = await index.find({ terms, skip: 0, limit });
      const found = ids.length > 0 ? await contests.find({ _id: { $in: ids } }).toArray() : [];
      return found.map((document) => ({ ...toListed(document), phase: document.phase }));
    },

    /** Stores the number of taken places, recounting until the number is stable. */
    async recount(contestId: string): Promise<void> {
      for (let tries = 0, stored = -1; tries < TRIES; tries += 1) {
        const taken = await countPlaces(contestId);
        if (taken === stored) return;
        await contests.updateOne({ _id: contestId }, { $set: { taken } });
        stored = taken;
      }
    },
  };
}
