import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { counting } from '../../../../test/at-scale';
import { type JudgedDocument, openJudgedSearch } from '../../../../test/judged-search';
import { GUEST } from '../../../platform/people';
import { type DbPort, openStore } from '../../../store';
import { createVocabulary } from './vocabulary';

jest.setTimeout(1_800_000);

/** `npm run soak -- site-search` uses 100,000 documents, and reports timings and memory usage. */
const DOCUMENTS = Number(process.env.SEARCH_DOCUMENTS ?? 3000);
const FEW = 100;
const ROUNDS = process.env.SOAK ? 40 : 3;
const WORDS_OF_TEXT = 22;

/** A deterministic pseudo-random number for the given seed. */
const mixed = (seed: number) => (Math.imul(seed + 1, 2_654_435_761) >>> 0) % 1_000_003;
const LETTERS = 'aeioubdfgklmnprst';
/** A word of five to nine letters. As in natural languages, rare words outnumber common ones. */
function wordAt(rank: number): string {
  let word = '';
  let rest = mixed(rank);
  for (let index = 0; index < 5 + (rank % 5); index += 1) {
    word += LETTERS[(rest + 7 * index) % LETTERS.length];
    rest = Math.floor(rest / 3) + 11 * rank;
  }
  return word;
}

const KINDS = [
  ...(['posts blog-post', 'people member', 'works work', 'services packages'] as const),
  ...(['products product', 'jobs job', 'contests contest', 'help page'] as const),
].map((one) => one.split(' ') as [JudgedDocument['group'], JudgedDocument['kind']]);

function documentAt(index: number, vocabulary: number): JudgedDocument {
  const [group, kind] = KINDS[index % KINDS.length]!;
  // Squared, so that words with a low rank are more frequent.
  const word = (at: number) => wordAt(Math.floor((mixed(index * 31 + at) / 1_000_003) ** 2 * vocabulary));
  return {
    group,
    kind,
    id: `d${String(index).padStart(7, '0')}`,
    at: new Date(1_700_000_000_000 + index * 1000),
    title: `lantern ${word(1)} ${word(2)}`,
    text: [
      `common ${index % 2 === 0 ? 'half' : ''}`,
      ...Array.from({ length: WORDS_OF_TEXT }, (_, at) => word(at)),
    ].join(' '),
  };
}

const QUERIES = [
  'lantern',
  'common half',
  'lantern com',
  'lant',
  wordAt(3),
  wordAt(60).slice(0, 4),
  'lantrens',
  'qqxxqqxx',
];

async function openWith(count: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-search-'));
  const file = path.join(folder, 'verse.sqlite');
  const store = await openStore({ path: file, isScratch: true });
  let read = 0;
  const db = counting(store.db, (documents) => {
    read += documents;
  });
  const documents = Array.from({ length: count }, (_, index) => documentAt(index, Math.max(200, count)));
  const began = performance.now();
  const search = await openJudgedSearch(db, documents);
  const filled = performance.now() - began;
  return {
    db,
    search,
    filled,
    documentsRead: () => read,
    bytes: async () => (await stat(file)).size,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Memory used by one process's vocabulary, in megabytes. */
async function memoryOfWords(db: DbPort): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = used();
  const vocabulary = await createVocabulary({ db, logger: console });
  await vocabulary.refresh();
  const after = used();
  return vocabulary.size > 0 ? after - before : 0;
}

const median = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;

// @proves GAP-058
it(`a search reads as much among ${DOCUMENTS} documents as among ${FEW}, up to a bound`, async () => {
  const few = await openWith(FEW);
  const many = await openWith(DOCUMENTS);
  const lines: string[] = [];
  const all: [number[], number[]] = [[], []];
  for (const q of QUERIES) {
    const times = [few, many].map(() => [] as number[]);
    const reads: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [at, { search, documentsRead }] of [few, many].entries()) {
        const before = documentsRead();
        const began = performance.now();
        await search.search(GUEST, { q, limit: 20 });
        times[at]!.push(performance.now() - began);
        all[at]!.push(times[at]!.at(-1)!);
        reads[at] = documentsRead() - before;
      }
    const [small, large] = times.map(median) as [number, number];
    lines.push(`${q.padEnd(14)} ${small.toFixed(2)} ms → ${large.toFixed(2)} ms, read ${reads.join(' → ')}`);
    // Eight groups with four classes each. A prefix search reads at most 200 entries, plus as many for comparison.
    expect([q, reads[1]! < 12_000]).toEqual([q, true]);
  }
  const words = `${many.search.vocabulary.size} words in ${(await memoryOfWords(many.db)).toFixed(1)} MB`;
  const [small, large] = all.map(median) as [number, number];
  lines.push(`p50 ${small.toFixed(2)} ms → ${large.toFixed(2)} ms, ratio ${(large / small).toFixed(2)}`);
  lines.push(`filled in ${(many.filled / 1000).toFixed(0)} s, ${((await many.bytes()) / 1e6).toFixed(0)} MB, ${words}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  await few.close();
  await many.close();
});
