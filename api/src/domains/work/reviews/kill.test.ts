import type { Town, Visitor } from '../../../../test/people';
import { FIVE, FOUR, pathOf, payFor } from '../../../../test/project-reviews';
import { stopApis } from '../../../../test/start-api';
import { countNotices, openSharedSite } from '../../../../test/two-processes';

afterEach(stopApis);

const PROJECTS = 5;

/** Makes a client pay a seller for each project. */
async function payAll(town: Town) {
  const projects: { number: string; sides: [Visitor, Visitor] }[] = [];
  for (let index = 0; index < PROJECTS; index += 1) {
    const client = await town.resident('member', `client-${index}@shops.example`);
    const seller = await town.resident('member', `seller-${index}@lamps.example`);
    const { number } = await payFor(town, client, seller);
    projects.push({ number, sides: [client, seller] });
  }
  return projects;
}

// @proves REV-01 R2
it(`${2 * PROJECTS} reviews of two processes are shown and counted once, if one dies before that`, async () => {
  const site = await openSharedSite(payAll);
  const { given: projects, store } = site;
  await site.spawnBoth();
  const writingBoth = (side: 0 | 1, form: object) =>
    Promise.all(projects.map(({ number, sides }) => site.sendBoth(sides[side], 'PUT', `${pathOf(number)}/mine`, form)));
  await writingBoth(0, FIVE);
  // Each client has written before the seller, so the client is notified, whatever ends a seller's request.
  const writing = writingBoth(1, FOUR);
  await site.killOnce('project_reviews', {}, PROJECTS + 2);
  await writing;
  for (const { number, sides } of projects)
    // A review that is shown already cannot be written again.
    expect([200, 409]).toContain((await site.send(sides[1], 'PUT', `${pathOf(number)}/mine`, FOUR)).status);
  await site.endBoth({ project_reviews: 'unsettledSince' });
  await site.spawnBoth();
  await site.untilNone('project_reviews', { unsettledSince: { $gt: new Date(0) } });

  const { db } = store;
  const reviews = await db
    .collection<{ _id: string; state: string; isHeld: boolean; subjectKey: string }>('project_reviews')
    .find({})
    .toArray();
  expect(reviews.map(({ state }) => state)).toEqual(Array(2 * PROJECTS).fill('shown'));
  for (const { subjectKey, isHeld } of reviews) {
    const figures = (await db
      .collection<{ _id: string; client: { count: number }; seller: { count: number } }>('review_figures')
      .findOne({ _id: subjectKey }))!;
    expect([subjectKey, figures.client.count + figures.seller.count]).toEqual([subjectKey, isHeld ? 0 : 1]);
  }
  const notices = await countNotices(site, /^review-shown /);
  expect(Object.values(notices)).toEqual(Object.values(notices).map(() => 1));
  const told = new Set(Object.keys(notices).map((notice) => notice.split(' ').at(-1)));
  expect(told).toEqual(new Set(projects.map(({ number }) => number)));
}, 600_000);
