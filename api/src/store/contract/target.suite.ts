import type { DbPort } from '../port';

/** A newly opened, empty database. */
export interface OpenTarget {
  db: DbPort;
  close(): Promise<void>;
}

/** A store implementation that must pass the contract. */
export interface Target {
  name: string;
  open(): Promise<OpenTarget>;
  /** Reasons why this implementation is known to fail certain cases, keyed by case title. */
  lacks?: Readonly<Record<string, string>>;
}

export interface Sample {
  _id: string;
  name?: string | null;
  count?: number | string | boolean | null;
  at?: Date;
  isOpen?: boolean;
  tags?: unknown[];
  place?: { town?: string; floor?: number | null };
  parts?: { name: string; size?: number }[];
  picture?: Buffer;
  claims?: Record<string, number>;
}

export interface Case {
  title: string;
  prove(db: DbPort): Promise<void>;
}

/** Defines a case whose callback receives the `samples` collection, filled with the given documents. */
export function given(
  title: string,
  documents: Sample[],
  prove: (samples: ReturnType<typeof samplesOf>) => Promise<void>,
): Case {
  return {
    title,
    async prove(db) {
      const samples = samplesOf(db);
      if (documents.length > 0) await samples.insertMany(documents);
      await prove(samples);
    },
  };
}

export const samplesOf = (db: DbPort) => db.collection<Sample>('samples');

/** Returns the ids of the documents in order, separated by spaces. */
export const idsOf = (documents: readonly Partial<Sample>[]): string => documents.map(({ _id }) => _id).join(' ');
