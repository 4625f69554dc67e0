import type { ContestQuery } from '@verse/api-contract/contests/contests';
import { decodeCursor, encodeCursor } from '../../platform/http';
import type { Contest } from './contest';
import type { ContestParts } from './contest-parts';
import { createMatcher, queryTermsOf, type Segment, segmentsOf } from './listing';
import {
  type ContestListing,
  cursorOf,
  inOrderOf,
  isAfter,
  type ListedContest,
  type SortCursor,
} from './listing.repository';

type Dependencies = Pick<ContestParts, 'now'> & {
  listing: ContestListing;
};

export interface ContestPage {
  listed: ListedContest[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Position in a list that consists of several segments. */
interface ListCursor {
  segment: number;
  after: SortCursor | undefined;
}

/**
 * Maximum number of matches to sort in memory. If there are more, matches are frequent enough to be found by scanning
 * the list in order.
 */
const FEW = 200;
/** Maximum number of contests read in each step of filling a page. */
const BATCH_SIZES = [60, 240, 900];
/** A sitemap may contain at most 50,000 URLs. */
const MOST_LISTED = 10_000;
const LISTED_AT_ONCE = 500;
/** Offset that keeps cursor values positive, because positions can be negative. */
const ZERO = 4e12;

const listOf = ({ sort }: ContestQuery) => `contests-${sort ?? 'newest'}`;

function decodeListCursor(query: ContestQuery): ListCursor {
  const cursor = decodeCursor(listOf(query), query.cursor);
  if (!cursor) return { segment: 0, after: undefined };
  const [segment = '', ...id] = cursor.id.split(':');
  return { segment: Number(segment) || 0, after: { value: cursor.at.getTime() - ZERO, id: id.join(':') } };
}

const encodeListCursor = (query: ContestQuery, segment: number, { value, id }: SortCursor): string =>
  encodeCursor(listOf(query), { at: new Date(value + ZERO), id: `${segment}:${id}` });

/** Contest lists with cursor pagination. The cost of a page does not depend on the number of contests. */
export function createContestLists({ listing, now }: Dependencies) {
  /** Sorts the matches in memory. Suitable only for terms with few matches. */
  async function listFew(query: ContestQuery, terms: string[], segments: Segment[]): Promise<ContestPage> {
    const { segment: from, after } = decodeListCursor(query);
    const found = await listing.findByTerms(terms, FEW);
    const matches = createMatcher(query);
    const rows = segments.flatMap((segment, index) =>
      found
        .filter(({ contest, phase }) => segment.phases.some((one) => one === phase) && matches(contest))
        .filter((one) => index > from || (index === from && (!after || isAfter(one, after, segment))))
        .toSorted(inOrderOf(segment))
        .map((one) => ({ one, index, segment })),
    );
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    return {
      listed: shown.map(({ one }) => one),
      next: last ? encodeListCursor(query, last.index, cursorOf(last.one, last.segment)) : null,
    };
  }

  /** Reads the list in order and filters it until the page is full. */
  async function inOrder(query: ContestQuery, segments: Segment[]): Promise<ContestPage> {
    const matches = createMatcher(query);
    const isNarrow = Boolean(query.q || query.tag);
    const batchSizes = isNarrow ? [...BATCH_SIZES] : segments.map(() => query.limit + 1);
    const listed: ListedContest[] = [];
    let { segment: at, after } = decodeListCursor(query);
    let next: string | null = null;
    for (let step = 0; step < batchSizes.length && at < segments.length; step += 1) {
      const segment = segments[at]!;
      const batchSize = batchSizes[step]!;
      const rows = await listing.page(segment, after, batchSize);
      for (const one of rows) {
        if (matches(one.contest)) {
          if (listed.length === query.limit) return { listed, next };
          listed.push(one);
        }
        next = encodeListCursor(query, at, cursorOf(one, segment));
      }
      after = rows.at(-1) ? cursorOf(rows.at(-1)!, segment) : after;
      if (rows.length === batchSize) continue;
      [at, after] = [at + 1, undefined];
    }
    return { listed, next: at < segments.length ? next : null };
  }

  return {
    async list(query: ContestQuery): Promise<ContestPage> {
      await listing.settle(now());
      const segments = segmentsOf(query.sort, query.status);
      const terms = queryTermsOf(query);
      const counts = await Promise.all(terms.map(listing.countOf));
      // A process killed after a change may have left a tag in the list that no contest uses any more.
      if (query.tag !== undefined && counts[0] === 0) await listing.forgetUnusedTag(query.tag);
      if (counts.length > 0 && Math.min(...counts) <= FEW) return listFew(query, terms, segments);
      return inOrder(query, segments);
    },

    tags: listing.tags,

    /** Lists all contests in the default order. Reads page by page, so as not to block other requests. */
    async *all(): AsyncIterable<Contest> {
      await listing.settle(now());
      let left = MOST_LISTED;
      for (const segment of segmentsOf(undefined, undefined)) {
        let after: SortCursor | undefined;
        for (let isLast = false; !isLast && left > 0; left -= LISTED_AT_ONCE) {
          const found = await listing.page(segment, after, LISTED_AT_ONCE);
          for (const { contest } of found) yield contest;
          isLast = found.length < LISTED_AT_ONCE;
          after = isLast ? undefined : cursorOf(found.at(-1)!, segment);
        }
      }
    },
  };
}

export type ContestLists = ReturnType<typeof createContestLists>;
