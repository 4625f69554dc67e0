import {
  close,
  entryPath,
  logOf,
  numbersOf,
  payBefore,
  progressOf,
  resultsOf,
  scoreAll,
  scoreOf,
  setUpJury,
} from '../../../../test/contest-judging';
import { verify } from '../../../../test/contest-verification';
import { join } from '../../../../test/hiring';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

// @proves GAP-058
it('publishes results from the promised date on, although conflicts leave entries with too few judges', async () => {
  const town = await start();
  const jury = await setUpJury(town);
  const [first] = jury.judges;
  await numbersOf(first!, jury);
  const declare = (judge = first!, number = 2) =>
    judge.send('PUT', `${entryPath(jury, number)}/conflict`, { reason: 'A friend' });
  expect((await declare()).status).toBe(204);
  for (const judge of jury.judges) expect((await declare(judge, 3)).status).toBe(204);
  await scoreAll(jury, (number) => scoreOf(number, 4, 4));
  expect((await close(jury)).status).toBe(409);
  const { short, list, canClose } = await progressOf(jury);
  expect([short, canClose, list.map(({ conflicts }) => conflicts)]).toEqual([
    [2, 3],
    false,
    [[], [{ cause: 'declared', judges: 1 }], [{ cause: 'declared', judges: 3 }]],
  ]);

  town.clock.now = jury.contest.terms!.resultsBy;
  expect((await progressOf(jury)).canClose).toBe(true);
  expect((await close(jury)).status).toBe(204);
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect(ranking.map(({ number, judges }) => [number, judges])).toEqual([
    [2, 2],
    [1, 3],
  ]);
  expect((await textsOf(jury.makers[2]!)).join()).toContain('Every judge has a conflict with this entry');
  expect((await verify(town, await logOf(first!, jury))).code).toBe(0);
});

// @proves GAP-058
it('keeps a contest open while a judge has not scored, or too few judges are left for any entry', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  await numbersOf(jury.judges[0]!, jury);
  town.clock.now = jury.contest.terms!.resultsBy;
  expect((await close(jury)).status).toBe(409);
  await town.api.store.db.collection('organisation_members').deleteOne({ memberId: await idOf(jury.judges[2]!) });
  await scoreAll({ ...jury, judges: jury.judges.slice(0, 2) }, () => scoreOf(3, 3, 3));
  expect((await close(jury)).status).toBe(409);
});

// @proves GAP-058
it('takes no maker as a judge, neither at the beginning nor later', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4 });
  const [maker] = jury.makers;
  await join(town, maker!, jury.handle, 'judge');
  const judgeIds = [...jury.contest.judgeIds!, await idOf(maker!)];
  await town.api.store.db.collection('contests').updateOne({ _id: jury.contest.id }, { $set: { judgeIds } });
  expect((await maker!.get(`/api/judging/${jury.contest.id}`)).status).toBe(404);
  for (const judge of jury.judges) await judge.send('PUT', `${entryPath(jury, 2)}/conflict`, { reason: 'A friend' });
  const { short, candidates } = await progressOf(jury);
  expect([short.includes(2), candidates.map(({ id }) => id)]).toEqual([true, [await idOf(jury.owner)]]);
  const added = await jury.owner.post(`${jury.path}/judging/judges`, { memberIds: [await idOf(maker!)] });
  expect([added.status, await added.text()]).toEqual([400, expect.stringContaining('is in the contest')]);
});

// @proves GAP-058
it('a payment between judge and maker in the twelve months before is a conflict, however old the project', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4 });
  const [maker] = jury.makers;
  const [client, seller, former, free] = jury.judges;
  await payBefore(town, jury, { client: client!, seller: maker!, days: 1 });
  await payBefore(town, jury, { client: maker!, seller: seller!, days: 350 });
  await payBefore(town, jury, { client: former!, seller: maker!, days: 366 });
  const judges = [client, seller, former, free].map((judge) => numbersOf(judge!, jury));
  expect((await Promise.all(judges)).map((numbers) => numbers.includes(1))).toEqual([false, false, true, true]);
  const { list } = await progressOf(jury);
  expect(list[0]!.conflicts).toEqual([{ cause: 'other', judges: 2 }]);
});
