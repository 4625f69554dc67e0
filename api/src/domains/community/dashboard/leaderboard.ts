import { DAY_MS, HOUR_MS } from '@verse/api-contract/time';
import type { PointSource } from '../../../platform/feature';
import type { DbPort } from '../../../store';

interface StandingDocument {
  _id: string;
  points: number;
  rank: number;
  asOf: Date;
  rows: { what: string; amount: number }[];
}

export type Rank = Omit<StandingDocument, '_id'>;

export const COUNTED_DAYS = 90;

export const describeFormula = (sources: readonly PointSource[]): string =>
  `Your place by points: ${sources.map(({ words }) => words).join(', ')}. Equal points, equal rank.`;

async function countPoints(sources: readonly PointSource[], since: Date) {
  const members = new Map<string, { what: string; amount: number }[]>();
  for (const { what, points, owners } of sources) {
    const counts = new Map<string, number>();
    for await (const owner of owners(since)) counts.set(owner, (counts.get(owner) ?? 0) + points);
    for (const [owner, amount] of counts) members.set(owner, [...(members.get(owner) ?? []), { what, amount }]);
  }
  return [...members]
    .map(([memberId, rows]) => ({ memberId, rows, points: rows.reduce((sum, { amount }) => sum + amount, 0) }))
    .toSorted((one, other) => other.points - one.points);
}

export async function createLeaderboard(db: DbPort, sources: () => readonly PointSource[], now: () => Date) {
  const standings = db.collection<StandingDocument>('standings');
  const turns = db.collection<{ _id: string; dueAt: Date }>('standing_turns');
  await standings.createIndex({ asOf: 1 });
  await standings.createIndex({ rank: 1, _id: 1 });
  await turns.updateOne({ _id: 'standings' }, { $setOnInsert: { dueAt: new Date(0) } }, { upsert: true });

  return {
    formula: () => describeFormula(sources()),
    async of(memberId: string): Promise<Rank | undefined> {
      return (await standings.findOne({ _id: memberId })) ?? undefined;
    },
    first: (count: number) =>
      standings
        .find({ rank: { $gte: 1 } })
        .sort({ rank: 1, _id: 1 })
        .limit(count)
        .toArray(),
    /** Recomputes the ranks hourly, in one of the processes. Returns the number of ranked members. */
    async count(): Promise<number> {
      const asOf = now();
      const turn = { $set: { dueAt: new Date(asOf.getTime() + HOUR_MS) } };
      if (!(await turns.findOneAndUpdate({ _id: 'standings', dueAt: { $lte: asOf } }, turn, {}))) return 0;
      const ranked = await countPoints(sources(), new Date(asOf.getTime() - COUNTED_DAYS * DAY_MS));
      let rank = 0;
      for (const [index, { memberId, rows, points }] of ranked.entries()) {
        if (points !== ranked[index - 1]?.points) rank = index + 1;
        await standings.updateOne({ _id: memberId }, { $set: { points, rank, asOf, rows } }, { upsert: true });
      }
      await standings.deleteMany({ asOf: { $lt: asOf } });
      return ranked.length;
    },
    remove: async (memberId: string) => void (await standings.deleteOne({ _id: memberId })),
  };
}

export type Leaderboard = Awaited<ReturnType<typeof createLeaderboard>>;
