import type { Work } from '@verse/api-contract/api';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import {
  addWork,
  changeProfile,
  ownProfile,
  seenBy,
  seenByGuest,
  sendForm,
  workForm,
} from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const titlesOf = async (visitor: Visitor) => (await ownProfile(visitor)).works.map(({ title }) => title);
const move = (visitor: Visitor, { id }: Work, towards: 'start' | 'end') =>
  visitor.send('PUT', `/api/me/works/${id}/place`, { towards });

// @proves GAP-048
it('keeps works in the order of their maker, through any number of moves', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const works: Work[] = [];
  for (const title of ['Four', 'Three', 'Two', 'One']) works.unshift(await addWork(town, ada, { title }));
  const order = ['One', 'Two', 'Three', 'Four'];
  expect(await titlesOf(ada)).toEqual(order);
  const state = { seed: 7 };
  const random = (most: number) => (state.seed = (state.seed * 1103515245 + 12345) % 2147483648) % most;
  for (let step = 0; step < 60; step += 1) {
    const at = random(4);
    const towards = random(2) === 0 ? 'start' : 'end';
    const beside = towards === 'start' ? at - 1 : at + 1;
    const moved = order[at]!;
    const other = order[beside];
    const answer = await move(
      ada,
      works.find(({ title }) => title === moved)!,
      towards,
    );
    if (other !== undefined) [order[at], order[beside]] = [other, moved];
    const { works: now } = (await answer.json()) as { works: Work[] };
    expect([step, now.map(({ title }) => title)]).toEqual([step, order]);
  }
  expect(await titlesOf(ada)).toEqual(order);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-048
it('lets only its maker change a work with its pictures, remove it and restore it', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const work = await addWork(town, ada, {}, [1, 2]);
  const path = `/api/me/works/${work.id}`;
  const edit = async (visitor: Visitor, version: number, kept: number[]) =>
    sendForm(town, visitor, { method: 'PATCH', path, version, form: await workForm({ title: 'New' }, [5], kept) });
  expect((await edit(bola, 0, [0])).status).toBe(404);
  expect((await bola.delete(path)).status).toBe(404);
  expect((await bola.post(`${path}/restore`)).status).toBe(404);
  expect((await edit(ada, 0, [4])).status).toBe(400);
  const edited = (await (await edit(ada, 0, [1])).json()) as Work;
  expect(edited.pictures.map(({ alt }) => alt)).toEqual(['Kept 1', 'A gradient, 5']);
  expect(edited.pictures[0]?.src).toBe(work.pictures[1]?.src);
  expect((await edit(ada, 0, [0])).status).toBe(409);
  expect((await ada.delete(path)).status).toBe(204);
  expect((await ada.delete(path)).status).toBe(204);
  expect(await titlesOf(ada)).toEqual([]);
  expect((await ada.post(`${path}/restore`)).status).toBe(200);
  expect(await titlesOf(ada)).toEqual(['New']);
});

it('rejects a work without a picture, without a description of it, or with an invalid link', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const send = async (work: object, pictures: number[]) =>
    (await sendForm(town, ada, { method: 'POST', path: '/api/me/works', form: await workForm(work, pictures) })).status;
  expect(await send({}, [])).toBe(400);
  expect(await send({ pictures: [{ from: 'new', index: 0, alt: '' }] }, [1])).toBe(400);
  expect(await send({ pictures: [{ from: 'new', index: 0, alt: 'Twice' }] }, [1, 2])).toBe(400);
  expect(await send({ link: 'javascript:alert(1)' }, [1])).toBe(400);
  expect(await send({ title: ' ' }, [1])).toBe(400);
  expect(await titlesOf(ada)).toEqual([]);
});

async function sweep({ api, clock }: Town): Promise<void> {
  for (const hours of [25, 1]) {
    clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
    await api.background.run('remove-loose-pictures');
  }
}

// @proves GAP-048
it('keeps pictures of works, deleted ones too, during the clean-up, and erases them with the account', async () => {
  const town = await startTown();
  const ada = await town.resident('member', 'ada@example.org');
  const shown = await addWork(town, ada, {}, [1]);
  const away = await addWork(town, ada, {}, [2]);
  await ada.delete(`/api/me/works/${away.id}`);
  await changeProfile(ada, { shownTo: { ...(await ownProfile(ada)).shownTo, works: 'everybody' } });
  const statusesFor = async (visitor: Visitor) =>
    Promise.all([shown, away].map(async ({ pictures }) => (await visitor.get(pictures[0]!.src)).status));
  await sweep(town);
  expect(await statusesFor(ada)).toEqual([200, 200]);
  town.clock.now = new Date(town.clock.now.getTime() + 31 * 24 * HOUR_MS);
  await town.api.background.run('remove-deleted-works');
  await sweep(town);
  await ada.signIn('ada@example.org');
  expect(await statusesFor(town.visitor())).toEqual([200, 404]);
});

// @proves GAP-048 GAP-072
it('exports and erases everything of a profile, and retires the handle for a year', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  await addWork(town, ada, { title: 'Mine' });
  const { id, handle } = await changeProfile(ada, { bio: 'About me', shownTo: (await ownProfile(ada)).shownTo });
  await bola.send('PUT', `/api/members/${handle}/follow`);
  const taken = (await (await ada.post('/api/me/export')).json()) as Record<string, Record<string, unknown>[]>;
  expect(taken.profile).toMatchObject([{ bio: 'About me', handles: [handle] }]);
  expect(taken.works).toMatchObject([{ title: 'Mine' }]);
  for (const { personalData = [] } of town.api.features) for (const one of personalData) await one.erase(id);
  expect(await seenByGuestStatus(town, handle)).toBe(404);
  expect((await ownProfile(bola)).counts.following).toBe(0);
  const claim = async () => {
    const { version } = await ownProfile(bola);
    return (await bola.send('PUT', '/api/me/profile/handle', { handle }, { 'if-match': `"${version}"` })).status;
  };
  expect(await claim()).toBe(409);
  town.clock.now = new Date(town.clock.now.getTime() + 366 * 24 * HOUR_MS);
  await town.api.background.run('free-handles');
  expect(await town.api.store.db.collection('handles').findOne({ _id: handle })).toBeNull();
  expect(town.api.scans).toEqual([]);
});

const seenByGuestStatus = async (town: Town, handle: string) =>
  (await town.visitor().get(`/api/members/${handle}`)).status;

// @proves GAP-048
it('shows a new profile to everyone but for its contact details, and skills for members to members alone', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const own = await changeProfile(ada, { bio: 'I paint signs.', skills: ['Lettering'], email: 'ada@work.example' });
  const seen = await seenByGuest(town, own.handle);
  expect(seen).toMatchObject({ bio: 'I paint signs.', skills: ['Lettering'] });
  expect(seen.email).toBeUndefined();
  await changeProfile(ada, { shownTo: { ...own.shownTo, skills: 'members' } });
  expect((await seenBy(ada, own.handle)).profile.skills).toEqual(['Lettering']);
  expect((await seenByGuest(town, own.handle)).skills).toBeUndefined();
});

// @proves CHO-07
it('keeps the focal point that its maker set, until the maker moves or removes it', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const { id } = await addWork(town, ada, {
    pictures: [{ from: 'new', index: 0, alt: 'A sign', focus: { x: 30, y: 70 } }],
  });
  const path = `/api/me/works/${id}`;
  const edit = async (version: number, focus?: unknown) => {
    const picture = { from: 'kept', index: 0, alt: 'A sign', ...(focus === undefined ? {} : { focus }) };
    const form = await workForm({ pictures: [picture] }, []);
    return sendForm(town, ada, { method: 'PATCH', path, version, form });
  };
  const focus = async () => (await ownProfile(ada)).works[0]?.pictures[0]?.focus;
  expect(await focus()).toEqual({ x: 30, y: 70 });
  const [shown] = (await seenByGuest(town, (await ownProfile(ada)).handle)).works ?? [];
  expect(shown?.pictures[0]?.focus).toEqual({ x: 30, y: 70 });
  for (const wrong of [{ x: 35, y: 0 }, { x: 110, y: 0 }, { x: 10 }]) expect((await edit(0, wrong)).status).toBe(400);
  await edit(0);
  expect(await focus()).toEqual({ x: 30, y: 70 });
  await edit(1, { x: 0, y: 100 });
  expect(await focus()).toEqual({ x: 0, y: 100 });
  await edit(2, null);
  expect(await focus()).toBeUndefined();
});

// @proves GAP-048
it('adds a work once for each Idempotency-Key of its maker, however often and wherever it is sent', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const add = async (visitor: Visitor, key: string) => {
    const answer = await visitor.send('POST', '/api/me/works', await workForm({}), { 'idempotency-key': key });
    return { status: answer.status, id: ((await answer.json()) as Work).id };
  };
  const [one, two] = await Promise.all([add(ada, 'a-key-of-ada'), add(ada, 'a-key-of-ada')]);
  expect([one.status, two.status, two.id]).toEqual([201, 201, one.id]);
  expect(await add(ada, 'a-key-of-ada')).toEqual(one);
  await add(ada, 'another-key');
  await add(bola, 'a-key-of-ada');
  expect(await titlesOf(ada)).toHaveLength(2);
  expect(await titlesOf(bola)).toHaveLength(1);
  expect((await add(ada, 'short')).status).toBe(400);
});

// @proves GAP-048 R35
it('a repeated request whose form was changed meanwhile changes the work, until its maker edits it', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const add = async (title: string) => {
    const headers = { 'idempotency-key': 'a-key-of-ada' };
    const answer = await ada.send('POST', '/api/me/works', await workForm({ title }), headers);
    const { id, title: shown, version } = (await answer.json()) as Work;
    return { status: answer.status, id, shown, version };
  };
  const first = await add('Lamp');
  expect(await add('Lamp')).toEqual({ ...first, version: 0 });
  const changed = await add('Lantern');
  expect(changed).toEqual({ ...first, shown: 'Lantern', version: 1 });
  // A proxy repeats the first request late.
  expect(await add('Lamp')).toEqual(changed);
  expect(await titlesOf(ada)).toEqual(['Lantern']);
});

// @proves GAP-048 R35
it('a repeated request of the last work that a profile has room for is answered as before', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const ada = await town.resident('member');
  const add = async (index: number) =>
    (await ada.send('POST', '/api/me/works', await workForm(), { 'idempotency-key': `key-of-work-${index}` })).status;
  for (let index = 0; index < WORK_LIMITS.works; index += 1) expect(await add(index)).toBe(201);
  expect(await add(WORK_LIMITS.works - 1)).toBe(201);
  expect(await add(WORK_LIMITS.works)).toBe(409);
});
