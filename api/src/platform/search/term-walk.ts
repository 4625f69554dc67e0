import type { DbPort, StoredDocument } from '../../store';
import { keyOf, placeIn, STRIDES } from './term-entries';

/** Condition met by documents that contain at least one of the terms. */
export interface Condition {
  terms: readonly string[];
  /**
   * Also matches longer terms that start with this prefix. If those have too many entries to read, only `terms` match.
   */
  beginning?: string;
}

/** First positions that match a condition. `isWhole` means that no further positions match. */
interface Head {
  places: readonly string[];
  isWhole: boolean;
}

export interface Batch {
  places: string[];
  /** No other documents match. */
  isLast: boolean;
}

interface Part {
  /** Start after this position. */
  before?: string;
  /** Number of documents that the caller needs, so that the first batch can be smaller and read less. */
  wanted?: number;
}

export type TermWalk = ReturnType<typeof createTermWalk>;

const MOST_OF_BEGINNING = 200;
const KEYS_AT_ONCE = 2000;

const inOrder = (places: Iterable<string>) => [...new Set(places)].sort();

/** Creates a reader for a term index, in which a condition can be met by any one of several terms. */
export function createTermWalk(db: DbPort, collection: string) {
  const entries = db.collection<StoredDocument>(collection);

  async function keysBetween($gt: string, $lt: string, limit: number): Promise<string[]> {
    const found = entries.find({ _id: { $gt, $lt } }).sort({ _id: 1 });
    return (await found.limit(limit).project({ _id: 1 }).toArray()).map(({ _id = '' }) => _id);
  }

  async function ofTerm(term: string, after: string, limit: number): Promise<Head> {
    const keys = await keysBetween(keyOf(term, after), `${term}!`, limit);
    return { places: keys.map(placeIn), isWhole: keys.length < limit };
  }

  /** Returns undefined if the prefix has too many entries. */
  async function ofBeginning(beginning: string, after: string): Promise<string[] | undefined> {
    // `!` follows the space in ASCII, so the range excludes the prefix itself as a term.
    const keys = await keysBetween(`${beginning}!`, `${beginning}\u{10ffff}`, MOST_OF_BEGINNING + 1);
    return keys.length > MOST_OF_BEGINNING ? undefined : keys.map(placeIn).filter((place) => place > after);
  }

  async function head({ terms, beginning }: Condition, after: string, limit: number): Promise<Head> {
    const longer = beginning === undefined ? undefined : await ofBeginning(beginning, after);
    if (longer) return { places: inOrder(longer), isWhole: true };
    const heads = await Promise.all(terms.map((term) => ofTerm(term, after, limit)));
    const ends = heads.flatMap(({ places, isWhole }) => (isWhole ? [] : [places.at(-1)!])).sort();
    const all = inOrder(heads.flatMap(({ places }) => places));
    const [end] = ends;
    return end === undefined ? { places: all, isWhole: true } : { places: all.filter((p) => p <= end), isWhole: false };
  }

  async function withOneOf(terms: readonly string[], places: readonly string[]): Promise<Set<string>> {
    const keys = places.flatMap((place) => terms.map((term) => keyOf(term, place)));
    const held = new Set<string>();
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
      const some = keys.slice(at, at + KEYS_AT_ONCE);
      const found = await entries
        .find({ _id: { $in: some } })
        .project({ _id: 1 })
        .toArray();
      for (const { _id = '' } of found) held.add(placeIn(_id));
    }
    return held;
  }

  /** Keeps the positions that match a condition whose head has already been read. */
  async function keep({ terms }: Condition, { places: known, isWhole }: Head, places: readonly string[]) {
    const end = isWhole ? undefined : known.at(-1)!;
    const beyond = end === undefined ? [] : places.filter((place) => place > end);
    const held = new Set([...known, ...(beyond.length > 0 ? await withOneOf(terms, beyond) : [])]);
    return places.filter((place) => held.has(place));
  }

  async function fitting(condition: Condition, places: readonly string[]): Promise<string[]> {
    if (condition.beginning !== undefined) return keep(condition, await head(condition, '', STRIDES[0]!), places);
    const held = await withOneOf(condition.terms, places);
    return places.filter((place) => held.has(place));
  }

  return {
    /**
     * Yields documents that match all conditions, newest first, in batches of increasing size. May end before the last
     * document; see `isLast`.
     */
    async *batches(
      conditions: readonly Condition[],
      { before = '', wanted = Infinity }: Part = {},
    ): AsyncGenerator<Batch, void> {
      // Documents matching several conditions are rare, so the first batch stays large.
      const first = conditions.length === 1 ? Math.min(STRIDES[0]!, wanted) : STRIDES[0]!;
      const heads = await Promise.all(conditions.map((condition) => head(condition, before, first)));
      if (heads.length === 0 || heads.some(({ places }) => places.length === 0))
        return yield { places: [], isLast: true };
      const leading = leaderOf(heads);
      let current = heads[leading]!;
      for (const [step] of STRIDES.entries()) {
        let left = current.places;
        for (const [index, condition] of conditions.entries())
          if (index !== leading && left.length > 0) left = await keep(condition, heads[index]!, left);
        yield { places: [...left], isLast: current.isWhole };
        const next = STRIDES[step + 1];
        const last = current.places.at(-1);
        if (current.isWhole || next === undefined || last === undefined) return;
        current = await head(conditions[leading]!, last, next);
      }
    },

    /** Returns the given positions whose documents match all conditions. */
    async having(conditions: readonly Condition[], places: readonly string[]): Promise<string[]> {
      let left = [...places];
      for (const condition of conditions) if (left.length > 0) left = await fitting(condition, left);
      return left;
    },
  };
}

/**
 * Returns the index of the condition that probably matches the fewest documents: the shortest head that was read
 * completely or, if none was, the one that extends furthest.
 */
function leaderOf(heads: readonly Head[]): number {
  const ranked = heads.map((one, index) => ({ ...one, index }));
  const isBefore = (one: Head, other: Head): boolean => {
    if (one.isWhole !== other.isWhole) return one.isWhole;
    return one.isWhole ? one.places.length < other.places.length : one.places.at(-1)! > other.places.at(-1)!;
  };
  return ranked.reduce((best, one) => (isBefore(one, best) ? one : best)).index;
}
