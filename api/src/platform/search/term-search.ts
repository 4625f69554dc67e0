import { MOST_NUMBERED } from '@verse/api-contract/paging';
import type { CollectionPort } from '../../store';
import { MOST_COUNTED, type Total } from '../http';
import { tooFarBack } from './position';
import { entriesOf, type EntryDocument, keyOf, placeIn, STRIDES } from './term-entries';

interface Term {
  term: string;
  /** Number of documents containing the term, up to `MOST_COUNTED`. */
  count: number;
}

export interface TermQuery {
  /** Terms that each document must contain. */
  terms: readonly string[];
  /** Limits the result to documents after this position. */
  before?: string | undefined;
  /** Limits the result to documents before this position. */
  until?: string | undefined;
  skip: number;
  limit: number;
}

export interface Hits {
  ids: string[];
  total: Total;
  /** Cursor of the next page, set if the page cannot be reached by number. */
  before?: string;
}

const NOTHING: Hits = { ids: [], total: { count: 0, isAtLeast: false } };

const idIn = (place: string) => place.slice(place.indexOf('-') + 1);

/** Creates a function that finds the documents containing all the terms, newest first. */
export function createTermSearch(entries: CollectionPort<EntryDocument>) {
  async function positionsOfTerms(
    term: string,
    { before, until, skip = 0, limit }: Omit<TermQuery, 'terms' | 'skip'> & { skip?: number },
  ): Promise<string[]> {
    const found = await entries
      .find(entriesOf(term, before, until))
      .sort({ _id: 1 })
      .skip(skip)
      .limit(limit)
      .project({ _id: 1 })
      .toArray();
    return found.map(({ _id = '' }) => placeIn(_id));
  }

  /** Sorts terms by frequency, rarest first, so that few keys are read to check documents for the other terms. */
  async function rarestFirst({ terms, until }: TermQuery): Promise<Term[]> {
    const counted = await Promise.all(
      terms.map(async (term) => ({
        term,
        count: await entries.countDocuments(entriesOf(term, '', until), { limit: MOST_COUNTED }),
      })),
    );
    return counted.toSorted((one, other) => one.count - other.count);
  }

  /**
   * Returns the given positions whose documents contain a term, newest first. Uses a range scan for a rare term and
   * single-key reads for a common one.
   */
  async function having({ term, count }: Term, places: readonly string[]): Promise<string[]> {
    const keys = places.map((place) => keyOf(term, place));
    const asked = count < MOST_COUNTED ? { $gte: keys[0], $lte: keys.at(-1) } : { $in: keys };
    const found = await entries.find({ _id: asked }).project({ _id: 1 }).toArray();
    const held = new Set(found.map(({ _id = '' }) => placeIn(_id)));
    return places.filter((place) => held.has(place));
  }

  async function ofOne(term: string, count: number, { before, until, skip, limit }: TermQuery): Promise<Hits> {
    const places = await positionsOfTerms(term, { before, until, skip, limit: limit + 1 });
    const shown = places.slice(0, limit);
    const hasMore = places.length > limit;
    const isNumbered = before === undefined && skip + limit < MOST_NUMBERED;
    const seen = before === undefined && shown.length > 0 ? skip + places.length : 0;
    const hasSeenEnd = seen > 0 && !hasMore;
    return {
      ids: shown.map(idIn),
      total: { count: Math.max(count, seen), isAtLeast: count >= MOST_COUNTED && !hasSeenEnd },
      ...(hasMore && !isNumbered ? { before: shown.at(-1)! } : {}),
    };
  }

  /** Scans the rarest term and keeps documents that contain the others. The total may be a lower bound. */
  async function ofSeveral(
    [rarest, ...others]: [Term, ...Term[]],
    { before, until, skip, limit }: TermQuery,
  ): Promise<Hits> {
    const hits: string[] = [];
    let from = before;
    let isOver = false;
    for (const stride of STRIDES) {
      if (isOver || hits.length > skip + limit) break;
      const places = await positionsOfTerms(rarest.term, { before: from, until, limit: stride });
      let left = places;
      for (const other of others) if (left.length > 0) left = await having(other, left);
      hits.push(...left);
      from = places.at(-1) ?? from;
      isOver = places.length < stride;
    }
    const shown = hits.slice(skip, skip + limit);
    const hasMore = hits.length > skip + limit;
    const total = {
      count: hasMore ? skip + limit + 1 : hits.length,
      isAtLeast: hasMore || !isOver || before !== undefined,
    };
    if (hasMore)
      return {
        ids: shown.map(idIn),
        total,
        ...(before === undefined && skip + limit < MOST_NUMBERED ? {} : { before: shown.at(-1)! }),
      };
    return { ids: shown.map(idIn), total, ...(isOver || from === undefined ? {} : { before: from }) };
  }

  return async (question: TermQuery): Promise<Hits> => {
    const [rarest, ...others] = await rarestFirst(question);
    if (!rarest || rarest.count === 0) return NOTHING;
    if (question.skip >= MOST_NUMBERED) {
      if (rarest.count >= MOST_COUNTED) throw tooFarBack();
      return NOTHING;
    }
    if (others.length === 0) return ofOne(rarest.term, rarest.count, question);
    return ofSeveral([rarest, ...others], question);
  };
}
