import type { ContactThread, InboxMessage } from '@verse/api-contract/api';
import { contactThreadSchema, inboxMessageSchema } from '@verse/api-contract/publishing/contact.schema';
import { DAY_MS } from '@verse/api-contract/time';
import { listOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const MESSAGE = { name: 'Nell', email: 'nell@example.org', subject: 'A poster', message: 'We need one poster.' };

let keys = 0;
const keyed = (visitor: Visitor, path: string, body: object, key = `answer-of-a-test-${(keys += 1)}`) =>
  visitor.send('POST', path, body, { 'idempotency-key': key });
const inboxOf = async (staff: Visitor, query = ''): Promise<InboxMessage[]> =>
  inboxMessageSchema
    .strict()
    .array()
    .parse(await (await staff.get(`/api/contactus${query}`)).json());
async function threadOf(answer: Promise<Response>): Promise<ContactThread> {
  const body: unknown = await (await answer).json();
  expect([(await answer).status, body]).toEqual([200, expect.anything()]);
  return contactThreadSchema.strict().parse(body);
}
const linkIn = async (town: Town) => {
  const mail = (await town.mails()).find(({ subject }) => subject.startsWith('Our answer'))!;
  return { mail, token: new URL(mail.action!.url).searchParams.get('thread')! };
};

// @proves GAP-031 GAP-069
it('staff answer by email and in a thread, the sender replies by its link, and the clock runs for each', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  town.clock.now = new Date('2026-11-26T10:00:00Z');
  const editor = await town.resident('editor');
  const guest = town.visitor();
  expect((await guest.post('/api/contactus', MESSAGE)).status).toBe(201);
  await town.mails();
  const [message] = await inboxOf(editor, '?status=new');
  expect(message).toMatchObject({ dueAt: '2026-11-30T10:00:00.000Z', isOverdue: false, answers: [] });
  town.clock.now = new Date('2026-11-30T10:00:00Z');
  expect((await inboxOf(editor))[0]).toMatchObject({ isOverdue: true });

  const path = `/api/contactus/${message!.id}/answers`;
  const answer = () => keyed(editor, path, { text: 'With pleasure.\n\nWhen?' }, 'the-same-answer');
  for (let time = 0; time < 2; time += 1)
    expect(await (await answer()).json()).toMatchObject({
      status: 'open',
      dueAt: null,
      answers: [{ by: 'Ada Tester' }],
    });
  const { mail, token } = await linkIn(town);
  expect(mail).toMatchObject({ to: MESSAGE.email, paragraphs: expect.arrayContaining(['With pleasure.', 'When?']) });
  expect(JSON.stringify(mail)).not.toContain('poster');
  expect(await town.mails()).toEqual([]);

  const read = await threadOf(guest.post('/api/contact-threads/read', { token }));
  expect(read).toMatchObject({
    message: MESSAGE.message,
    entries: [{ side: 'team', text: 'With pleasure.\n\nWhen?' }],
  });
  expect(JSON.stringify(read)).not.toContain('Tester');
  town.clock.now = new Date('2026-12-01T10:00:00Z');
  const replied = await threadOf(keyed(guest, '/api/contact-threads', { token, text: 'On Friday.' }));
  expect(replied.entries.map(({ side }) => side)).toEqual(['team', 'sender']);
  expect(await inboxOf(editor, '?status=new')).toMatchObject([{ id: message!.id, dueAt: '2026-12-03T10:00:00.000Z' }]);

  for (const wrong of [`${token.slice(0, -1)}x`, 'x', token.replace(/^[^.]+/, 'other')])
    expect((await guest.post('/api/contact-threads/read', { token: wrong })).status).toBe(404);
  town.clock.now = new Date(Date.parse('2026-11-30T10:00:00Z') + 60 * DAY_MS);
  expect((await guest.post('/api/contact-threads/read', { token })).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-031 R8
it('a member is notified on the site as well; members and guests can neither answer nor see the inbox', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const editor = await town.resident('editor');
  const ada = await town.resident('member');
  const eve = await town.resident('member');
  await ada.post('/api/contactus', MESSAGE);
  const [message] = await inboxOf(editor);
  const path = `/api/contactus/${message!.id}/answers`;
  expect((await keyed(eve, path, { text: 'Hello' })).status).toBe(403);
  expect((await keyed(town.visitor(), path, { text: 'Hello' })).status).toBe(401);
  expect((await keyed(editor, path, { text: ' ' })).status).toBe(400);
  expect((await keyed(editor, '/api/contactus/no-such/answers', { text: 'Hello' })).status).toBe(404);
  expect((await keyed(editor, path, { text: 'Hello' })).status).toBe(200);
  const [line] = (await listOf(ada)).notifications;
  expect(line!.text).toBe('Our team answered your message “A poster”');
  const token = new URL(line!.path, 'http://site').searchParams.get('thread')!;
  expect((await threadOf(eve.post('/api/contact-threads/read', { token }))).entries).toHaveLength(1);
  expect((await listOf(eve)).notifications).toEqual([]);
  const taken = (await (await ada.post('/api/me/export')).json()) as { contactMessages: { answers: object[] }[] };
  expect(taken.contactMessages[0]!.answers).toHaveLength(1);
});
