import { rm } from 'node:fs/promises';
import { drawContent } from '../../../../test/content-folder';
import { JUDGED_QUERIES } from '../../../../test/judged-queries';
import { JUDGED_DOCUMENTS, type JudgedDocument, openJudgedSearch } from '../../../../test/judged-search';
import { inParts } from '../../../../test/sampling';
import { startApi, stopApis } from '../../../../test/start-api';
import { STORE_FORMS, type StoreForm } from '../../../../test/store-forms';
import { GUEST } from '../../../platform/people';
import { tokenize } from '../../../platform/search';
import type { Store } from '../../../store';

jest.setTimeout(240_000);

const TITLE_PART = 48;
let documents: JudgedDocument[];
let stores: Store[] = [];

async function opened(open: StoreForm['open']): Promise<Store> {
  const store = await open();
  stores.push(store);
  return store;
}

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  stores = [];
});

beforeAll(async () => {
  const content = await drawContent({ all: true });
  const api = await startApi({ SEED: '1', API_CONTENT_DIR: content });
  documents = [...JUDGED_DOCUMENTS];
  for (const { searchable = [] } of api.features)
    for (const { group, kind, all } of searchable)
      for await (const one of all()) documents.push({ ...one, group, kind });
  await stopApis();
  await rm(content, { recursive: true });
});

const isStandIn = (form: string) => form !== 'the embedded store' && process.env.STORE_TEST_IS_STAND_IN === '1';
/** FerretDB is slow, so it gets a random quarter of the queries. `npm run soak -- judged` sends all of them. */
const someQueries = inParts(JUDGED_QUERIES, process.env.JUDGED === 'all' ? 1 : 4)();
const queriesFor = (form: string) => (isStandIn(form) ? someQueries : JUDGED_QUERIES);

const BEGINNING = 3;
const beginnings = new Set(
  someQueries.flatMap(({ q, corrected = '' }) => tokenize(`${q} ${corrected}`)).map((word) => word.slice(0, BEGINNING)),
);
const findableIn = (text: string) =>
  tokenize(text)
    .filter((word) => beginnings.has(word.slice(0, BEGINNING)))
    .join(' ');
/**
 * FerretDB executes a range scan by scanning the whole collection, so words that no query can match are removed from
 * the documents.
 */
const documentsFor = (form: string): JudgedDocument[] =>
  isStandIn(form)
    ? documents.map((one) => (one.title === '' ? one : { ...one, text: findableIn(one.text) }))
    : documents;

describe.each(STORE_FORMS)('the search on $name', ({ name, open }) => {
  // @proves GAP-058
  it(`finds first what a person expects, for ${queriesFor(name).length} queries`, async () => {
    const store = await opened(open);
    const search = await openJudgedSearch(store.db, documentsFor(name));
    expect(JUDGED_QUERIES.length).toBeGreaterThan(60);
    const found: unknown[] = [];
    for (const { q } of queriesFor(name)) {
      const answer = await search.suggest(GUEST, q);
      const titles = answer.items.slice(0, 3).map(({ title }) => title.slice(0, TITLE_PART).trim());
      found.push([q, answer.corrected === null ? undefined : answer.q, titles]);
    }
    expect(found).toEqual(queriesFor(name).map(({ q, corrected, first }) => [q, corrected, first]));
  });

  // @proves GAP-058
  it('goes through all results of a group page by page, each once, in the order of the classes', async () => {
    const store = await opened(open);
    const many = Array.from({ length: 130 }, (_, index): JudgedDocument => {
      const kinds = ['lantern', 'old lantern text', 'lanterns', 'lanternfish in the text'];
      const inTitle = index % 2 === 0;
      const words = kinds[index % 4]!;
      return {
        group: 'jobs',
        kind: 'job',
        id: `job-${String(index).padStart(3, '0')}`,
        at: new Date(index * 1000),
        title: inTitle ? words : `Number ${index}`,
        text: inTitle ? '' : words,
      };
    });
    const search = await openJudgedSearch(store.db, many);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search.search(GUEST, { q: 'lantern', group: 'jobs', limit: 17, cursor });
      seen.push(...page.groups.flatMap(({ items }) => items.map(({ id }) => id)));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    const ofClass = (rest: number) => many.filter((_, index) => index % 4 === rest).map(({ id }) => id);
    expect(seen).toEqual([0, 1, 2, 3].flatMap((rest) => ofClass(rest).toReversed()));
    const all = await search.search(GUEST, { q: 'lantern', limit: 20 });
    expect(all.groups.map(({ count, isAtLeast, items }) => [count, isAtLeast, items.length])).toEqual([[20, true, 3]]);
  });
});
