import type { StaffDeskList, StaffQueueList } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { BRIEF, projectsOf, sendBrief } from '../../../../test/briefs';
import { startTown, type Visitor } from '../../../../test/people';
import { sendOffer, termsOf } from '../../../../test/project-offers';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const MESSAGE = { name: 'Nell', email: 'nell@example.org', subject: 'Hello', message: 'A question' };

const desksOf = async (person: Visitor) =>
  ((await (await person.get('/api/staff/desks')).json()) as StaffDeskList).desks;

// @proves GAP-069
it('staff see only the work queues of their role, with the number of waiting items', async () => {
  const { resident } = await startTown();
  const member = await resident('member');
  const editor = await resident('editor');
  const moderator = await resident('moderator');
  const admin = await resident('admin');
  expect((await member.get('/api/staff/desks')).status).toBe(403);
  const namesFor = async (person: Visitor) => (await desksOf(person)).map(({ name }) => name);
  expect(await namesFor(editor)).toEqual([
    'contact-inbox',
    'review-queue',
    'tool-suggestions',
    'store-orders',
    'store-products',
    'jobs',
    'job-reviews',
    'contests',
    'contest-appeals',
    'house-projects',
    'waiting-lists',
    'promotions',
  ]);
  expect(await namesFor(moderator)).toEqual([
    'contact-inbox',
    'moderation',
    'tool-suggestions',
    'jobs',
    'job-reviews',
    'contests',
    'contest-appeals',
    'disputes',
    'rewards',
    'featured-member',
  ]);
  expect(await namesFor(admin)).toHaveLength(17);

  const inbox = async () => (await desksOf(moderator)).find(({ name }) => name === 'contact-inbox')?.waiting;
  const before = (await inbox())!;
  expect((await member.post('/api/contactus', MESSAGE)).status).toBe(201);
  expect(await inbox()).toBe(before + 1);
  const messages = (await (await moderator.get('/api/contactus')).json()) as { id: string }[];
  await moderator.send('PATCH', `/api/contactus/${messages[0]!.id}`, { status: 'done' });
  expect(await inbox()).toBe(before);
  const waiting = Object.fromEntries((await desksOf(admin)).map(({ name, waiting }) => [name, waiting]));
  expect(waiting).toMatchObject({
    moderation: 0,
    'review-queue': 0,
    'tool-suggestions': 0,
    jobs: null,
    sections: null,
  });
});

// @proves GAP-069
it('a brief for the house is due two working days later, until the house has made an offer', async () => {
  const town = await startTown();
  const { resident, clock } = town;
  const client = await resident('member');
  const editor = await resident('editor');
  const queue = async () => {
    const { desks } = (await (await editor.get('/api/staff/queues')).json()) as StaffQueueList;
    return desks.find(({ name }) => name === 'house-projects');
  };
  const waiting = async () => (await projectsOf(editor, 'house-waiting')).projects;
  clock.now = new Date('2026-11-24T10:00:00Z');
  const first = await sendBrief(client);
  clock.now = new Date('2026-11-24T11:00:00Z');
  const second = await sendBrief(client, { ...BRIEF, title: 'A second lantern' });
  expect((await client.get('/api/projects?list=house-waiting')).status).toBe(403);
  expect((await waiting()).map(({ number }) => number)).toEqual([first.number, second.number]);
  expect((await waiting())[0]!.nextStep).toMatchObject({ dueAt: '2026-11-26T10:00:00.000Z' });
  expect(await queue()).toMatchObject({ waiting: 2, dueAt: '2026-11-26T10:00:00.000Z', overdue: 0 });
  clock.now = new Date('2026-11-26T10:30:00Z');
  expect(await queue()).toMatchObject({ overdue: 1 });
  expect((await sendOffer(editor, first.number, 0, { ...termsOf(town), account: null })).status).toBe(201);
  expect(await queue()).toMatchObject({ waiting: 2, dueAt: '2026-11-26T11:00:00.000Z', overdue: 0 });
});

// @proves GAP-069
it('a work queue says since when the oldest item waits, and how many are past what the pages promise', async () => {
  const { resident, clock } = await startTown();
  const ada = await resident('member');
  const moderator = await resident('moderator');
  const queueOf = async (wanted: string) => {
    const { desks } = (await (await moderator.get('/api/staff/queues')).json()) as StaffQueueList;
    return desks.find(({ name }) => name === wanted);
  };
  clock.now = new Date('2026-11-24T10:00:00Z');
  const written = clock.now.toISOString();
  const dueAt = '2026-11-26T10:00:00.000Z';
  expect(await queueOf('contact-inbox')).toMatchObject({ waiting: 0, oldestAt: null, dueAt: null, overdue: 0 });
  expect((await ada.post('/api/contactus', MESSAGE)).status).toBe(201);
  clock.now = new Date('2026-11-26T09:59:59Z');
  expect(await queueOf('contact-inbox')).toMatchObject({ waiting: 1, oldestAt: written, dueAt, overdue: 0 });
  clock.now = new Date('2026-11-26T10:00:00Z');
  expect(await queueOf('contact-inbox')).toMatchObject({ waiting: 1, oldestAt: written, overdue: 1 });
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect(await queueOf('people')).toMatchObject({ waiting: 0, oldestAt: null, overdue: 0 });
  expect(await queueOf('audit-log')).toBeUndefined();
  expect((await ada.get('/api/staff/queues')).status).toBe(403);
});
