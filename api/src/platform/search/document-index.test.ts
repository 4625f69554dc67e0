import { openTestStore } from '../../../test/test-store';
import { createDocumentIndex, TOKENS_EDITION } from './index';

interface Note {
  _id: string;
  text: string;
  version: number;
  unsearchedSince?: Date;
}

const MINUTE_MS = 60_000;

async function openNotes() {
  const store = await openTestStore();
  const notes = store.db.collection<Note>('notes');
  let time = new Date('2026-11-29T10:00:00Z');
  let duringRead = () => Promise.resolve();
  const index = await createDocumentIndex(store.db, {
    collection: 'note_search',
    owner: 'noteId',
    documents: 'notes',
    edition: 'notes-1',
    async read(id) {
      const found = await notes.findOne({ _id: id });
      await duringRead();
      return found ? { id, at: time, terms: found.text.split(' ').filter(Boolean) } : undefined;
    },
    indexed: () => Promise.resolve(),
    now: () => time,
  });
  return {
    store,
    notes,
    index,
    find: async (term: string) => (await index.find({ terms: [term], skip: 0, limit: 10 })).ids,
    write: (id: string, text: string) =>
      notes.updateOne({ _id: id }, { $set: { text, unsearchedSince: time }, $inc: { version: 1 } }, { upsert: true }),
    wait() {
      time = new Date(time.getTime() + MINUTE_MS);
    },
    onceDuringRead(work: () => Promise<unknown>) {
      duringRead = async () => {
        duringRead = () => Promise.resolve();
        await work();
      };
    },
  };
}

it('reindexes a document that changes while it is indexed', async () => {
  const { store, index, find, write, onceDuringRead } = await openNotes();
  await write('a', 'old');
  onceDuringRead(() => write('a', 'new'));
  await index.sync('a');
  expect([await find('old'), await find('new')]).toEqual([[], ['a']]);
  await store.close();
});

it('removes a document without terms, and one that no longer exists', async () => {
  const { store, notes, index, find, write } = await openNotes();
  for (const id of ['a', 'b']) {
    await write(id, 'word');
    await index.sync(id);
  }
  await write('a', '');
  await notes.deleteOne({ _id: 'b' });
  for (const id of ['a', 'b']) await index.sync(id);
  expect(await find('word')).toEqual([]);
  await store.close();
});

it('indexes what a killed process left unindexed, and all documents once per edition', async () => {
  const { store, index, find, write, wait } = await openNotes();
  await write('a', 'word');
  expect(await index.complete()).toBe(1);
  expect(await store.db.collection('settings').findOne({ _id: `notes-1-${TOKENS_EDITION}` })).not.toBeNull();
  await write('b', 'word');
  expect(await index.complete()).toBe(0);
  wait();
  expect(await index.complete()).toBe(1);
  expect((await find('word')).toSorted()).toEqual(['a', 'b']);
  expect(await index.complete()).toBe(0);
  await store.close();
});
