import type { SectionTally } from '@verse/api-contract/operations/sections.schema';
import { HOUR_MS } from '@verse/api-contract/time';
import type { DbPort } from '../../../store';

/** Counters for one release in one hour. */
interface CountsDocument {
  _id: string;
  section: string;
  release: string;
  hour: Date;
  counters: Record<string, number>;
}

export interface SummedCounts {
  section: string;
  release: string;
  counters: Record<string, number>;
  from: Date;
  until: Date;
}

export type CountsRepository = Awaited<ReturnType<typeof createCountsRepository>>;

function addTo(sums: Map<string, SummedCounts>, { section, release, hour, counters }: CountsDocument): void {
  const key = `${section} ${release}`;
  const sum = sums.get(key) ?? { section, release, counters: {}, from: hour, until: hour };
  for (const [name, count] of Object.entries(counters)) sum.counters[name] = (sum.counters[name] ?? 0) + count;
  sums.set(key, { ...sum, from: hour < sum.from ? hour : sum.from, until: hour > sum.until ? hour : sum.until });
}

export async function createCountsRepository(db: DbPort) {
  const counted = db.collection<CountsDocument>('section_counts');
  await counted.createIndex({ hour: 1 });

  async function addOne({ section, release, counters }: SectionTally['counts'][number], hour: Date): Promise<void> {
    const $inc = Object.fromEntries(Object.entries(counters).map(([name, count = 0]) => [`counters.${name}`, count]));
    if (Object.keys($inc).length === 0) return;
    await counted.updateOne(
      { _id: `${section} ${release} ${hour.toISOString().slice(0, 13)}` },
      { $inc, $setOnInsert: { section, release, hour } },
      { upsert: true },
    );
  }

  return {
    async add(counts: SectionTally['counts'], at: Date): Promise<void> {
      const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
      for (const one of counts) await addOne(one, hour);
    },
    /** Returns the totals per release across all stored hours. */
    async sums(): Promise<SummedCounts[]> {
      const sums = new Map<string, SummedCounts>();
      for await (const document of counted.find({ hour: { $gt: new Date(0) } })) addTo(sums, document);
      return [...sums.values()].sort((one, other) => other.until.getTime() - one.until.getTime());
    },
    /** Returns the number of removed documents. */
    removeBefore: async (moment: Date): Promise<number> =>
      (await counted.deleteMany({ hour: { $lt: moment } })).deletedCount,
  };
}
