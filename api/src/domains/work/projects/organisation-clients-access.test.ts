import { randomUUID } from 'node:crypto';
import type { ProjectList } from '@verse/api-contract/api';
import { decide, deliver, workIn, workOf } from '../../../../test/agreed-projects';
import { agreeFor, briefFor, openStudio, sendFor, STREET } from '../../../../test/organisation-clients';
import { createOrganisation, idOf, memberWith, ORGANISATIONS } from '../../../../test/organisations';
import type { Visitor } from '../../../../test/people';
import { projectOf } from '../../../../test/project-offers';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(120_000);
afterEach(stopApis);

/** Sends requests that only the role can refuse, because their bodies are valid. */
async function tryValid(
  visitor: Visitor,
  seller: Visitor,
  { number, id, order, revision }: { number: string; id: string; order: string; revision: number },
): Promise<Response[]> {
  const one = `/api/projects/${number}`;
  const decision = { is: 'accepted', note: '' };
  return [
    await visitor.get(one),
    await visitor.get(`${one}/archive`),
    await visitor.get(`/api/orders/${order}`),
    await visitor.send('POST', `${one}/thread`, { text: 'Hi' }, { 'idempotency-key': randomUUID() }),
    await visitor.send('POST', `${one}/milestones/${id}/decision`, decision, { 'if-match': `"${revision}"` }),
    await sendFor(visitor, seller),
    await visitor.get(`/api/projects?organisation=${STREET}`),
  ];
}

// @proves PRJ-01 GAP-066
it('only owners and recruiters act for an organisation, and lose sight with the role', async () => {
  const studio = await openStudio();
  const { town, owner, recruiter, judge, seller } = studio;
  const former = await memberWith(town, owner, 'recruiter', { email: 'former@example.org' });
  const number = await briefFor(studio);
  const id = await agreeFor(studio, number);
  await workIn(await deliver(seller, number, id));
  const order = (await workOf(owner, number)).milestones[0]!.payment.order!;
  expect((await projectOf(former, number)).side).toBe('client');
  const suspended = await memberWith(town, owner, 'recruiter', { email: 'suspended@example.org' });
  await town.api.store.db
    .collection('auth_user')
    .updateOne({ email: 'suspended@example.org' }, { $set: { suspended: true } });
  await owner.delete(`${ORGANISATIONS}/${STREET}/members/${await idOf(former)}`);
  const rival = await town.resident('member', 'rival@example.org');
  await createOrganisation(rival, { handle: 'other-street' });
  const people = {
    guest: town.visitor(),
    stranger: await town.resident('member'),
    rival,
    former,
    suspended,
    judge,
    moderator: await town.resident('moderator'),
    admin: await town.resident('admin'),
  };
  const operations = town.api.features
    .filter(({ name }) => name === 'projects')
    .flatMap(({ routes }) => [...routes])
    .filter(({ path }) => path.startsWith('/api/projects/:number'));
  expect(operations.length).toBeGreaterThanOrEqual(20);
  let tries = 0;
  const { revision } = await projectOf(owner, number);
  for (const [who, visitor] of Object.entries(people)) {
    for (const { method, path } of operations) {
      const target = path.replace(':number', number).replace(':milestone', id).replace(/:\w+/g, '0'.repeat(16));
      const headers = { 'if-match': `"${revision}"`, 'idempotency-key': randomUUID() };
      const answer = await visitor.send(method.toUpperCase(), target, method === 'get' ? undefined : {}, headers);
      const isRefused = [400, 401, 403, 404, 411, 415].includes(answer.status);
      expect([who, method, path, isRefused ? 'refused' : answer.status]).toEqual([who, method, path, 'refused']);
      tries += 1;
    }
    for (const answer of await tryValid(visitor, seller, { number, id, order, revision })) {
      expect([who, answer.url, [401, 403, 404].includes(answer.status)]).toEqual([who, answer.url, true]);
      tries += 1;
    }
    const { projects = [] } = (await (await visitor.get('/api/projects')).json()) as Partial<ProjectList>;
    expect([who, projects]).toEqual([who, []]);
  }
  process.stdout.write(`projects of an organisation: ${tries} tries, 0 unexpected successes\n`);
  expect((await projectOf(owner, number)).revision).toBe(revision);
  await workIn(await decide(recruiter, number, id, 'accepted'));
});
