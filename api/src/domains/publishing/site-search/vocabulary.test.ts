import SearchableMap from 'minisearch/SearchableMap';
import { type JudgedDocument, openJudgedSearch } from '../../../../test/judged-search';
import { openTestStore } from '../../../../test/test-store';
import { GUEST } from '../../../platform/people';
import type { Store } from '../../../store';
import { allowedErrors, nearWords } from './near-words';
import { createVocabulary } from './vocabulary';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const logged: object[] = [];
const logger = { warn: (facts: object) => void logged.push(facts) };
const document = (id: string, title: string): JudgedDocument => ({
  group: 'jobs',
  kind: 'job',
  id,
  at: new Date(0),
  title,
  text: '',
});
const titles = async (search: Awaited<ReturnType<typeof openJudgedSearch>>, q: string) =>
  (await search.suggest(GUEST, q)).items.map(({ title }) => title);

// @proves GAP-058
it('allows one error from five letters, two from nine, a swap counting once, and none in numbers', () => {
  expect(['lamp', 'lamps', 'lanterns', 'lanternss', '20262027', 'b2b2b'].map(allowedErrors)).toEqual([
    0, 1, 1, 2, 0, 0,
  ]);
  const words = new SearchableMap<number>();
  for (const word of ['lamp', 'lamps', 'lantern', 'calligraphy', 'ọṣun', '20262']) words.set(word, 1);
  const near = (word: string) => nearWords(words, word).map((one) => `${one.word} ${one.distance}`);
  expect(near('lampz')).toEqual(['lamp 1', 'lamps 1'].toSorted((a, b) => b.length - a.length));
  expect(near('lamzp')).toEqual(['lamp 1']);
  expect(near('latnern')).toEqual(['lantern 1']);
  expect(near('latnenr')).toEqual([]);
  expect(near('caligrahpy')).toEqual(['calligraphy 2']);
  expect(near('lanp')).toEqual([]);
  expect(near('20263')).toEqual([]);
});

// @proves GAP-058
it('reads what another process has stored twice a second, and ends at its limit with a line in the log', async () => {
  const one = await createVocabulary({ db: store.db, logger });
  let passed = 0;
  const other = await createVocabulary({ db: store.db, logger, most: 3, clock: () => passed });
  await one.add(new Map([['lantern', 1]]));
  await other.refresh();
  expect([other.has('lantern'), other.mayHave('lantern', 1), other.mayHave('lantern', 2)]).toEqual([true, true, false]);
  await one.add(new Map([['lantern', 2]]));
  for (const [at, knows] of [
    [499, false],
    [500, true],
  ] as const) {
    passed = at;
    await other.refresh();
    expect(other.mayHave('lantern', 2)).toBe(knows);
  }
  await other.add(new Map(['one', 'two', 'three', 'four'].map((word) => [word, 1])));
  expect([other.size, other.mayHave('four', 4), logged]).toEqual([3, true, [{ most: 3 }]]);
});

// @proves GAP-058
it('forgets a word with its last document, and takes it back with the next one', async () => {
  const documents = [document('1', 'Lanterns'), document('2', 'Calabash')];
  const search = await openJudgedSearch(store.db, documents);
  const words = store.db.collection('search_words');
  expect(await titles(search, 'calabahs')).toEqual(['Calabash']);
  documents.pop();
  const gone = await openJudgedSearch(store.db, documents);
  await store.db.collection('site_search').deleteMany({ of: 'job:2' });
  await gone.index.recount();
  expect(gone.vocabulary.has('calabash')).toBe(false);
  expect(gone.vocabulary.has('lanterns')).toBe(true);
  expect(await words.findOne({ _id: 'calabash' })).toMatchObject({ unusedSince: expect.any(Date) as Date });
  await gone.vocabulary.add(new Map([['calabash', 1]]));
  expect(await words.findOne({ _id: 'calabash' })).not.toHaveProperty('unusedSince');
});
