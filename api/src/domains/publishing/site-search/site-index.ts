import { isDeepStrictEqual } from 'node:util';
import { SEARCH_GROUPS, type SearchGroup } from '@verse/api-contract/publishing/site-search.values';
import {
  createTermIndex,
  type Findable,
  type SearchKind,
  type SearchSource,
  type SearchText,
  TOKENS_EDITION,
} from '../../../platform/search';
import { type DbPort, insertIfAbsent, type StoredDocument } from '../../../store';
import type { Vocabulary } from './vocabulary';
import { ANYWHERE, bitOf, termsOf, TITLE, type Where, wordsOf } from './words';

export const SITE_SEARCH = 'site_search';
const MOST_TRIES = 5;
const AT_ONCE = 100;
const RECOUNTED_AT_ONCE = 5000;

interface Dependencies {
  db: DbPort;
  vocabulary: Vocabulary;
  sources: () => readonly SearchSource[];
  now: () => Date;
}

/** Returns a document's id in the index. All kinds in a group share one namespace, so the id includes the kind. */
export const ownerOf = (kind: SearchKind, id: string): string => `${kind}:${id}`;

/** Creates the index of all searchable documents. It remains consistent under concurrent changes. */
export async function createSiteIndex({ db, vocabulary, sources, now }: Dependencies) {
  const index = await createTermIndex(db, { collection: SITE_SEARCH, owner: 'of' });
  const entries = db.collection<StoredDocument>(SITE_SEARCH);
  let recountedTo = '';

  async function put({ group, kind }: SearchSource, texts: readonly SearchText[]): Promise<void> {
    const masks = new Map<string, Where>();
    const documents = texts.map(({ id, at, ...text }): Findable => {
      const words = wordsOf(text);
      for (const field of [TITLE, ANYWHERE] as const)
        for (const word of words[field]) masks.set(word, (masks.get(word) ?? 0) | bitOf(group, field));
      return { id: ownerOf(kind, id), at, terms: termsOf(group, words) };
    });
    // Words are stored before the documents, because a word without documents is harmless.
    await vocabulary.add(masks);
    await index.put(...documents);
  }

  /** Indexes a document, and reindexes it if it has changed in the meantime. */
  async function sync(source: SearchSource, id: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await source.read([id]);
      if (before.length === 0) await index.remove(ownerOf(source.kind, id));
      else await put(source, before);
      if (isDeepStrictEqual(before, await source.read([id]))) return;
    }
  }

  /** Indexes all documents from a source in batches, so that other requests can be handled in between. */
  async function fill(source: SearchSource): Promise<number> {
    let part: SearchText[] = [];
    let count = 0;
    for await (const text of source.all()) {
      count += 1;
      part.push(text);
      if (part.length < AT_ONCE) continue;
      await put(source, part);
      part = [];
      await new Promise((resolve) => setImmediate(resolve));
    }
    await put(source, part);
    return count;
  }

  const isUsed = async (word: string): Promise<boolean> => {
    for (const group of SEARCH_GROUPS) if (await hasAny(group, word)) return true;
    return false;
  };
  async function hasAny(group: SearchGroup, word: string): Promise<boolean> {
    if (!vocabulary.mayHave(word, bitOf(group, ANYWHERE))) return false;
    const term = termsOf(group, { [TITLE]: [], [ANYWHERE]: [word] })[0]!;
    return (await entries.findOne({ _id: { $gt: `${term} `, $lt: `${term}!` } })) !== null;
  }

  return {
    async sync(kind: SearchKind, ids: readonly string[]): Promise<void> {
      const source = sources().find((one) => one.kind === kind);
      if (source) for (const id of ids) await sync(source, id);
    },

    /** Indexes sources that are not in the index yet, or that were indexed under an earlier edition. */
    async fillMissing(): Promise<number> {
      const settings = db.collection('settings');
      let count = 0;
      for (const source of sources()) {
        const done = { _id: `site-search-${source.kind}-${source.edition}-${TOKENS_EDITION}` };
        if (await settings.findOne(done)) continue;
        count += await fill(source);
        await insertIfAbsent(settings, done);
      }
      return count;
    },

    /** Indexes changes left unindexed when a process was killed. */
    async repair(): Promise<number> {
      for (const source of sources()) await fill(source);
      return 0;
    },

    /** Removes words that occur in no document. Each run processes a part of the vocabulary. */
    async recount(): Promise<number> {
      await vocabulary.refresh();
      recountedTo = (await vocabulary.recount(recountedTo, RECOUNTED_AT_ONCE, isUsed, now())) ?? '';
      return 0;
    },
  };
}
