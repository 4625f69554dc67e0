import type { OwnCaseList, Problem } from '@verse/api-contract/api';
import {
  caseAnswerSchema,
  caseListSchema,
  caseSchema,
  type ModerationCase,
  type ModerationQueue,
  ownCaseListSchema,
} from '@verse/api-contract/community/moderation.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { comment, commentOf, commentsOf, feedOf, posted } from '../../../../test/feed';
import { listOf } from '../../../../test/notified';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const VERDICT = { rule: 'spam', quote: 'A post', reason: 'This is an advertisement. Leave out the link.' };
const NOT_YOURS = 'Someone else decides: it’s yours, you reported it, or you made the first decision.';

const report = (visitor: Visitor, id: string, type = 'post') =>
  visitor.post('/api/reports', { type, id, reason: 'spam', note: 'It sells something.' });
const queue = async (visitor: Visitor, list = 'open'): Promise<ModerationQueue> =>
  caseListSchema.strict().parse(await (await visitor.get(`/api/moderation/queue?list=${list}`)).json());
const decide = (visitor: Visitor, { id, version }: Pick<ModerationCase, 'id' | 'version'>, body: object) =>
  visitor.send('PATCH', `/api/moderation/cases/${id}`, body, { 'if-match': `"${version}"` });
const caseOf = async (answer: Promise<Response>) => {
  const { status } = await answer;
  const body: unknown = await (await answer).json();
  expect([status, body]).toEqual([200, expect.anything()]);
  return caseSchema.strict().parse(body);
};
const own = async (visitor: Visitor): Promise<OwnCaseList> =>
  ownCaseListSchema.strict().parse(await (await visitor.get('/api/me/cases')).json());
const toFailure = async (answer: Promise<Response>) => {
  const { message } = (await (await answer).json()) as Problem;
  return [(await answer).status, message];
};
const linesOf = async (visitor: Visitor) => {
  const { notifications } = (await (await visitor.get('/api/notifications')).json()) as {
    notifications: { text: string; kind: string }[];
  };
  return notifications.filter(({ kind }) => kind === 'moderation').map(({ text }) => text);
};
const idsIn = async (visitor: Visitor) => (await feedOf(visitor)).posts.map(({ id }) => id);

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member', 'ada@example.org');
  const bola = await town.resident('member', 'bola@example.org');
  const mo = await town.resident('moderator', 'mo@example.org');
  const max = await town.resident('moderator', 'max@example.org');
  return { town, ada, bola, mo, max, post: await posted(ada) };
}

// @proves GAP-091 GAP-069
it('a reported post is removed with a rule and words; another moderator brings it back after an appeal', async () => {
  const { town, ada, bola, mo, max, post } = await stage();
  for (const status of [201, 200]) expect((await report(bola, post.id)).status).toBe(status);
  expect((await report(town.visitor(), post.id)).status).toBe(401);
  const { cases } = await queue(mo);
  expect(cases).toMatchObject([
    { id: `post.${post.id}`, text: 'A post', reportCount: 1, may: ['keep', 'warn', 'remove'], version: 1 },
  ]);
  expect(JSON.stringify(cases)).not.toContain((await bola.session()).user!.id);

  const removed = await caseOf(decide(mo, cases[0]!, { decision: 'remove', ...VERDICT }));
  expect([removed.state, await idsIn(bola), await idsIn(town.visitor())]).toEqual(['removed', [], []]);
  expect((await bola.get(`/api/posts/${post.id}`)).status).toBe(404);
  expect(await (await ada.get(`/api/posts/${post.id}`)).json()).toMatchObject({
    post: { state: 'removed', removal: { rule: VERDICT.rule, quote: VERDICT.quote, reason: VERDICT.reason } },
  });
  expect(await linesOf(ada)).toEqual(['A moderator removed your post. Read why, or appeal.']);
  expect(await linesOf(bola)).toEqual(['We looked at the post you reported and removed it.']);
  expect((await own(ada)).cases).toMatchObject([{ thingId: post.id, mayAppeal: true, verdict: VERDICT }]);

  const appeal = (visitor: Visitor) =>
    visitor.post('/api/appeals', { type: 'post', id: post.id, text: 'It is my own work.' });
  expect((await appeal(bola)).status).toBe(404);
  expect((await appeal(ada)).status).toBe(201);
  expect((await appeal(ada)).status).toBe(409);
  const [appealed] = (await queue(mo, 'appealed')).cases;
  expect([appealed!.may, (await queue(max, 'appealed')).cases[0]!.may]).toEqual([[], ['uphold', 'restore']]);
  const restore = { decision: 'restore', reason: 'It is your own work, and not for sale.' };
  expect(await toFailure(decide(mo, appealed!, restore))).toEqual([409, NOT_YOURS]);
  expect((await caseOf(decide(max, appealed!, restore))).state).toBe('restored');
  expect([await idsIn(bola), await idsIn(town.visitor())]).toEqual([[post.id], [post.id]]);
  expect((await own(ada)).cases).toMatchObject([{ state: 'restored', appeal: { answer: { reason: restore.reason } } }]);
  expect((await appeal(ada)).status).toBe(409);

  const admin = await town.resident('admin');
  expect(await (await admin.get('/api/audit')).json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'case: removed', target: removed.id }),
      expect.objectContaining({ action: 'case: restored', target: removed.id }),
    ]),
  );
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-091
it('the second of two moderators sees the first decision; members cannot decide their own case', async () => {
  const { bola, mo, max, town } = await stage();
  const post = await posted(bola);
  const theirs = await posted(mo);
  await report(max, theirs.id);
  await report(bola, theirs.id);
  const [one] = (await queue(mo)).cases;
  const keep = { decision: 'keep' };
  for (const moderator of [mo, max]) expect(await toFailure(decide(moderator, one!, keep))).toEqual([409, NOT_YOURS]);
  expect((await decide(bola, one!, keep)).status).toBe(403);
  expect((await (await town.resident('editor')).get('/api/moderation/queue')).status).toBe(403);

  const ada = await town.resident('member');
  await report(ada, post.id);
  const other = (await queue(mo)).cases.find(({ id }) => id === `post.${post.id}`)!;
  const answers = await Promise.all([
    decide(mo, other, { decision: 'remove', ...VERDICT }),
    decide(max, other, { decision: 'warn', ...VERDICT }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = (await answers.find(({ status }) => status === 409)!.json()) as Problem & { current: ModerationCase };
  expect(['removed', 'warned']).toContain(lost.current.state);
  for (const body of [{ decision: 'remove' }, { decision: 'gone' }, { ...VERDICT, decision: 'remove', rule: 'x' }, {}])
    expect((await decide(mo, other, body)).status).toBe(400);
  expect((await decide(mo, { id: 'post.none', version: 1 }, keep)).status).toBe(404);
});

// @proves GAP-091
it('a comment is removed too; what its author deletes stays readable for the case for thirty days', async () => {
  const { town, ada, bola, mo, post } = await stage();
  const { comment: said } = await commentOf(comment(bola, post.id, { text: 'Buy lamps' }));
  await report(ada, said.id, 'comment');
  expect((await bola.delete(`/api/posts/${post.id}/comments/${said.id}`)).status).toBe(200);
  const [one] = (await queue(mo)).cases;
  expect(one).toMatchObject({ type: 'comment', text: 'Buy lamps' });
  await caseOf(decide(mo, one!, { decision: 'remove', ...VERDICT, quote: 'Buy lamps' }));
  expect(await commentsOf(town.visitor(), post.id)).toEqual([]);
  town.clock.now = new Date(town.clock.now.getTime() + 29 * DAY_MS);
  expect(await town.api.background.run('forget-reported-texts')).toBe(0);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * DAY_MS);
  expect(await town.api.background.run('forget-reported-texts')).toBe(1);
  const stored = await town.api.store.db.collection<{ _id: string; text: unknown }>('moderation_cases').findOne({});
  expect(stored!.text).toBeNull();
});

// @proves GAP-091
it('responds to reports of invisible and unknown content alike', async () => {
  const { town, ada, bola, mo, post } = await stage();
  const gone = await posted(ada);
  await ada.delete(`/api/posts/${gone.id}`);
  await report(bola, post.id);
  await caseOf(decide(mo, (await queue(mo)).cases[0]!, { decision: 'remove', ...VERDICT }));
  const fresh = await town.resident('member');
  const answers = await Promise.all([post.id, gone.id, '0123456789abcdef01234567', 'x'].map((id) => report(fresh, id)));
  const bodies = await Promise.all(answers.map(async (one) => (await one.text()).replace(/"requestId":"[^"]*"/, '')));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(bodies).size).toBe(1);
  expect(await toFailure(report(ada, (await posted(ada)).id))).toEqual([
    409,
    'This is yours. You can delete it yourself.',
  ]);
  for (const body of [{}, { type: 'page', id: 'x', reason: 'spam' }, { type: 'post', id: '$ne', reason: 'spam' }])
    expect((await ada.post('/api/reports', body)).status).toBe(400);
});

// @proves GAP-091
it('carries out the decision of a killed process later', async () => {
  const { town, bola, mo, post } = await stage();
  await report(bola, post.id);
  const [one] = (await queue(mo)).cases;
  await town.api.store.db.collection('moderation_cases').updateOne(
    { _id: one!.id },
    {
      $set: {
        state: 'removed',
        verdict: { ...VERDICT, by: 'x', at: town.clock.now },
        undoneSince: town.clock.now,
      },
    },
  );
  expect(await idsIn(bola)).toEqual([post.id]);
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  expect(await town.api.background.run('complete-moderation')).toBe(1);
  expect(await idsIn(bola)).toEqual([]);
  expect(await town.api.background.run('complete-moderation')).toBe(0);
});

// @proves GAP-091
it('moderators see a case with the current content, and find their own and others’ decisions', async () => {
  const { town, ada, bola, mo, max, post } = await stage();
  const other = await posted(ada, { text: 'Lamps', alt: 'A lamp', picture: true });
  const { comment: said } = await commentOf(comment(bola, post.id, { text: 'Buy lamps' }));
  for (const [id, type] of [[post.id], [other.id], [said.id, 'comment']] as [string, string?][])
    expect((await report(max, id, type)).status).toBe(201);
  const see = async (visitor: Visitor, id: string) => {
    const answer = await visitor.get(`/api/moderation/cases/${id}`);
    return answer.status === 200 ? caseAnswerSchema.strict().parse(await answer.json()) : answer.status;
  };
  expect(await see(mo, `post.${other.id}`)).toMatchObject({
    case: { path: `/verse/posts/${other.id}`, may: ['keep', 'warn', 'remove'] },
    now: { state: 'shown', text: 'Lamps', picture: { alt: 'A lamp' } },
  });
  expect(await see(mo, `comment.${said.id}`)).toMatchObject({
    case: { path: `/verse/posts/${post.id}` },
    now: { text: 'Buy lamps', below: { text: 'A post', state: 'shown' } },
  });
  expect([await see(ada, `post.${post.id}`), await see(mo, 'post.none')]).toEqual([403, 404]);

  const idsOf = async (visitor: Visitor, list: string) => (await queue(visitor, list)).cases.map(({ id }) => id);
  const first = `post.${post.id}`;
  const second = `post.${other.id}`;
  await caseOf(decide(mo, { id: first, version: 1 }, { decision: 'keep' }));
  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  const admin = await town.resident('admin');
  await caseOf(decide(admin, { id: second, version: 1 }, { decision: 'remove', ...VERDICT }));
  expect(await idsOf(mo, 'open')).toEqual([`comment.${said.id}`]);
  expect([await idsOf(mo, 'mine'), await idsOf(max, 'mine'), await idsOf(max, 'decided')]).toEqual([
    [first],
    [],
    [second, first],
  ]);
  const { next } = await queue(max, 'decided&limit=1');
  expect(await idsOf(max, `decided&cursor=${next}`)).toEqual([first]);
  await report(await town.resident('member'), post.id);
  expect([await idsOf(mo, 'mine'), await idsOf(mo, 'decided')]).toEqual([[], [second]]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-091 GAP-065
it('a second warning about the same content notifies again', async () => {
  const { town, ada, mo, post } = await stage();
  for (const _ of [1, 2]) {
    await report(await town.resident('member'), post.id);
    await caseOf(decide(mo, (await queue(mo)).cases[0]!, { decision: 'warn', ...VERDICT }));
    expect((await listOf(ada)).head.unread).toBe(1);
    await ada.patch('/api/notifications', { upTo: town.clock.now.toISOString() });
    expect((await listOf(ada)).head.unread).toBe(0);
  }
});

// @proves GAP-066
it('reports and cases are exported, and erased with the account', async () => {
  const { town, ada, bola, mo, post } = await stage();
  await report(bola, post.id);
  await caseOf(decide(mo, (await queue(mo)).cases[0]!, { decision: 'warn', ...VERDICT }));
  const cases = (await (await ada.post('/api/me/export')).json()) as { moderationCases: object[] };
  expect(cases.moderationCases).toMatchObject([{ state: 'warned', verdict: VERDICT }]);
  expect(JSON.stringify(cases.moderationCases)).not.toContain((await mo.session()).user!.id);
  expect(await (await bola.post('/api/me/export')).json()).toMatchObject({ reports: [{ reason: 'spam' }] });
  for (const visitor of [ada, bola]) await visitor.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
  town.clock.now = new Date(town.clock.now.getTime() + 40 * DAY_MS);
  await town.api.background.run('erase-accounts');
  for (const name of ['reports', 'moderation_cases'])
    expect([name, await town.api.store.db.collection(name).countDocuments({})]).toEqual([name, 0]);
});
