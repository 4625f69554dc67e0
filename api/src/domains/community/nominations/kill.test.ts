import { WEEK_MS } from '@verse/api-contract/time';
import { nominate, NOMINATIONS, setUpNominee } from '../../../../test/nominations';
import { idOf } from '../../../../test/notified';
import type { Town, Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { countNotices, openSharedSite } from '../../../../test/two-processes';
import { weekOf } from '../../../platform/calendar';

afterEach(stopApis);

const VOTERS = 5;
const LISTS = ['member', 'work'] as const;

/** Makes members of two weeks nominate two members and a work of each. */
async function nominateAll(town: Town) {
  const voters: Visitor[] = [];
  for (let index = 0; index < VOTERS; index += 1) voters.push(await town.resident('member', `v${index}@one.example`));
  const nominees = [await setUpNominee(town), await setUpNominee(town)] as const;
  const createdAt = new Date(town.clock.now.getTime() - 2 * WEEK_MS);
  await town.api.store.db.collection('auth_user').updateMany({}, { $set: { createdAt } });
  const nominations = await Promise.all(
    nominees.map(async ({ member, handle, work }, index) => ({
      memberId: await idOf(member),
      member: (await nominate(voters[index]!, handle)).id,
      work: (await nominate(voters[index]!, handle, work)).id,
    })),
  );
  return { voters, first: nominations[0]!, second: nominations[1]! };
}

// @proves CHO-01 CHO-03 CHO-04 R2
it('votes and choices of two processes count once, if one dies before the count or the notices', async () => {
  const site = await openSharedSite(nominateAll);
  const { voters, first, second } = site.given;
  const { db } = site.store;
  await site.spawnBoth();
  const votes = voters.flatMap((visitor, index) =>
    LISTS.map((list) => {
      const [to, other] = index % 2 === 0 ? [first, second] : [second, first];
      return { visitor, to: `${NOMINATIONS}/${to[list]}/vote`, other: `${NOMINATIONS}/${other[list]}/vote` };
    }),
  );
  // Each member votes for both, in both processes, and the last vote decides.
  const voting = Promise.all(
    votes.map(({ visitor, to, other }) =>
      Promise.all([site.sendBoth(visitor, 'PUT', other), site.sendBoth(visitor, 'PUT', to)]),
    ),
  );
  await site.killOnce('nomination_ballots', {}, 4);
  await voting;
  for (const { visitor, to } of votes) expect((await site.send(visitor, 'PUT', to)).status).toBe(200);
  await site.endBoth({ nomination_ballots: 'uncountedSince' });
  await site.spawnBoth();
  await site.untilNone('nomination_ballots', { uncountedSince: { $gt: new Date(0) } });
  expect(await db.collection('nomination_ballots').countDocuments({})).toBe(votes.length);
  const counts = async () =>
    Object.fromEntries(
      (await db.collection<{ _id: string; votes: number }>('nominations').find({}).toArray()).map(
        ({ _id, votes: count }) => [_id, count],
      ),
    );
  const expected = { [first.member]: 3, [first.work]: 3, [second.member]: 2, [second.work]: 2 };
  expect(await counts()).toEqual(expected);

  // The week ends, and a process is killed once the week is closed.
  await site.endBoth({});
  const week = weekOf(new Date(), -1).id;
  for (const name of ['nominations', 'nomination_ballots'])
    await db.collection(name).updateMany({}, { $set: { week } });
  await site.spawnBoth();
  await site.killOnce('chosen_weeks', {}, 1);
  await site.endBoth({ chosen_weeks: 'untoldSince' });
  await site.spawnBoth();
  await site.untilNone('chosen_weeks', { untoldSince: { $gt: new Date(0) } });
  expect(await db.collection('chosen_weeks').find({}).toArray()).toMatchObject([
    { _id: week, member: [first.member, second.member], work: [first.work, second.work] },
  ]);
  expect(await countNotices(site, /^chosen /)).toEqual({
    [`${first.memberId} chosen ${first.member}`]: 1,
    [`${first.memberId} chosen ${first.work}`]: 1,
    [`${second.memberId} chosen ${second.work}`]: 1,
  });
  expect(await counts()).toEqual(expected);
}, 600_000);
