import { createOrganisation, draftOf, newDraftId, publish, saveDraft } from '../../../../../test/hiring';
import { startTown, type Town, type Visitor } from '../../../../../test/people';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

async function publishOne(town: Town, recruiter: Visitor, handle: string, count: number): Promise<number> {
  const id = newDraftId();
  await saveDraft(
    recruiter,
    handle,
    id,
    draftOf(town, { title: `Poster ${count}`, description: `Draw poster ${count}.` }),
  );
  return (await publish(recruiter, handle, id)).status;
}

// @proves PUB-01
it('a new organisation, or a member with two, publishes ten jobs a day; a known one publishes more', async () => {
  const town = await startTown();
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: 'lantern' });
  await createOrganisation(town, owner, { handle: 'second' });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await publishOne(town, owner, 'lantern', count));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await publishOne(town, owner, 'second', 1)).toBe(429);

  const { db } = town.api.store;
  const { organisationId } = (await db
    .collection<{ _id: string; organisationId: string }>('organisation_handles')
    .findOne({ _id: 'lantern' }))!;
  const createdAt = new Date(town.clock.now.getTime() - 31 * 86_400_000);
  await db.collection('organisations').updateOne({ _id: organisationId }, { $set: { createdAt } });
  expect(await publishOne(town, owner, 'lantern', 12)).toBe(429);
  for (let count = 0; count < 10; count += 1)
    await db
      .collection<{ _id: string; organisationId: string; answeredInDays: number }>('job_applications')
      .insertOne({ _id: `a${count}`, organisationId, answeredInDays: 1 });
  expect(await publishOne(town, owner, 'lantern', 13)).toBe(200);
});

// @proves PUB-01
it('a new organisation has twenty open jobs at once', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: 'lantern' });
  for (let count = 0; count < 20; count += 1) expect(await publishOne(town, owner, 'lantern', count)).toBe(200);
  expect(await publishOne(town, owner, 'lantern', 20)).toBe(409);
});
