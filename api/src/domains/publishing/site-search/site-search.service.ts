import type { FoundItem, SiteSearch, SiteSuggestions } from '@verse/api-contract/api';
import type { SiteSearchQuery } from '@verse/api-contract/publishing/site-search.schema';
import { SEARCH_GROUPS, type SearchGroup, SITE_SEARCH_LIMITS } from '@verse/api-contract/publishing/site-search.values';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import { decodePosition, encodePosition } from '../../../platform/search';
import { correctionsOf } from './corrections';
import type { Collect, Found, FoundPart } from './group-search';
import type { Vocabulary } from './vocabulary';
import { queryWords } from './words';

interface Dependencies {
  vocabulary: Vocabulary;
  collect: Collect;
}

interface Wanted {
  groups: readonly SearchGroup[];
  most: number;
  from?: FoundPart['next'];
}

type Parts = ReadonlyMap<SearchGroup, FoundPart>;
const { best: BEST, counted: COUNTED, suggestions: SUGGESTIONS } = SITE_SEARCH_LIMITS;
/** Maximum number of suggestions per group. */
const SUGGESTED = 4;

const listOf = (group: SearchGroup) => `search-${group}`;
const encode = (group: SearchGroup, { rank, place }: NonNullable<FoundPart['next']>): string => {
  const { at, id } = decodePosition(place);
  return encodeCursor(listOf(group), { at, id: `${rank}.${id}` });
};
function decode(group: SearchGroup, cursor: string | undefined): FoundPart['next'] {
  const found = decodeCursor(listOf(group), cursor);
  if (!found) return undefined;
  const [rank = '', ...id] = found.id.split('.');
  return { rank: Number(rank) || 0, place: encodePosition(found.at, id.join('.')) };
}

const hasHits = (parts: Parts): boolean => [...parts.values()].some(({ found }) => found.length > 0);
const itemsOf = (found: readonly Found[]): FoundItem[] => found.map(({ item }) => item);

export function createSiteSearch({ vocabulary, collect }: Dependencies) {
  async function collectAll(reader: Reader, words: readonly string[], { groups, most, from }: Wanted): Promise<Parts> {
    const part = async (group: SearchGroup) => [group, await collect(group, words, reader, { from, most })] as const;
    return new Map(await Promise.all(groups.map(part)));
  }

  /** Searches for the words. If there are no results that the reader may see, searches for similar words instead. */
  async function find(reader: Reader, q: string, wanted: Wanted, isLiteral: boolean) {
    await vocabulary.refresh();
    // Staff see the same lists as members.
    const as = { ...reader, isStaff: false };
    const words = queryWords(q);
    const parts = await collectAll(as, words, wanted);
    const literal = { q, corrected: null, parts };
    if (isLiteral || hasHits(parts)) return literal;
    for (const others of correctionsOf(words, vocabulary)) {
      const found = await collectAll(as, others, wanted);
      if (hasHits(found)) return { q: others.join(' '), corrected: q, parts: found };
    }
    return literal;
  }

  return {
    async search(reader: Reader, { q, group, cursor, limit, literal }: SiteSearchQuery): Promise<SiteSearch> {
      const from = group ? decode(group, cursor) : undefined;
      const wanted = { groups: group ? [group] : SEARCH_GROUPS, most: group ? limit : COUNTED, from };
      const found = await find(reader, q, wanted, literal !== undefined || from !== undefined);
      const next = group && found.parts.get(group)?.next;
      return {
        q: found.q,
        corrected: found.corrected,
        groups: [...found.parts].flatMap(([name, part]) =>
          part.found.length === 0
            ? []
            : [
                {
                  group: name,
                  count: part.found.length,
                  isAtLeast: part.next !== undefined || from !== undefined,
                  items: itemsOf(group ? part.found : part.found.slice(0, BEST)),
                },
              ],
        ),
        next: group && next ? encode(group, next) : null,
      };
    },

    async suggest(reader: Reader, q: string): Promise<SiteSuggestions> {
      const found = await find(reader, q, { groups: SEARCH_GROUPS, most: SUGGESTED }, false);
      const all = [...found.parts].flatMap(([group, part]) => part.found.map((one) => ({ ...one, group })));
      // The sort is stable, so groups within a class keep the page order.
      const shown = all.sort((one, other) => one.rank - other.rank).slice(0, SUGGESTIONS);
      return {
        q: found.q,
        corrected: found.corrected,
        items: shown.map(({ group, item }) => ({ ...item, group })),
      };
    },
  };
}

export type SiteSearchService = ReturnType<typeof createSiteSearch>;
