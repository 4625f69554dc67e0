import { createOrganisation, join, postJob, rows } from '../../../../test/hiring';
import { apply } from '../../../../test/job-market';
import type { Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { fileOf } from '../../../../test/publishing';
import { type SeededApi, startSeededApi } from '../../../../test/seeded-api';
import { stopApis } from '../../../../test/start-api';
import { storedState } from '../../../../test/stored-state';
import { type Route, routeName } from '../../../platform/http';

jest.setTimeout(300_000);
afterEach(stopApis);

const HANDLE = 'lantern-street';
const HIRING = /^\/api\/organisations\/:handle\/(jobs|job-drafts|applications)/;

const hiringRoutes = ({ api }: SeededApi): Route[] =>
  api.features.flatMap(({ routes }) => [...routes]).filter(({ path }) => HIRING.test(path));

/** Repeats one of the owner's requests as another visitor, with a changed path. */
async function ask(town: SeededApi, operation: Route, by: Visitor, change: (path: string) => string): Promise<number> {
  const { method, path, body, headers } = town.good(operation);
  if (!operation.form) return (await by.send(method, change(path), body, headers)).status;
  const form = new FormData();
  form.append('file', fileOf({ bytes: await jpegOf({ width: 20, height: 20 }) }));
  return (await by.send(method, change(path), form, { 'idempotency-key': 'a-file-of-a-test', ...headers })).status;
}

async function strangers(town: SeededApi): Promise<Record<string, Visitor>> {
  const judge = await town.resident('member', 'judge@example.org');
  const former = await town.resident('member', 'former@example.org');
  const unverified = await town.resident('member', 'unverified@example.org');
  await join(town, judge, HANDLE, 'judge');
  await join(town, former, HANDLE, 'recruiter');
  await join(town, unverified, HANDLE, 'recruiter');
  const { db } = town.api.store;
  const { id } = (await former.session()).user!;
  await db.collection('organisation_members').deleteMany({ memberId: id });
  await db.collection('auth_user').updateOne({ email: 'unverified@example.org' }, { $set: { emailVerified: false } });
  const other = await town.resident('member', 'other@example.org');
  await createOrganisation(town, other, { handle: 'other-house' });
  return {
    guest: town.visitor(),
    member: await town.resident('member'),
    editor: await town.resident('editor'),
    moderator: await town.resident('moderator'),
    judge,
    former,
    unverified,
    other,
  };
}

// @proves GAP-056 R15
it('limits an organisation’s jobs and applications to its owners and recruiters', async () => {
  const town = await startSeededApi();
  const routes = hiringRoutes(town);
  expect(routes.length).toBeGreaterThan(15);
  const all = await strangers(town);
  const before = await storedState(town.api.store);
  const taken: unknown[] = [];
  for (const operation of routes)
    for (const [name, by] of Object.entries(all)) {
      const status = await ask(town, operation, by, (path) => path);
      if (![401, 403, 404].includes(status)) taken.push([routeName(operation), name, status]);
    }
  expect(taken).toEqual([]);
  expect(await storedState(town.api.store)).toEqual(before);
});

// @proves GAP-056 R15
it('keeps the jobs, drafts and applications of one organisation from the members of another', async () => {
  const town = await startSeededApi();
  const other = await town.resident('member', 'other@example.org');
  await createOrganisation(town, other, { handle: 'other-house' });
  const ada = await town.resident('member');
  const job = await postJob(town, other, 'other-house');
  await apply(ada, job.id);
  expect((await rows(other, 'other-house', job.id)).applications).toHaveLength(1);
  const before = await storedState(town.api.store);
  const invented: ((path: string) => string)[] = [
    // Lantern Street's paths: with the other handle, unchanged, with an unknown handle, and with an unknown id.
    (path) => path.replace(HANDLE, 'other-house'),
    (path) => path,
    (path) => path.replace(HANDLE, 'no-such-house'),
    (path) => path.replace(/(jobs|job-drafts|applications)\/[\w-]+/, '$1/0123456789abcdef01234567'),
  ];
  const taken: unknown[] = [];
  for (const operation of hiringRoutes(town).filter(({ path }) => path.includes(':id')))
    for (const change of invented) {
      // Allowed: the member adds a draft to their own organisation.
      if (routeName(operation) === 'PUT /api/organisations/:handle/job-drafts/:id' && change === invented[0]) continue;
      const status = await ask(town, operation, other, change);
      if (status !== 404) taken.push([routeName(operation), change('/api/organisations/lantern-street'), status]);
    }
  expect(taken).toEqual([]);
  expect(await storedState(town.api.store)).toEqual(before);
});
