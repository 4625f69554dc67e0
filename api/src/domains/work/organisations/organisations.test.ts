import type { OrganisationForm, Problem } from '@verse/api-contract/api';
import {
  organisationHandleSchema,
  organisationSchema,
  ownOrganisationListSchema,
  ownOrganisationSchema,
} from '@verse/api-contract/work/organisations.schema';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const ALL = '/api/organisations';
const MINE = '/api/me/organisations';
const form = (more: Partial<OrganisationForm> = {}): OrganisationForm => ({
  name: 'Lantern Street',
  handle: 'lantern-street',
  description: 'We light streets.',
  links: ['lantern.example/work'],
  ...more,
});
const create = (visitor: Visitor, more: Partial<OrganisationForm> = {}, key?: string) =>
  visitor.send('POST', ALL, form(more), key === undefined ? {} : { 'idempotency-key': key });
const mine = async (visitor: Visitor) =>
  ownOrganisationListSchema.strict().parse(await (await visitor.get(MINE)).json()).organisations;
const problem = async (answer: Response) => (await answer.json()) as Problem;

it('a verified member creates an organisation that everyone can read, and owns it', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const answer = await create(ada, { handle: 'Lantern-Street' as never });
  expect(answer.status).toBe(201);
  const created = ownOrganisationSchema.strict().parse(await answer.json());
  expect(created).toMatchObject({
    handle: 'lantern-street',
    links: ['https://lantern.example/work'],
    role: 'owner',
    state: 'open',
    version: 1,
  });
  const seen = await town.visitor().get(`${ALL}/LANTERN-street`);
  expect(organisationSchema.strict().parse(await seen.json())).toMatchObject({ name: 'Lantern Street', domain: null });
  expect(await mine(ada)).toMatchObject([{ handle: 'lantern-street', role: 'owner' }]);
  const other = await town.resident('member');
  expect(await mine(other)).toEqual([]);
  expect((await other.get(`${MINE}/lantern-street`)).status).toBe(404);
});

it('the same key creates one organisation, also when both requests arrive at once', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const answers = await Promise.all(Array.from({ length: 4 }, () => create(ada, {}, 'one-and-the-same')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await mine(ada)).toHaveLength(1);
});

it('one of many concurrent requests for a handle gets it, and the others are offered another', async () => {
  const town = await startTown();
  const people = await Promise.all(Array.from({ length: 4 }, () => town.resident('member')));
  const answers = await Promise.all(people.map((one) => create(one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  const told = await problem(answers.find(({ status }) => status === 409)!);
  expect(told.fields).toMatchObject({ handle: 'This handle is taken. Please choose another one.' });
  const check = async (handle: string) =>
    organisationHandleSchema
      .strict()
      .parse(await (await people[0]!.get(`/api/organisation-handles?handle=${handle}`)).json());
  expect(await check('lantern-street')).toMatchObject({ isFree: false, suggestion: 'lantern-street-2' });
  expect(await check('lantern-street-2')).toEqual({ isFree: true, message: null, suggestion: null });
  expect(await check('verse')).toMatchObject({ isFree: false, message: expect.stringMatching(/reserved/) as string });
});

it('names that impersonate the site, mix alphabets, or are too long are rejected with the field', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const refused: [Partial<OrganisationForm>, string][] = [
    [{ name: 'Creativity Verse Jobs' }, 'name'],
    [{ name: 'C\u200Breativity-Vérse' }, 'name'],
    [{ name: '\u0410pple Studio' }, 'name'],
    [{ name: ' \u200B ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ handle: 'creativity-verse-hr' }, 'handle'],
    [{ handle: 'admin' }, 'handle'],
    [{ handle: 'l\u0430ntern' }, 'handle'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ links: ['javascript:alert(1)'] }, 'links'],
  ];
  for (const [more, field] of refused) {
    const answer = await create(ada, more);
    expect([more, answer.status]).toEqual([more, 400]);
    expect(Object.keys((await problem(answer)).fields ?? {}).map((name) => name.split('.')[0])).toEqual([field]);
  }
  expect(await mine(ada)).toEqual([]);
});

it('guests and members without a verified address cannot create organisations', async () => {
  const town = await startTown();
  expect((await create(town.visitor())).status).toBe(401);
  const una = await town.resident('member', 'una@example.org');
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ email: 'una@example.org' }, { $set: { emailVerified: false } });
  const answer = await create(una);
  expect(answer.status).toBe(403);
  expect((await problem(answer)).message).toMatch(/verify your email/i);
});

it('an account can have five organisations', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => create(ada, { handle: `studio-${index}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
  expect(await mine(ada)).toHaveLength(5);
});

it('an owner edits it; a change of an older version returns both texts', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  await create(ada);
  const patch = (version: number, change: object, visitor = ada) =>
    visitor.send('PATCH', `${ALL}/lantern-street`, change, { 'if-match': `"${version}"` });
  const edited = await patch(1, { name: 'Lantern Street Studio' });
  expect(await edited.json()).toMatchObject({
    name: 'Lantern Street Studio',
    description: 'We light streets.',
    version: 2,
  });
  const late = await patch(1, { name: 'Too late' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ current: { name: 'Lantern Street Studio', version: 2 } });
  expect((await patch(2, { handle: 'other' })).status).toBe(400);
  expect((await patch(2, { name: 'Stolen' }, await town.resident('member'))).status).toBe(404);
  expect((await patch(2, { name: 'Stolen' }, await town.resident('admin'))).status).toBe(404);
});

it('an account that creates and deletes organisations keeps only so many handles from others', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const handle = `brand-${index}`;
    statuses.push((await create(ada, { handle })).status);
    await ada.delete(`${ALL}/${handle}`, { confirm: handle });
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  expect((await create(await town.resident('member'), { handle: 'brand-11' })).status).toBe(201);
});
