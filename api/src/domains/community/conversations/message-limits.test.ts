import { DAY_MS } from '@verse/api-contract/time';
import { drawContent } from '../../../../test/content-folder';
import { begin, begun, conversationsOf, toProfile, write } from '../../../../test/conversations';
import { listOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { addWork, changeProfile, ownProfile } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const people = (town: Town, length: number) =>
  Promise.all(Array.from({ length }, (_, index) => town.resident('member', `one${index}@example.org`)));
const handlesOf = (all: readonly Visitor[]) => Promise.all(all.map(async (one) => (await ownProfile(one)).handle));
const statusesOf = async (answers: readonly Response[]) => answers.map(({ status }) => status);

// @proves GAP-049
it('a new account writes to five new people a day, a later one to twenty; answers are free', async () => {
  const town = await startTown();
  const [eve, ...others] = await people(town, 8);
  const handles = await handlesOf(others);
  const answers: Response[] = [];
  for (const handle of handles.slice(0, 6)) answers.push(await begin(eve!, toProfile(handle)));
  expect(await statusesOf(answers)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(await answers[5]!.json()).toMatchObject({ message: expect.stringContaining('We kept your text') });
  // The limit does not apply if either of the two members has already written to the other.
  expect((await begin(eve!, toProfile(handles[0]!), 'Once more')).status).toBe(409);
  const [own] = await handlesOf([eve!]);
  const asked = await begun(others[6]!, toProfile(own!));
  expect((await write(eve!, asked.id)).status).toBe(201);

  town.clock.now = new Date(town.clock.now.getTime() + 15 * DAY_MS);
  await eve!.signIn('one0@example.org');
  expect((await begin(eve!, toProfile(handles[5]!))).status).toBe(201);
});

// @proves GAP-049 R31
it('a member gets twenty first messages from strangers a day, and the next sender is asked to wait', async () => {
  const town = await startTown();
  const ada = await town.resident('member', 'ada@secret.example');
  const [handle] = await handlesOf([ada]);
  const answers: Response[] = [];
  for (const one of await people(town, 21)) answers.push(await begin(one, toProfile(handle!)));
  expect(await statusesOf(answers)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  expect(await answers[20]!.json()).toMatchObject({ message: expect.stringContaining('We kept your text') });
  expect((await conversationsOf(ada, 'requests')).requests).toBe(20);
  expect(await town.mails()).toHaveLength(20);
});

// @proves GAP-049 COM-08
it('an email says that someone wrote, without text and address; with the text if the reader chose so', async () => {
  const town = await startTown();
  const ada = await town.resident('member', 'ada@secret.example');
  const bola = await town.resident('member', 'bola@secret.example');
  const chi = await town.resident('member', 'chi@secret.example');
  await bola.patch('/api/me', { firstName: 'Bola', lastName: 'Hill' });
  const toAda = toProfile((await ownProfile(ada)).handle);
  await town.mails();
  const { id } = await begun(bola, toAda, 'A secret\n\n<b>plan</b>');
  const [mail, ...others] = await town.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@secret.example', subject: 'You have a new message' });
  expect(mail?.paragraphs[0]).toContain('Bola Hill');
  expect(mail?.action?.url).toMatch(new RegExp(`/verse/messages/${id}$`));
  expect(JSON.stringify([mail?.subject, mail?.paragraphs, mail?.replyTo])).not.toMatch(/secret|plan/);

  expect((await ada.patch('/api/me', { mailsMessageText: true })).status).toBe(200);
  await begun(chi, toAda, 'A secret\n\n<b>plan</b>');
  const [second] = await town.mails();
  expect(second?.paragraphs).toEqual(expect.arrayContaining(['A secret', '<b>plan</b>']));
  expect(JSON.stringify([second?.subject, second?.replyTo])).not.toMatch(/secret/);
});

// @proves GAP-049
it('is for verified members only, and a sample takes no messages', async () => {
  const town = await startTown({ SEED: '1', DEMO: '1', API_CONTENT_DIR: await drawContent({ all: true }) });
  const bola = await town.resident('member', 'bola@secret.example');
  const ada = await town.resident('member');
  const [handle] = await handlesOf([ada]);
  expect((await begin(town.visitor(), toProfile(handle!))).status).toBe(401);
  const answer = await begin(bola, toProfile('zainab-olubori'));
  expect([answer.status, await answer.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('an example profile') }),
  ]);
  await changeProfile(ada, { visibility: 'nobody' });
  expect((await begin(bola, toProfile(handle!))).status).toBe(404);
  const accounts = town.api.store.db.collection('auth_user');
  await accounts.updateOne({ email: 'bola@secret.example' }, { $set: { emailVerified: false } });
  expect((await begin(bola, toProfile(handle!))).status).toBe(403);
  expect((await listOf(ada)).notifications).toEqual([]);
});

// @proves GAP-049 R31
it('one stranger cannot use up what a member gets from strangers a day', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const eve = await town.resident('member');
  const bola = await town.resident('member', 'bola@example.org');
  const { handle } = await ownProfile(ada);
  const works: { id: string }[] = [];
  for (let index = 0; index < 6; index += 1) works.push(await addWork(town, ada, { title: `Lamp ${index}` }));
  const answers: Response[] = [];
  for (const { id } of works) answers.push(await begin(eve, { kind: 'work', handle, id }));
  expect(await statusesOf(answers)).toEqual([201, 201, 201, 429, 429, 429]);
  expect((await begin(bola, { kind: 'work', handle, id: works[5]!.id })).status).toBe(201);
  expect((await conversationsOf(ada, 'requests')).requests).toBe(4);
  expect(town.api.scans).toEqual([]);
});
