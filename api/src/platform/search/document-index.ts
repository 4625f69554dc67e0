import { type DbPort, insertIfAbsent, type StoredDocument } from '../../store';
import { createDocuments } from '../documents';
import { createPending } from '../pending';
import { createTermIndex, type Findable, type TermIndex } from './term-index';
import { TOKENS_EDITION } from './tokenize';

interface IndexedDocument extends StoredDocument {
  version: number;
  unsearchedSince?: Date;
}

export interface DocumentIndexOptions {
  /** Collection of the index. */
  collection: string;
  /** Field of an entry that contains its document's id. */
  owner: string;
  /** Collection of the documents. Each write to a document raises its `version` and sets `unsearchedSince`. */
  documents: string;
  /** Name of the index edition. Change it whenever the terms change, so that the next start reindexes all documents. */
  edition: string;
  /** Reads the document's current state. Returns undefined if no reader may find the document. */
  read: (id: string) => Promise<Findable | undefined>;
  /** Called after a document has been indexed. */
  indexed: (id: string) => Promise<void>;
  now: () => Date;
}

/** Index of the terms of a collection's documents. */
export interface DocumentIndex extends Pick<TermIndex, 'find'> {
  /** Indexes a document, or removes it from the index. Call it after each write that affects its terms. */
  sync: (id: string) => Promise<void>;
  /** Indexes changes that a killed process left unindexed, and documents from earlier releases. */
  complete: () => Promise<number>;
}

const MOST_LOST = 500;
const MOST_TRIES = 5;

/** Creates an index that remains consistent with its documents despite concurrent changes and killed processes. */
export async function createDocumentIndex(
  db: DbPort,
  { collection, owner, documents, edition, read, indexed, now }: DocumentIndexOptions,
): Promise<DocumentIndex> {
  const index = await createTermIndex(db, { collection, owner });
  const versions = await createDocuments(db, {
    name: documents,
    toDomain: ({ _id: id, version }: IndexedDocument) => ({ id, version }),
  });

  async function put(id: string): Promise<void> {
    const findable = await read(id);
    if (findable && findable.terms.length > 0) await index.put(findable);
    else await index.remove(id);
  }

  async function putLatest(id: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await versions.find(id);
      await put(id);
      if (!before || (await pending.clear(id, { version: before.version }))) return;
    }
  }

  async function sync(id: string): Promise<void> {
    await putLatest(id);
    await indexed(id);
  }

  const pending = await createPending(versions, {
    field: 'unsearchedSince',
    run: ({ id }) => sync(id),
    now,
    atOnce: MOST_LOST,
  });

  /** Indexes documents from earlier releases. Runs only once per edition. */
  async function syncAll(): Promise<number> {
    const settings = db.collection('settings');
    const done = { _id: `${edition}-${TOKENS_EDITION}` };
    if (await settings.findOne(done)) return 0;
    let count = 0;
    for await (const { id } of versions.each({})) {
      await sync(id);
      count += 1;
    }
    await insertIfAbsent(settings, done);
    return count;
  }

  return { find: index.find, sync, complete: async () => (await syncAll()) + (await pending.complete()) };
}
