import type { CollectionPort, DbPort, StoredDocument } from '../src/store';

/** Returns a database that reports the number of documents returned by each `find`. */
export function counting(db: DbPort, read: (documents: number) => void): DbPort {
  return {
    collection<T extends StoredDocument>(name: string) {
      const collection = db.collection<T>(name);
      const find = (...given: Parameters<CollectionPort<T>['find']>) => {
        const cursor = collection.find(...given);
        const toArray = cursor.toArray.bind(cursor);
        cursor.toArray = async () => {
          const documents = await toArray();
          read(documents.length);
          return documents;
        };
        return cursor;
      };
      return new Proxy(collection, {
        get(target, method) {
          if (method === 'find') return find;
          const own: unknown = Reflect.get(target, method);
          return typeof own === 'function' ? (own.bind(target) as unknown) : own;
        },
      });
    },
  };
}

interface Question {
  /** The API being measured. Concurrent queries on its store are counted too. */
  api: { documentsRead: () => number };
  ask: () => Promise<unknown>;
}

export interface Cost {
  /** Number of documents read by list queries, excluding those read by background jobs. */
  documents: number;
  /** Shortest time measured. Asserted only in `npm run soak`, because other load on the machine increases it. */
  milliseconds: number;
}

/** Three rounds suffice for counting reads, but only many rounds give a reliable shortest time. */
const ROUNDS = process.env.SOAK ? 30 : 3;

/** Measures the cost of each question. The questions alternate, so that other load affects them all equally. */
export async function costsOf(questions: readonly Question[]): Promise<Cost[]> {
  const costs = questions.map((): Cost => ({ documents: Infinity, milliseconds: Infinity }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { api, ask }] of questions.entries()) {
      const before = api.documentsRead();
      const began = performance.now();
      await ask();
      const cost = costs[index]!;
      cost.milliseconds = Math.min(cost.milliseconds, performance.now() - began);
      cost.documents = Math.min(cost.documents, api.documentsRead() - before);
    }
  }
  return costs;
}

const MOST_RATIO = 1.5;
const NOISE_MS = 6;

/**
 * Asserts that a question reads about as many documents from a large collection as from a small one. In `npm run soak`,
 * also asserts that it takes about as long.
 */
export function expectSameCosts(what: string, few: readonly Cost[], many: readonly Cost[]): void {
  const told = (measure: keyof Cost) =>
    many.map((cost, index) => `${few[index]![measure].toFixed(0)} → ${cost[measure].toFixed(0)}`).join(', ');
  process.stdout.write(`${what}: documents ${told('documents')}; ms ${told('milliseconds')}\n`);
  expect(few.filter(({ documents }) => documents === 0)).toEqual([]);
  expect(many.filter(({ documents }, index) => documents > MOST_RATIO * few[index]!.documents)).toEqual([]);
  if (process.env.SOAK === undefined) return;
  const isSlow = ({ milliseconds }: Cost, index: number) =>
    milliseconds > MOST_RATIO * few[index]!.milliseconds + NOISE_MS;
  expect(many.filter(isSlow)).toEqual([]);
}
