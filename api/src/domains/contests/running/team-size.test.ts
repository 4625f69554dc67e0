import type { Problem } from '@verse/api-contract/api';
import { enter, submit } from '../../../../test/contest-entries';
import { editContest, managed, publishContest } from '../../../../test/contests';
import { createOrganisation } from '../../../../test/hiring';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const HANDLE = 'lamp-house';

const problemOf = async (answer: Response): Promise<[number, string, string[]]> => {
  const { message, fields = {} } = (await answer.json()) as Problem;
  return [answer.status, message, Object.keys(fields)];
};

// @proves GAP-058
it('does not make teams smaller than one that exists or has invited members', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', STAFF_TWO_FACTOR: '0' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  const contest = await publishContest(town, owner, HANDLE);
  const ada = await town.resident('member');
  const bo = await town.resident('member');
  const handleOf = async (one: Visitor) =>
    ((await (await one.get('/api/me/profile')).json()) as { handle: string }).handle;
  await enter(ada, {}, contest.id);
  const own = `/api/contests/${contest.id}/entries/own`;
  expect((await ada.send('PUT', `${own}/team/${await handleOf(bo)}`)).status).toBe(200);
  const edit = (teamSize: string) => editContest(owner, HANDLE, contest, { teamSize });
  const refusal = [400, 'One team already has 2 people, so you can’t go smaller.', ['teamSize']];
  expect(await problemOf(await edit('1'))).toEqual(refusal);
  await bo.send('PUT', `${own}/team/acceptance`, { captain: await handleOf(ada) });
  expect(await problemOf(await edit('1'))).toEqual(refusal);
  expect(await managed(await edit('2'))).toMatchObject({ form: { teamSize: '2' } });
  expect((await submit(ada, contest.criteriaHash!, contest.id)).status).toBe(201);
});
