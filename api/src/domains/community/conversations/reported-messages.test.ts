import { caseAnswerSchema, caseListSchema } from '@verse/api-contract/community/moderation.schema';
import {
  begun,
  conversationsOf,
  messagesOf,
  statusOf,
  textsIn,
  toProfile,
  write,
} from '../../../../test/conversations';
import { idOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member', 'ada@example.org');
  const bola = await town.resident('member', 'bola@example.org');
  const mo = await town.resident('moderator', 'mo@example.org');
  const advanceClock = () => void (town.clock.now = new Date(town.clock.now.getTime() + 1000));
  const { id } = await begun(bola, toProfile((await ownProfile(ada)).handle), 'Message 0');
  for (let count = 1; count < 20; count += 1) {
    advanceClock();
    await write(count % 2 === 0 ? bola : ada, id, `Message ${count}`);
  }
  return { town, ada, bola, mo, id };
}

const countLooks = (town: Awaited<ReturnType<typeof startTown>>) =>
  town.api.store.db.collection('audit').countDocuments({ action: 'case: messages read' }, { comment: 'a test' });

// @proves GAP-091 GAP-049
it('a report hands over a message and five on either side; staff see no others, and each look is logged', async () => {
  const { town, ada, mo, id } = await stage();
  const reported = (await messagesOf(ada, id)).find(({ text }) => text === 'Message 10')!;
  const report = { type: 'message', id: `${id}-${reported.id}`, reason: 'harassment', note: '' };
  expect((await ada.post('/api/reports', report)).status).toBe(201);
  expect((await ada.post('/api/reports', report)).status).toBe(200);
  expect((await mo.post('/api/reports', report)).status).toBe(404);
  const list = await (await mo.get('/api/moderation/queue')).text();
  expect(caseListSchema.strict().parse(JSON.parse(list)).cases).toHaveLength(1);
  expect(list).not.toContain('Message');
  expect(await countLooks(town)).toBe(0);

  const path = `/api/moderation/cases/message.${report.id}`;
  const { case: one, now } = caseAnswerSchema.strict().parse(await (await mo.get(path)).json());
  expect(one.entries?.map(({ text }) => text)).toEqual(Array.from({ length: 11 }, (_, at) => `Message ${at + 5}`));
  expect(one.entries?.find(({ isReported }) => isReported)).toMatchObject({ text: 'Message 10', isAuthors: true });
  expect([now, one.may]).toEqual([null, ['keep', 'warn']]);
  expect(await countLooks(town)).toBe(1);
  expect(await statusOf(mo, id)).toBe(404);
  const decision = { decision: 'warn', rule: 'harassment', quote: 'Message 10', reason: 'Be kind.' };
  expect((await mo.send('PATCH', path, decision, { 'if-match': `"${one.version}"` })).status).toBe(200);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-091
it('block and report are one request: the case is open, and neither sees the other any more', async () => {
  const { town, ada, bola, mo, id } = await stage();
  expect((await ada.send('PUT', `/api/conversations/${id}/block`, { report: true })).status).toBe(204);
  const { cases } = caseListSchema.strict().parse(await (await mo.get('/api/moderation/queue')).json());
  expect(cases).toMatchObject([{ type: 'message', author: { id: await idOf(bola) } }]);
  for (const one of [ada, bola])
    expect([await statusOf(one, id), (await conversationsOf(one)).conversations]).toEqual([404, []]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('messages of a member who leaves are erased; the other member keeps the rest, without a name', async () => {
  const { town, ada, bola, id } = await stage();
  const bolasId = await idOf(bola);
  for (const { personalData = [] } of town.api.features)
    for (const { name, erase } of personalData)
      if (['conversations', 'threadEntries'].includes(name)) await erase(bolasId);
  expect((await textsIn(ada, id)).every((text) => Number(text.split(' ')[1]) % 2 === 1)).toBe(true);
  const { conversations } = await conversationsOf(ada);
  expect(conversations).toMatchObject([{ id, state: 'closed', other: null }]);
  expect((await write(ada, id)).status).toBe(409);
  for (const name of ['conversations', 'conversation_copies']) {
    const kept = await town.api.store.db.collection(name).find({}, { comment: 'a test' }).toArray();
    expect(JSON.stringify(kept)).not.toContain(bolasId);
  }
});

// @proves GAP-049
it('an erasure that was interrupted takes nothing from the other member when it is repeated', async () => {
  const { town, ada, bola, id } = await stage();
  const copies = town.api.store.db.collection<{ _id: string }>('conversation_copies');
  const bolasId = await idOf(bola);
  const own = (await copies.findOne({ _id: `${bolasId} ${id}` }))!;
  const erase = async () => {
    for (const { personalData = [] } of town.api.features)
      await personalData.find(({ name }) => name === 'conversations')?.erase(bolasId);
  };
  await erase();
  const [before] = (await conversationsOf(ada)).conversations;
  expect(before).toMatchObject({ subject: { kind: 'profile', isOwn: true } });
  await copies.insertOne(own);
  await erase();
  expect((await conversationsOf(ada)).conversations).toEqual([before]);
});
