import { z } from 'zod';
import { HARMLESS } from '../test/harmless-acts';
import { answer, createOrganisation, join, postJob, rows } from '../test/hiring';
import { apply } from '../test/job-market';
import { startTown } from '../test/people';
import { jpegOf } from '../test/pictures';
import { formOf } from '../test/publishing';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
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

/** Writes that end something, such as an organisation or the session. */
const ENDING = /signout|signin|deletion|password|email$|sessions|two-factor|^\/api\/organisations\/:handle$/;

/** Collections with a version that no write is compared with. */
const UNCOMPARED = new Set(['contest_plans', 'notification_heads', 'notifications', 'review_figures', 'sanctions']);

/** Writes without a version that change one, with what they change in what was read. */
const CHANGES_VERSION = {
  'POST /api/blogs/:id/restore': 'the state of the post',
  'DELETE /api/organisations/:handle/domain': 'a field with a version of its own',
  'DELETE /api/projects/:number/files/:file': 'the brief',
  'PUT /api/contests/:id/entries/:number/removal': 'a field with a version of its own',
  'DELETE /api/contests/:id/entries/:number/removal': 'a field with a version of its own',
  'PUT /api/organisations/:handle/contests/:id/entries/:number/removal': 'a field with a version of its own',
  'DELETE /api/organisations/:handle/contests/:id/entries/:number/removal': 'a field with a version of its own',
  'DELETE /api/contests/:id/entries/own': 'a field with a version of its own',
  'PUT /api/contests/:id/entries/own/restoration': 'a field with a version of its own',
  'POST /api/contests/:id/entries/own/submission': 'a field with a version of its own',
  'DELETE /api/organisations/:handle/contests/:id/picture': 'a field with a version of its own',
  'POST /api/organisations/:handle/contests/:id/postponements': 'a field with a version of its own',
  'PUT /api/organisations/:handle/contests/:id/cancellation': 'a field with a version of its own',
  'PUT /api/organisations/:handle/contests/:id/judges': 'a field with a version of its own',
};

/** Returns the version of each document that has one. */
async function versionsIn({ api: { store } }: SeededApi): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [name, documents] of Object.entries(await storedState(store)))
    for (const { _id, version, revision = version } of documents as { _id: unknown; [field: string]: unknown }[])
      if (typeof revision === 'number' && !UNCOMPARED.has(name)) found.set(`${name} ${String(_id)}`, revision);
  return found;
}

// @proves R35
it('no other write changes a version, unless it changes what was read', async () => {
  const town = await startSeededApi({ STAFF_TWO_FACTOR: '0' });
  const versioned = new Set(versionedRoutes(town).map((route) => routeName(route)));
  const writes = town.api.features
    .flatMap(({ routes }) => [...routes])
    .filter((route) => route.method !== 'get' && !route.form && !versioned.has(routeName(route)))
    .toSorted((one, other) => Number(ENDING.test(one.path)) - Number(ENDING.test(other.path)));
  const changing = new Set<string>();
  let before = await versionsIn(town);
  for (const route of writes) {
    const { method, path, body, headers } = town.good(route);
    await town.admin.send(method, path, body, headers);
    const after = await versionsIn(town);
    if ([...after].some(([id, version]) => (before.get(id) ?? version) !== version)) changing.add(routeName(route));
    before = after;
  }
  expect([...changing].toSorted()).toEqual(Object.keys(CHANGES_VERSION).toSorted());
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
