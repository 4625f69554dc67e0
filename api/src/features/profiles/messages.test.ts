import { startTown } from '../../../test/people';
import { changeProfile, ownProfile } from '../../../test/profile-people';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

// @proves GAP-049 COM-08
it('mails a message without telling either address, and answers go to the sender', async () => {
  const town = await startTown();
  const [ada, bola] = [
    await town.resident('member', 'ada@secret.example'),
    await town.resident('member', 'bola@secret.example'),
  ];
  const { handle } = await ownProfile(ada);
  const text = 'Would you paint our sign?\n\n<b>Bring</b> brushes.\r\nBcc: all@secret.example';
  const answer = await bola.post(`/api/members/${handle}/messages`, { text });
  expect(answer.status).toBe(202);
  expect(await answer.text()).not.toContain('secret.example');
  const [mail, ...others] = await town.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ada@secret.example', replyTo: 'bola@secret.example' });
  expect(mail?.paragraphs.join('\n')).toContain('<b>Bring</b> brushes.');
  expect(mail?.subject).not.toContain('\n');
});

// @proves GAP-049
it('limits messages to one per recipient in ten minutes, five a day, and verified senders', async () => {
  const town = await startTown();
  const bola = await town.resident('member', 'bola@secret.example');
  const people = await Promise.all(Array.from({ length: 6 }, () => town.resident('member')));
  const handles = await Promise.all(people.map(async (person) => (await ownProfile(person)).handle));
  const write = async (handle: string, visitor = bola) =>
    (await visitor.post(`/api/members/${handle}/messages`, { text: 'Hello' })).status;
  expect(await Promise.all([write(handles[0]!), write(handles[0]!)])).toEqual(expect.arrayContaining([202, 429]));
  for (const handle of handles.slice(1, 5)) expect(await write(handle)).toBe(202);
  expect(await write(handles[5]!)).toBe(429);
  expect(await town.mails()).toHaveLength(5);
  const guest = await town.visitor().post(`/api/members/${handles[5]}/messages`, { text: 'Hello' });
  expect(guest.status).toBe(401);
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ email: 'bola@secret.example' }, { $set: { emailVerified: false } });
  expect(await write(handles[5]!)).toBe(403);
  expect((await bola.post(`/api/members/${(await changeProfile(people[0]!, {})).handle}/messages`, {})).status).toBe(
    403,
  );
});

// @proves GAP-049 R31
it('mails a member twenty messages a day from all members together, and says so to the next sender', async () => {
  const town = await startTown();
  const ada = await town.resident('member', 'ada@secret.example');
  const { handle } = await ownProfile(ada);
  const answers: Response[] = [];
  for (let count = 0; count < 21; count += 1)
    answers.push(await (await town.resident('member')).post(`/api/members/${handle}/messages`, { text: 'Hello' }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  expect(await answers[20]!.json()).toMatchObject({ message: expect.stringContaining('your text is kept') });
  expect(await town.mails()).toHaveLength(20);
});
