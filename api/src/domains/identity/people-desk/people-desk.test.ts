import type { DeskMember, DeskSanction, OwnSanction, Problem, SanctionAppealList } from '@verse/api-contract/api';
import {
  deskMemberSchema,
  deskPeopleSchema,
  deskSanctionSchema,
  ownSanctionListSchema,
  ownSanctionSchema,
  spreadSchema,
} from '@verse/api-contract/identity/people-desk.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { comment, feedOf, posted } from '../../../../test/feed';
import { idOf, listOf } from '../../../../test/notified';
import { PASSWORD, startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const WORDS = { rule: 'spam', quote: 'Lamps, half the price', reason: 'Leave out the shop.' };

let keys = 0;
const impose = (staff: Visitor, id: string, body: object, key = `sanction-of-a-test-${(keys += 1)}`) =>
  staff.send('POST', `/api/desk/people/${id}/sanctions`, { ...WORDS, ...body }, { 'idempotency-key': key });
async function sanctionOf(answer: Promise<Response>): Promise<DeskSanction> {
  const body: unknown = await (await answer).json();
  expect([(await answer).status, body]).toEqual([200, expect.anything()]);
  return deskSanctionSchema.strict().parse(body);
}
const pageOf = async (staff: Visitor, id: string): Promise<DeskMember> =>
  deskMemberSchema.strict().parse(await (await staff.get(`/api/desk/people/${id}`)).json());
const ownOf = async (visitor: Visitor): Promise<OwnSanction[]> =>
  ownSanctionListSchema.strict().parse(await (await visitor.get('/api/me/sanctions')).json()).sanctions;
const failure = async (answer: Promise<Response>) => {
  const { message, fields } = (await (await answer).json()) as Problem;
  return { status: (await answer).status, message, fields };
};
const linesOf = async (visitor: Visitor) => (await listOf(visitor)).notifications.map(({ text }) => text);
const inDays = ({ clock }: { clock: { now: Date } }, days: number) =>
  new Date(clock.now.getTime() + days * DAY_MS).toISOString();

async function stage() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member', 'ada@example.org');
  const mo = await town.resident('moderator', 'mo@example.org');
  const max = await town.resident('moderator', 'max@example.org');
  return { town, ada, mo, max, id: await idOf(ada) };
}

// @proves GAP-069 GAP-091
it('a silenced member reads but does not write until the end, which comes by itself', async () => {
  const { town, ada, mo, id } = await stage();
  const post = await posted(mo);
  const until = inDays(town, 2);
  const silence = await sanctionOf(impose(mo, id, { kind: 'silence', until }, 'the-same-silence'));
  expect(silence).toMatchObject({ state: 'in-force', until, by: 'Ada Tester', may: ['take-back'] });
  expect((await sanctionOf(impose(mo, id, { kind: 'silence', until }, 'the-same-silence'))).id).toBe(silence.id);
  expect((await impose(mo, id, { kind: 'silence', until })).status).toBe(409);

  const refused = await failure(ada.post(`/api/posts/${post.id}/comments`, { text: 'Lamps' }));
  expect(refused.status).toBe(403);
  expect(refused.message).toMatch(
    /^You can read but not write until .+ UTC\. See why, and how to appeal, under Settings, Safety\.$/,
  );
  for (const [method, path] of [
    ['PUT', `/api/posts/${post.id}/like`],
    ['POST', '/api/conversations'],
    ['PUT', '/api/members/mo/follow'],
  ] as const)
    expect([path, (await ada.send(method, path, {})).status]).toEqual([path, 403]);
  expect((await ada.get('/api/posts')).status).toBe(200);
  expect((await ada.send('PUT', `/api/posts/${post.id}/save`)).status).toBe(200);
  expect((await ada.patch('/api/me', { theme: 'light' })).status).toBe(200);
  expect((await ada.post('/api/me/export', { password: PASSWORD })).status).toBe(200);

  expect(await linesOf(ada)).toEqual([expect.stringMatching(/^You can read but not write until /)]);
  const mail = (await town.mails()).find(({ to }) => to === 'ada@example.org')!;
  expect([mail.subject, mail.paragraphs]).toEqual([
    'You cannot write for a while',
    expect.arrayContaining([expect.stringContaining('half the price'), WORDS.reason]),
  ]);
  expect(await ownOf(ada)).toMatchObject([{ kind: 'silence', ...WORDS, mayAppeal: true }]);
  expect(JSON.stringify(await ownOf(ada))).not.toContain(await idOf(mo));

  town.clock.now = new Date(new Date(until).getTime() - 1000);
  expect((await comment(ada, post.id)).status).toBe(403);
  town.clock.now = new Date(until);
  expect((await comment(ada, post.id)).status).toBe(201);
  expect((await pageOf(mo, id)).sanctions).toMatchObject([{ state: 'ended', may: [] }]);
  expect((await impose(mo, id, { kind: 'silence', until: inDays(town, 1) })).status).toBe(200);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-069 GAP-091
it('a suspension ends all sessions and hides the member, and ends by itself', async () => {
  const { town, ada, mo, id } = await stage();
  await posted(ada);
  const until = inDays(town, 3);
  await sanctionOf(impose(mo, id, { kind: 'suspension', until }));
  expect((await ada.get('/api/me')).status).toBe(401);
  expect((await feedOf(town.visitor())).posts).toEqual([]);
  const right = await failure(town.visitor().post('/api/signin', { email: 'ada@example.org', password: PASSWORD }));
  expect(right.message).toMatch(/^Your account is suspended until .+ UTC\. We emailed you why, and how to appeal\.$/);
  const wrong = await failure(
    town.visitor().post('/api/signin', { email: 'ada@example.org', password: 'Wrong-1-Word!' }),
  );
  expect(wrong.message).not.toContain('suspended');

  town.clock.now = new Date(until);
  const again = await town.visitor().signIn('ada@example.org');
  expect((await feedOf(town.visitor())).posts).toHaveLength(1);
  await sanctionOf(impose(mo, id, { kind: 'suspension', until: inDays(town, 1) }));
  expect((await again.get('/api/me')).status).toBe(401);
  town.clock.now = new Date(town.clock.now.getTime() + DAY_MS);
  await town.api.background.run('end-suspensions');
  expect((await feedOf(town.visitor())).posts).toHaveLength(1);
});

// @proves GAP-069 GAP-091
it('a suspended member appeals by the link in the email, and another moderator takes it back', async () => {
  const { town, ada, mo, max, id } = await stage();
  await sanctionOf(impose(mo, id, { kind: 'suspension', until: inDays(town, 30) }));
  const mail = (await town.mails()).find(({ to }) => to === 'ada@example.org')!;
  const token = new URL(mail.action!.url).searchParams.get('appeal')!;
  const guest = town.visitor();
  expect((await guest.post('/api/sanction-appeals/read', { token: `${token.slice(0, -1)}x` })).status).toBe(404);
  const read = ownSanctionSchema
    .strict()
    .parse(await (await guest.post('/api/sanction-appeals/read', { token })).json());
  expect(read).toMatchObject({ kind: 'suspension', mayAppeal: true });
  const appeal = () => guest.post('/api/sanction-appeals', { token, text: 'They are my own lamps.' });
  expect(await (await appeal()).json()).toMatchObject({ appeal: { answeredBy: 'staff' }, mayAppeal: false });
  expect((await appeal()).status).toBe(409);

  const waiting = async (staff: Visitor) =>
    ((await (await staff.get('/api/desk/sanctions')).json()) as SanctionAppealList).sanctions;
  const [one] = await waiting(max);
  expect([one!.may, (await waiting(mo))[0]!.may]).toEqual([['take-back', 'answer'], ['take-back']]);
  const answer = { isUpheld: false, reason: 'They are your own.' };
  expect((await mo.post(`/api/desk/sanctions/${one!.id}/answer`, answer)).status).toBe(409);
  expect((await sanctionOf(max.post(`/api/desk/sanctions/${one!.id}/answer`, answer))).state).toBe('taken-back');
  expect(await waiting(max)).toEqual([]);
  await town.visitor().signIn('ada@example.org');
  expect((await town.mails()).map(({ paragraphs }) => paragraphs)).toEqual([
    ['Your account is open again. We took the decision back.', answer.reason],
  ]);
  expect((await ada.get('/api/me')).status).toBe(401);
});

// @proves GAP-069 GAP-091
it('an appeal goes to an admin if there is no other moderator, and says so', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100' });
  const ada = await town.resident('member');
  const mo = await town.resident('moderator');
  const admin = await town.resident('admin');
  const one = await sanctionOf(impose(mo, await idOf(ada), { kind: 'warning' }));
  const own = await ada.post(`/api/me/sanctions/${one.id}/appeal`, { text: 'No.' });
  expect(await own.json()).toMatchObject({ appeal: { answeredBy: 'admins' } });
  expect(await linesOf(admin)).toEqual([expect.stringMatching(/^An appeal needs an admin\. Please answer by /)]);
  expect((await ada.post(`/api/desk/sanctions/${one.id}/answer`, { isUpheld: true, reason: 'x' })).status).toBe(403);
  await sanctionOf(admin.post(`/api/desk/sanctions/${one.id}/answer`, { isUpheld: true, reason: 'It was spam.' }));
  expect((await ownOf(ada))[0]).toMatchObject({ state: 'in-force', appeal: { answer: { isUpheld: true } } });
  expect(await linesOf(ada)).toContain('We read your appeal. The decision stays');
});

// @proves GAP-069
it('an erasure counts and hides what spread in the last days, but nothing older, and shows it again', async () => {
  const { town, ada, mo, id } = await stage();
  const old = await posted(ada);
  town.clock.now = new Date(town.clock.now.getTime() + 5 * DAY_MS);
  const theirs = await posted(mo);
  const fresh = await posted(ada);
  expect((await comment(ada, theirs.id)).status).toBe(201);
  const preview = async (days: number) =>
    spreadSchema.strict().parse(await (await mo.get(`/api/desk/people/${id}/spread?days=${days}`)).json());
  expect(await preview(1)).toEqual({ posts: 1, comments: 1, messages: 0 });
  expect(await preview(6)).toEqual({ posts: 2, comments: 1, messages: 0 });
  const shown = async () => (await feedOf(town.visitor())).posts.map((post) => [post.id, post.comments]);
  const before = await shown();
  const one = await sanctionOf(impose(mo, id, { kind: 'erasure', days: 1 }));
  expect((await shown()).toSorted()).toEqual(
    [
      [old.id, 0],
      [theirs.id, 0],
    ].toSorted(),
  );
  expect(await preview(6)).toEqual({ posts: 1, comments: 0, messages: 0 });
  await sanctionOf(mo.post(`/api/desk/sanctions/${one.id}/end`, { reason: 'A mistake.' }));
  expect(await shown()).toEqual(before);
  expect(fresh.id).toBe(before[0]![0]);
});

// @proves GAP-069 R8
it('members are found by name, handle and address; each role sees what it needs, and looks are recorded', async () => {
  const { town, ada, mo, id } = await stage();
  const admin = await town.resident('admin');
  await ada.patch('/api/me', { firstName: 'Zaïnab', lastName: 'Olubori' });
  const { handle } = (await (await ada.get('/api/me/profile')).json()) as { handle: string };
  const find = async (staff: Visitor, q: string) =>
    deskPeopleSchema.strict().parse(await (await staff.get(`/api/desk/people?q=${encodeURIComponent(q)}`)).json());
  for (const q of ['zain olu', 'OLUBORI', handle, `@${handle.slice(0, 3)}`])
    expect([q, (await find(mo, q)).people.map((one) => one.id)]).toEqual([q, expect.arrayContaining([id])]);
  expect((await find(mo, 'ada@example')).people).toEqual([]);
  expect((await find(admin, 'ada@ex')).people).toMatchObject([{ id, email: 'ada@example.org' }]);
  expect((await find(mo, handle)).people[0]!.email).toBeNull();

  const seen = await pageOf(mo, id);
  expect([seen.sessions, seen.person.email, seen.records.map(({ kind }) => kind)]).toEqual([
    null,
    null,
    ['reported', 'reports'],
  ]);
  const whole = await pageOf(admin, id);
  expect([whole.sessions!.length, whole.records.map(({ kind }) => kind)]).toEqual([
    1,
    ['reported', 'reports', 'orders'],
  ]);
  const actions = ((await (await admin.get('/api/audit')).json()) as { action: string; target: string }[]).map(
    ({ action, target }) => [action, target],
  );
  expect(actions.filter(([action]) => action === 'people: page read')).toEqual([
    ['people: page read', id],
    ['people: page read', id],
  ]);
  expect(actions).toContainEqual(['people: addresses listed', '']);
  expect(town.api.scans).toEqual([]);
});

// @proves R8 GAP-069
it('no one decides about themselves, only admins about staff, and only admins suspend without an end', async () => {
  const { town, ada, mo, max, id } = await stage();
  const admin = await town.resident('admin');
  const editor = await town.resident('editor');
  const warn = async (staff: Visitor, member: string) => (await impose(staff, member, { kind: 'warning' })).status;
  expect(await warn(mo, await idOf(mo))).toBe(403);
  expect(await warn(mo, await idOf(max))).toBe(403);
  expect(await warn(mo, await idOf(admin))).toBe(403);
  expect(await warn(admin, await idOf(admin))).toBe(403);
  expect(await warn(admin, await idOf(max))).toBe(200);
  for (const [visitor, status] of [
    [ada, 403],
    [editor, 403],
    [town.visitor(), 401],
  ] as const) {
    expect([status, await warn(visitor, id)]).toEqual([status, status]);
    expect((await visitor.get(`/api/desk/people/${id}`)).status).toBe(status);
    expect((await visitor.get('/api/desk/people?q=a')).status).toBe(status);
  }
  const forever = { kind: 'suspension', until: null };
  expect((await failure(impose(mo, id, forever))).fields).toHaveProperty('until');
  for (const days of [-1, 91])
    expect((await failure(impose(mo, id, { kind: 'silence', until: inDays(town, days) }))).fields).toHaveProperty(
      'until',
    );
  expect((await impose(admin, id, forever)).status).toBe(200);
  expect((await impose(mo, 'no-such-person', { kind: 'warning' })).status).toBe(404);
  expect((await admin.patch(`/api/accounts/${id}`, { isSuspended: false })).status).toBe(200);
  expect((await pageOf(mo, id)).sanctions).toMatchObject([{ kind: 'suspension', state: 'ended' }]);
  expect((await impose(admin, id, forever)).status).toBe(200);
});
