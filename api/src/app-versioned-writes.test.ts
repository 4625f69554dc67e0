import { z } from 'zod';
import { enter, openEntryOverview, save, storeContest, upload } from '../test/contest-entries';
import { contestsOf, publishContest } from '../test/contests';
import { answer, createOrganisation, join, postJob, rows } from '../test/hiring';
import { apply } from '../test/job-market';
import { organisationVersion } from '../test/organisations';
import { startTown, type Visitor } from '../test/people';
import { jpegOf } from '../test/pictures';
import { addWork, changeProfile, ownProfile, setPicture, workForm } from '../test/profile-people';
import { fileOf, formOf } from '../test/publishing';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { order, seen, shelve } from '../test/shop';
import { stopApis } from '../test/start-api';
import { VERSION_IN_BODY } from '../test/versioned-requests';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

/** Fields of JSON bodies that hold the version that the caller has read. */
const VERSION_FIELDS = new Set(['version', 'revision', 'basedOn', 'cartRevision', 'expected', 'onHand']);

function propertiesOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') Object.keys(value as object).forEach((name) => found.add(name));
    propertiesOf(value, found);
  }
  return found;
}

function isVersioned({ ifMatch, body, method }: Route): boolean {
  if (ifMatch) return true;
  if (!body || method === 'get') return false;
  const names = propertiesOf(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
  return [...names].some((name) => VERSION_FIELDS.has(name));
}

type Outcome = { loaded: number; answer: Response };
/** Reads something, makes a change that no writer depends on, and changes it at the version that was read. */
type Harmless = () => Promise<Outcome>;

const sendForm = async (visitor: Visitor, method: string, path: string, version: number, body: FormData) =>
  visitor.send(method, path, body, { 'if-match': `"${version}"` });

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.append('alt', 'A lamp');
  form.append('picture', fileOf({ bytes: await jpegOf({ seed: 7, width: 80, height: 50 }) }));
  return form;
}

const toOutcome = async (loaded: number, response: Promise<Response>): Promise<Outcome> => ({
  loaded,
  answer: await response,
});

async function hiring() {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: 'lamps' });
  const colleague = await town.resident('member');
  await join(town, colleague, 'lamps', 'recruiter');
  const { id: job } = await postJob(town, owner, 'lamps');
  const applicant = await town.resident('member');
  expect((await apply(applicant, job)).status).toBeLessThan(300);
  const [row] = (await rows(owner, 'lamps', job)).applications;
  const decline = () => answer(owner, 'lamps', job, [row!], { stage: 'declined', reason: 'filled' });
  const resultOf = async () => ((await (await decline()).json()) as { results: { result: string }[] }).results;
  return { town, owner, colleague, applicant, job, row: row!, resultOf };
}

describe('an answer to an application', () => {
  // @proves R35 GAP-056
  it('is given although a colleague has opened the application since the list was loaded', async () => {
    const { colleague, row, resultOf } = await hiring();
    expect((await colleague.send('PUT', `/api/organisations/lamps/applications/${row.id}/opened`)).status).toBe(200);
    expect(await resultOf()).toMatchObject([{ result: 'answered' }]);
  });

  // @proves R35 GAP-056
  it('is given although the applicant has withdrawn the application and restored it', async () => {
    const { applicant, job, resultOf } = await hiring();
    expect((await applicant.delete(`/api/jobs/${job}/application`)).status).toBeLessThan(300);
    const restored = await applicant.post(`/api/jobs/${job}/application/restore`);
    expect(restored.status).toBeLessThan(300);
    expect(await resultOf()).toMatchObject([{ result: 'answered' }]);
  });

  // @proves R35 GAP-056
  it('is not given to another application of the same person', async () => {
    const { applicant, job, resultOf } = await hiring();
    await applicant.delete(`/api/jobs/${job}/application`);
    const again = await apply(applicant, job);
    expect(again.status).toBeLessThan(300);
    expect(await resultOf()).toMatchObject([{ result: 'changed' }]);
  });
});

/** Versioned writes with an act beside them that changes nothing they depend on. */
const HARMLESS: Record<string, Harmless> = {
  'PATCH /api/me/profile': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const { version } = await ownProfile(member);
    await setPicture(town, member, 'picture');
    return toOutcome(version, member.send('PATCH', '/api/me/profile', { bio: 'New' }, { 'if-match': `"${version}"` }));
  },
  'PUT /api/me/profile/:which': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    const { version } = await ownProfile(member);
    await changeProfile(member, { bio: 'New' });
    const form = new FormData();
    form.append('pictures', fileOf({ bytes: await jpegOf({ seed: 8, width: 80, height: 50 }) }));
    return toOutcome(version, sendForm(member, 'PUT', '/api/me/profile/cover', version, form));
  },
  'PATCH /api/me/works/:id': async () => {
    const town = await startTown();
    const member = await town.resident('member');
    await addWork(town, member);
    const { id, version } = await addWork(town, member, {}, [2]);
    const path = `/api/me/works/${id}`;
    for (const [method, tail] of [
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const)
      expect((await member.send(method, `${path}${tail}`)).status).toBeLessThan(300);
    expect((await member.send('PUT', `${path}/place`, { towards: 'end' })).status).toBe(200);
    return toOutcome(version, sendForm(member, 'PATCH', path, version, await workForm({ title: 'New' }, [3])));
  },
  'PATCH /api/organisations/:handle': async () => {
    const town = await startTown();
    const owner = await town.resident('member');
    await createOrganisation(town, owner, { handle: 'lamps' });
    const path = '/api/organisations/lamps';
    const version = await organisationVersion(owner, 'lamps');
    expect((await sendForm(owner, 'PUT', `${path}/logo`, version, await pictureForm())).status).toBe(200);
    return toOutcome(version, owner.send('PATCH', path, { description: 'New' }, { 'if-match': `"${version}"` }));
  },
  'PATCH /api/organisations/:handle/contests/:id': async () => {
    const town = await startTown();
    const owner = await town.resident('member');
    await createOrganisation(town, owner, { handle: 'lamps' });
    const { id, version } = await publishContest(town, owner, 'lamps');
    const path = `${contestsOf('lamps')}/${id}`;
    expect((await owner.send('PUT', `${path}/picture`, await pictureForm())).status).toBe(200);
    return toOutcome(version, owner.send('PATCH', path, { title: 'New' }, { 'if-match': `"${version}"` }));
  },
  'PUT /api/contests/:id/entries/own': async () => {
    const town = await startTown();
    await storeContest(town);
    const member = await town.resident('member');
    await enter(member);
    const { version } = (await openEntryOverview(member)).entry!;
    expect((await upload(member, 'a.pdf', Buffer.from('%PDF-1.7 '.padEnd(100, 'x')))).status).toBe(204);
    return toOutcome(version, save(member, { text: 'New' }, version));
  },
  'POST /api/desk/orders/:number/payment': async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    await shelve(town, '1', 5);
    const buyer = await town.resident('member');
    const staff = await town.resident('admin');
    const { number, total } = await order(buyer, { 1: 1 });
    const { revision } = await seen(staff, number);
    const form = new FormData();
    form.append('file', fileOf({ bytes: '%PDF-1.7 a receipt', name: 'a.pdf', type: 'application/pdf' }));
    expect((await buyer.send('POST', `/api/orders/${number}/receipts`, form)).status).toBe(200);
    const body = { amount: total.minor, reference: 'Bank 1', on: '2026-11-22' };
    const path = `/api/desk/orders/${number}/payment`;
    return toOutcome(revision, staff.send('POST', path, body, { 'if-match': `"${revision}"` }));
  },
};

// @proves R35
it.each(Object.entries(HARMLESS))('%s succeeds after an act that it does not depend on', async (_name, act) => {
  const { answer: response } = await act();
  expect([response.status, response.status < 300 ? '' : await response.text()]).toEqual([response.status, '']);
});

const versionedRoutes = ({ api }: SeededApi) =>
  api.features.flatMap((feature) => feature.routes).filter((route) => isVersioned(route as Route)) as Route[];

// @proves R35
it('every write with a version in its body is known', async () => {
  const town = await startSeededApi();
  const inBody = versionedRoutes(town).filter(({ ifMatch }) => !ifMatch);
  expect(inBody.map((route) => routeName(route)).toSorted()).toEqual(VERSION_IN_BODY.toSorted());
});

// @proves R35
it('the same write sent twice at once changes the version once', async () => {
  const town = await startSeededApi();
  const form = await formOf({ thumbnail: { bytes: await jpegOf({ seed: 5 }) } });
  const { _id } = (await (await town.admin.send('POST', '/api/blogs', form)).json()) as { _id: string };
  const send = () => town.admin.send('PATCH', `/api/blogs/${_id}`, { title: 'New' }, { 'if-match': '"1"' });
  const answers = await Promise.all([send(), send(), send()]);
  const bodies = await Promise.all(
    answers.map(async (one) => [one.status, ((await one.json()) as { version: number }).version]),
  );
  expect(bodies).toEqual(Array.from({ length: 3 }, () => [200, 2]));
});
