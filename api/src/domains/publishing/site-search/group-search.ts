import type { FoundItem } from '@verse/api-contract/api';
import { type SearchGroup, SITE_SEARCH_LIMITS } from '@verse/api-contract/publishing/site-search.values';
import type { Reader } from '../../../platform/people';
import { type Condition, decodePosition, type SearchSource, type TermWalk } from '../../../platform/search';
import { ownerOf } from './site-index';
import type { Vocabulary } from './vocabulary';
import { classesOf, hasWords } from './words';

/** A position in the ranked results. */
interface Position {
  /** Index of the match class; see `classesOf`. */
  rank: number;
  place: string;
}

export interface Found extends Position {
  item: FoundItem;
}

export interface FoundPart {
  found: Found[];
  /** Position of the last result, or undefined if there are no more results. */
  next: Position | undefined;
}

interface Part {
  /** Start reading after this position. */
  from?: Position | undefined;
  most: number;
}

export type Collect = (group: SearchGroup, words: readonly string[], reader: Reader, part: Part) => Promise<FoundPart>;

interface Dependencies {
  walk: TermWalk;
  vocabulary: Vocabulary;
  sources: () => readonly SearchSource[];
}

/** Maximum number of documents that a feature is asked to look up at once. */
const MOST_PRESENTED = 40;

/**
 * Creates the function that reads a group's results for a given reader. This module never reveals the positions of
 * documents that the reader may not see.
 */
export function createCollect({ walk, vocabulary, sources }: Dependencies): Collect {
  /** Returns the documents at the given positions that the reader may see, in the same order. */
  async function present(group: SearchGroup, words: readonly string[], reader: Reader, places: readonly string[]) {
    const owners = places.map((place) => decodePosition(place).id);
    const shown = new Map<string, FoundItem>();
    const fromSource = async ({ kind, present: presentAll }: SearchSource) => {
      const start = ownerOf(kind, '');
      const ids = owners.flatMap((owner) => (owner.startsWith(start) ? [owner.slice(start.length)] : []));
      const items = ids.length > 0 ? await presentAll(reader, ids) : [];
      for (const { readable, ...item } of items)
        if (readable === undefined || hasWords(readable, words)) shown.set(ownerOf(kind, item.id), { ...item, kind });
    };
    await Promise.all(sources().flatMap((source) => (source.group === group ? [fromSource(source)] : [])));
    return places.flatMap((place, at) => {
      const item = shown.get(owners[at]!);
      return item ? [{ place, item }] : [];
    });
  }

  /** Removes documents that also match a better class. */
  async function withoutBetter(classes: readonly (readonly Condition[])[], places: readonly string[]) {
    let left = [...places];
    for (const better of classes) {
      if (better.length === 0 || left.length === 0) continue;
      const held = new Set(await walk.having(better, left));
      left = left.filter((place) => !held.has(place));
    }
    return left;
  }

  return async (group, words, reader, { from, most }) => {
    const classes = classesOf(group, words, vocabulary);
    const found: Found[] = [];
    /** Result if reading stops early, in which case there may be more results. */
    const toBeContinued = () => ({ found, next: found.at(-1) });
    const step = Math.min(most + 1, MOST_PRESENTED);
    let read = 0;
    /** Classes without matching documents. Later classes need not be compared with these. */
    const empty = new Set<readonly Condition[]>();
    for (const [rank, conditions] of classes.entries()) {
      if (conditions.length === 0 || rank < (from?.rank ?? 0)) continue;
      const before = rank === from?.rank ? from.place : '';
      const better = classes.slice(0, rank).filter((one) => !empty.has(one));
      let isWhole = false;
      let isEmpty = before === '';
      // Documents already found in better classes may match this class, too, so reads that many more to fill the page.
      const wanted = most + 1 + found.length;
      for await (const { places, isLast } of walk.batches(conditions, { before, wanted })) {
        isWhole = isLast;
        isEmpty &&= places.length === 0;
        const own = await withoutBetter(better, places);
        for (let at = 0; at < own.length; at += step) {
          const some = own.slice(at, at + step);
          found.push(...(await present(group, words, reader, some)).map((one) => ({ rank, ...one })));
          read += some.length;
          if (found.length > most) {
            const shown = found.slice(0, most);
            return { found: shown, next: shown.at(-1) };
          }
          if (read >= SITE_SEARCH_LIMITS.read) return toBeContinued();
        }
      }
      if (!isWhole) return toBeContinued();
      if (isEmpty) empty.add(conditions);
    }
    return { found, next: undefined };
  };
}
