import type { Problem, StaffDeskList } from '@verse/api-contract/api';
import {
  BRIEF,
  briefFor,
  endProject,
  newKey,
  postBrief,
  projectOf,
  projectsOf,
  sendBrief,
  sendFile,
} from '../../../../../test/briefs';
import { createOrganisation, join } from '../../../../../test/hiring';
import { textsOf } from '../../../../../test/notified';
import { startTown, type Visitor } from '../../../../../test/people';
import { ownProfile } from '../../../../../test/profile-people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };
const NUMBER = /^CP-[A-Z0-9]{9}$/;

async function setUp(environment: Record<string, string> = UNLIMITED) {
  const town = await startTown(environment);
  const client = await town.resident('member', 'client@example.org');
  const seller = await town.resident('member', 'seller@example.org');
  const stranger = await town.resident('member', 'stranger@example.org');
  return { town, client, seller, stranger };
}

const messageOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as Problem).message,
];
const numbersIn = async (visitor: Visitor, list: string) =>
  (await projectsOf(visitor, list)).projects.map(({ number }) => number);

// @proves GAP-049
it('sends a brief once however often it is repeated, with a number, a receipt and a notice', async () => {
  const { town, client, seller, stranger } = await setUp();
  const form = await briefFor(seller);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 5 }, () => postBrief(client, form, key)));
  const sent = await Promise.all(answers.map(async (one) => ((await one.json()) as { number: string }).number));
  expect(new Set(sent).size).toBe(1);
  const [number] = sent as [string];
  expect(number).toMatch(NUMBER);
  expect((await sendBrief(client, form, key)).number).toBe(number);
  expect([await numbersIn(client, 'buying'), await numbersIn(client, 'selling')]).toEqual([[number], []]);
  expect([await numbersIn(seller, 'buying'), await numbersIn(seller, 'selling')]).toEqual([[], [number]]);
  expect(await numbersIn(stranger, 'selling')).toEqual([]);
  expect(await projectOf(seller, number)).toMatchObject({
    side: 'seller',
    state: 'open',
    client: { kind: 'client', name: 'Ada Tester' },
    brief: { title: BRIEF.title, aim: BRIEF.aim, budget: BRIEF.budget },
    may: { addFile: false, withdraw: false, decline: true, write: true },
  });
  expect((await projectOf(client, number.toLowerCase())).number).toBe(number);
  expect(await textsOf(seller)).toEqual([`Ada Tester sent you a brief: “${BRIEF.title}”.`]);
  const receipts = (await town.mails()).filter(({ subject }) => subject === `Your brief ${number}`);
  expect(receipts).toHaveLength(1);
  expect(receipts[0]!.paragraphs.join(' ')).toContain(`Its reference number is ${number}.`);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-069
it('answers 404 to all but both sides; only owners and recruiters sell for an organisation', async () => {
  const { town, client, seller, stranger } = await setUp();
  const editor = await town.resident('editor');
  const judge = await town.resident('member');
  await createOrganisation(town, seller, { handle: 'lamp-works' });
  await join(town, stranger, 'lamp-works', 'recruiter');
  await join(town, judge, 'lamp-works', 'judge');
  const toHouse = await sendBrief(client);
  const toOffice = await sendBrief(client, { ...BRIEF, seller: { kind: 'organisation', handle: 'lamp-works' } });
  const statusOf = async (visitor: Visitor, number: string) => (await visitor.get(`/api/projects/${number}`)).status;
  const all = [town.visitor(), client, seller, stranger, judge, editor];
  const seen = async (number: string) => Promise.all(all.map((visitor) => statusOf(visitor, number)));
  expect(await seen(toHouse.number)).toEqual([401, 200, 404, 404, 404, 200]);
  expect(await seen(toOffice.number)).toEqual([401, 200, 200, 200, 404, 404]);
  expect(await numbersIn(editor, 'house')).toEqual([toHouse.number]);
  expect((await stranger.get('/api/projects?list=house')).status).toBe(403);
  expect(await numbersIn(judge, 'selling')).toEqual([]);
  expect(await numbersIn(stranger, 'selling')).toEqual([toOffice.number]);
  const { desks } = (await (await editor.get('/api/staff/desks')).json()) as StaffDeskList;
  expect(desks).toContainEqual({ name: 'house-projects', waiting: 1 });
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-049
it('says what is wrong with a brief, and rejects one to the sender or to an unknown seller', async () => {
  const { client, seller } = await setUp();
  const own = await briefFor(client);
  expect(await messageOf(await postBrief(client, own))).toEqual([400, 'You cannot send a brief to yourself.']);
  const nobody = { kind: 'member', handle: 'nobody-at-all' };
  const gone = { kind: 'organisation', handle: 'no-office' };
  expect((await postBrief(client, { ...BRIEF, seller: nobody })).status).toBe(404);
  expect((await postBrief(client, { ...BRIEF, seller: gone })).status).toBe(404);
  const unknown = await postBrief(client, { ...BRIEF, service: 'no-service', title: '' });
  expect(((await unknown.json()) as Problem).fields).toHaveProperty('title');
  expect(await messageOf(await postBrief(client, { ...BRIEF, service: 'no-service' }))).toEqual([
    400,
    'There is no such service.',
  ]);
  await client.send('PUT', `/api/members/${(await ownProfile(seller)).handle}/block`);
  expect((await postBrief(client, await briefFor(seller))).status).toBe(404);
});

// @proves GAP-070
it('keeps at most twenty open briefs, also when sent at once, and an ended one frees its place', async () => {
  const { client } = await setUp();
  const answers = await Promise.all(Array.from({ length: 24 }, () => postBrief(client)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(await messageOf(answers.find(({ status }) => status === 409)!)).toEqual([
    409,
    'You have 20 open briefs. Withdraw one to send another.',
  ]);
  const [number] = await numbersIn(client, 'buying');
  expect((await endProject(client, number!, 'No time.', 1)).status).toBe(200);
  expect((await postBrief(client)).status).toBe(201);
});

// @proves GAP-049
it('pages the projects of a side, the last changed first', async () => {
  const { town, client, seller } = await setUp();
  const sent = [];
  for (let count = 0; count < 5; count += 1) {
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
    sent.push((await sendBrief(client, await briefFor(seller, { title: `Brief ${count}` }))).number);
  }
  const found: string[] = [];
  let cursor = '';
  do {
    const answer = await seller.get(`/api/projects?list=selling&limit=2${cursor && `&cursor=${cursor}`}`);
    const page = (await answer.json()) as { projects: { number: string }[]; next: string | null };
    found.push(...page.projects.map(({ number }) => number));
    cursor = page.next ?? '';
  } while (cursor !== '');
  expect(found).toEqual(sent.toReversed());
  expect(town.api.scans).toEqual([]);
});

describe('the end of a brief', () => {
  // @proves GAP-049
  it('is a withdrawal by the client or a refusal by the seller, with a reason for the other side', async () => {
    const { client, seller, stranger } = await setUp();
    const form = await briefFor(seller);
    const one = await sendBrief(client, form);
    const two = await sendBrief(client, form);
    expect((await endProject(stranger, one.number, 'Mine', 1)).status).toBe(404);
    expect((await endProject(seller, one.number, '  ', 1)).status).toBe(400);
    expect((await endProject(seller, one.number, 'I have no time in June.', 1)).status).toBe(200);
    expect((await endProject(seller, one.number, 'I have no time in June.', 1)).status).toBe(200);
    expect(await projectOf(client, one.number)).toMatchObject({
      state: 'declined',
      ended: { side: 'seller', reason: 'I have no time in June.' },
      may: { addFile: false, withdraw: false, decline: false, write: false },
    });
    expect(await textsOf(client)).toEqual([`Ada Tester declined your brief “${BRIEF.title}”: I have no time in June.`]);
    expect((await endProject(client, two.number, 'The festival is cancelled.', 1)).status).toBe(200);
    expect((await projectOf(seller, two.number)).state).toBe('withdrawn');
    expect((await endProject(seller, two.number, 'Too late', 2)).status).toBe(409);
  });

  // @proves GAP-049
  it('happens once when both sides end it at once, and the second gets a conflict', async () => {
    const { client, seller } = await setUp();
    const { number } = await sendBrief(client, await briefFor(seller));
    const [one, two] = await Promise.all([
      endProject(client, number, 'Withdrawn', 1),
      endProject(seller, number, 'Declined', 1),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const { ended, revision } = await projectOf(client, number);
    expect([ended?.reason, revision]).toEqual([one.status === 200 ? 'Withdrawn' : 'Declined', 2]);
    const other = await sendBrief(client, await briefFor(seller));
    await sendFile(client, `/api/projects/${other.number}/files`, 'a sketch');
    expect(await messageOf(await endProject(seller, other.number, 'Declined', 1))).toEqual([
      409,
      'This project just changed. Look at it before you end it.',
    ]);
    expect((await seller.send('POST', `/api/projects/${other.number}/ending`, { reason: 'No' })).status).toBe(428);
  });
});

// @proves GAP-049
it('takes a day that is still today anywhere on earth, and rejects an earlier one with a message', async () => {
  const { town, client } = await setUp();
  town.clock.now = new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`);
  const dayBefore = (days: number) => new Date(town.clock.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const refused = await postBrief(client, { ...BRIEF, wantedBy: dayBefore(2) });
  const problem = (await refused.json()) as Problem;
  expect([refused.status, problem.fields]).toEqual([400, { wantedBy: 'Choose today or a later day.' }]);
  expect((await sendBrief(client, { ...BRIEF, wantedBy: dayBefore(1) })).brief.wantedBy).toBe(dayBefore(1));
});
