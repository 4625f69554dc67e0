import { contestGallerySchema } from '@verse/api-contract/contests/contest-gallery.schema';
import { contestLogSchema, contestResultsSchema } from '@verse/api-contract/contests/contest-judging.schema';
import { publishedTermsSchema } from '@verse/api-contract/contests/contest-running.schema';
import { contestListSchema } from '@verse/api-contract/contests/contests.schema';
import { drawContent } from '../../../test/content-folder';
import { verify } from '../../../test/contest-verification';
import { wait } from '../../../test/job-market';
import { startTown } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

// @proves CST-31 GAP-058
it('the ended sample is a contest of the house, with entries, a jury and a winner that can be verified', async () => {
  const town = await startTown({
    SEED: '1',
    API_CONTENT_DIR: await drawContent({ all: true }),
    RATE_LIMIT_FACTOR: '1000',
  });
  const guest = town.visitor();
  const list = contestListSchema.parse(await (await guest.get('/api/contests')).json());
  expect(list.contests.map(({ title, isSample, status }) => [title, isSample, status])).toHaveLength(4);
  // No contest can be joined that takes no entries.
  expect(list.contests.filter(({ takesEntries }) => takesEntries).map(({ id, status }) => [id, status])).toEqual([
    ['4', 'ended'],
  ]);
  const terms = publishedTermsSchema.parse(await (await guest.get('/api/contests/4/terms')).json());
  expect(terms).toMatchObject({ isHouse: true, hasResults: true, judges: 3, entries: 4, stage: 'results' });
  const results = contestResultsSchema.parse(await (await guest.get('/api/contests/4/results')).json());
  expect(results.ranking.map(({ rank, number, judges, makers }) => [rank, number, judges, makers[0]!.name])).toEqual([
    [1, 1, 3, 'Zainab Olubori'],
    [2, 2, 3, 'Mireille Kossou'],
    [3, 3, 3, 'Kojo Amankrah'],
    [4, 4, 3, 'Aisha Bentourd'],
  ]);
  expect(results.judges).toHaveLength(3);
  // Entries are prepared a minute later.
  for (const _ of [1, 2]) {
    wait(town, 60_000);
    await town.api.background.run('prepare-contest-galleries');
  }
  const gallery = contestGallerySchema.parse(await (await guest.get('/api/contests/4/gallery')).json());
  expect(gallery.entries.map(({ rank, picture }) => [rank, picture !== null])).toEqual(
    [1, 2, 3, 4].map((rank) => [rank, true]),
  );
  const log = contestLogSchema.parse(await (await guest.get('/api/contests/4/log')).json());
  expect((await verify(town, log)).code).toBe(0);
  const stored = await town.api.store.db
    .collection<{ _id: string; submission: { files: { shown: object | null }[] } }>('contest_entries')
    .find({})
    .toArray();
  expect(stored.map(({ submission }) => submission.files.map(({ shown }) => shown !== null))).toEqual(
    Array.from({ length: 4 }, () => [true]),
  );
  for (const job of ['plan-judging', 'finish-results']) await town.api.background.run(job);
  expect(contestResultsSchema.parse(await (await guest.get('/api/contests/4/results')).json())).toEqual(results);
});
