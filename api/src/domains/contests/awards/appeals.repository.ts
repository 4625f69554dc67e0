import type { AppealState } from '@verse/api-contract/contests/contest-awards.values';
import { createDocuments } from '../../../platform/documents';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { ERASED } from '../../../platform/people';
import { afterCursor, type DbPort } from '../../../store';
import type { ContestAppeal } from './appeal';

type AppealDocument = Omit<ContestAppeal, 'id'> & { _id: string };

/**
 * Maximum number of appeals to read per entry. Never reached in practice, because an entry has at most one appeal
 * against its result and one per removal.
 */
const MOST_OF_ENTRY = 20;

export async function createAppealRepository(db: DbPort) {
  const appeals = await createDocuments<AppealDocument, ContestAppeal>(db, {
    name: 'contest_appeals',
    indexes: [
      { state: 1, at: 1, _id: 1 },
      { contestId: 1, at: 1, _id: 1 },
      { contestId: 1, state: 1, about: 1, at: 1 },
      { entryId: 1, at: 1 },
      { memberId: 1, _id: 1 },
      [{ 'decision.by': 1 }, { sparse: true }],
    ],
    toDomain: ({ _id, ...appeal }) => ({ id: _id, ...appeal }),
  });

  async function page(filter: Record<string, string>, cursor: string | undefined, limit: number) {
    const name = `contest-appeals-${Object.values(filter).join('-')}`;
    const left = { ...filter, ...afterCursor('at', decodeCursor(name, cursor), 'oldest-first') };
    const found = await appeals.list(left, { sort: { at: 1, _id: 1 }, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return { appeals: shown, next: last ? encodeCursor(name, last) : null };
  }

  return {
    find: (id: string) => appeals.find(id),
    ofEntry: (entryId: string) => appeals.list({ entryId }, { sort: { at: 1 }, limit: MOST_OF_ENTRY }),
    /** Lists appeals in the given state, oldest first. */
    inState: (state: AppealState, cursor: string | undefined, limit: number) => page({ state }, cursor, limit),
    ofContest: (contestId: string, cursor: string | undefined, limit: number) => page({ contestId }, cursor, limit),
    /** Returns the contest's oldest open appeal against a removal, among those filed after a given time. */
    async openAgainstRemoval(contestId: string, since: Date): Promise<ContestAppeal | undefined> {
      const filter = { contestId, state: 'open', about: 'removal', at: { $gt: since } };
      return (await appeals.list(filter, { sort: { at: 1 }, limit: 1 }))[0];
    },
    findOldestOpen: async () => (await appeals.list({ state: 'open' }, { sort: { at: 1, _id: 1 }, limit: 1 }))[0]?.at,
    countOpen: (most: number) => appeals.collection.countDocuments({ state: 'open' }, { limit: most }),
    /** Returns false if the appeal already exists. */
    insert: ({ id, ...appeal }: ContestAppeal) => appeals.insert({ _id: id, ...appeal }),
    /** Returns undefined if the appeal has already been decided. */
    decide: (id: string, change: Required<Pick<ContestAppeal, 'state' | 'decision' | 'effectDueSince'>>) =>
      appeals.update({ _id: id, state: 'open' }, { $set: change }),
    /** Opens the outbox of decisions that have not taken effect yet. */
    openEffects: ({ run, now }: Pick<PendingOptions<ContestAppeal>, 'run' | 'now'>) =>
      createPending(appeals, { field: 'effectDueSince', run, now, lostAfterMs: 0 }),
    ofMember: (memberId: string) => appeals.each({ memberId }),
    /** Keeps decisions without the id of an erased account. */
    forgetDecider: async (by: string) =>
      void (await appeals.collection.updateMany({ 'decision.by': by }, { $set: { 'decision.by': ERASED } })),
    remove: (id: string) => appeals.remove(id),
  };
}
