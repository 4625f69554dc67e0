import { caseAnswerSchema } from '@verse/api-contract/community/moderation.schema';
import { close, resultsOf, scoreAll, scoreOf, setUpJury } from '../../../../test/contest-judging';
import { idOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

// @proves GAP-091 GAP-058
it('a public sentence of a judge is reported; a moderator hides it, and an appeal shows it again', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const mo = await town.resident('moderator', 'mo@example.org');
  const second = await town.resident('moderator', 'mina@example.org');
  const reader = await town.resident('member', 'reader@example.org');
  const jury = await setUpJury(town, { judges: 3, entries: 3 });
  const judge = jury.judges[0]!;
  const path = `/api/judging/${jury.contest.id}/sentence`;
  const say = (sentence: string) => judge.send('PUT', path, { sentence });
  expect((await say('Light that you can hold.')).status).toBe(204);
  await scoreAll(jury, (number) => scoreOf(number, 3, 3));
  expect((await close(jury)).status).toBe(204);
  const [{ id } = { id: '' }] = (await resultsOf(town.visitor(), jury)).judges;

  const report = { type: 'judge-sentence', id, reason: 'spam', note: '' };
  expect((await judge.post('/api/reports', report)).status).toBe(409);
  expect((await reader.post('/api/reports', report)).status).toBe(201);
  const casePath = `/api/moderation/cases/judge-sentence.${id}`;
  const find = async (moderator: Visitor) =>
    caseAnswerSchema.strict().parse(await (await moderator.get(casePath)).json());
  const { case: one, now } = await find(mo);
  expect([one.text, now?.state]).toEqual(['Light that you can hold.', 'shown']);
  const decision = { decision: 'remove', rule: 'spam', quote: 'Light', reason: 'It is an advertisement.' };
  expect((await mo.send('PATCH', casePath, decision, { 'if-match': '"1"' })).status).toBe(200);
  expect((await resultsOf(town.visitor(), jury)).judges).toEqual([]);
  for (const sentence of ['', 'Buy light.']) expect((await say(sentence)).status).toBe(409);

  expect((await judge.post('/api/appeals', { type: 'judge-sentence', id, text: 'It is praise.' })).status).toBe(201);
  const { version } = (await find(second)).case;
  const answer = { decision: 'restore', reason: 'It may stay.' };
  expect((await second.send('PATCH', casePath, answer, { 'if-match': `"${version}"` })).status).toBe(200);
  expect((await resultsOf(town.visitor(), jury)).judges).toMatchObject([{ sentence: 'Light that you can hold.' }]);
});

// @proves GAP-091
it('a hidden sentence is erased with the account of its judge', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const jury = await setUpJury(town, { judges: 3, entries: 3 });
  const judge = jury.judges[0]!;
  await judge.send('PUT', `/api/judging/${jury.contest.id}/sentence`, { sentence: 'Light.' });
  const sentences = town.api.store.db.collection('contest_judge_sentences');
  await sentences.updateOne({}, { $set: { isHidden: true } });
  const parts = town.api.features.flatMap(({ personalData = [] }) => personalData);
  await parts.find(({ name }) => name === 'contestJudgeSentences')!.erase(await idOf(judge));
  expect(await sentences.countDocuments({})).toBe(0);
});
