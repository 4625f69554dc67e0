import type { Dashboard, NextSteps } from '@verse/api-contract/api';
import { agreeOn, failureIn, pass } from '../../../../test/agreed-projects';
import { createOrganisation, join } from '../../../../test/hiring';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { handleOf, sendBrief } from '../../../../test/project-offers';
import { FIVE, FOUR, pageOf, pathOf, payFor, review, reviewsIn, reviewsOf } from '../../../../test/project-reviews';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const UNLIMITED = { RATE_LIMIT_FACTOR: '1000' };
const stepsOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/me/next-steps')).json()) as NextSteps).steps.map(({ text }) => text);

// @proves REV-01
it('a paid, accepted milestone lets each side write one review; both show once both have written', async () => {
  const town = await startTown(UNLIMITED);
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const { number } = await payFor(town, client, seller);
  const handle = await handleOf(seller);
  const ofClient = await handleOf(client);
  expect([await stepsOf(client), await stepsOf(seller)]).toEqual([['Review the seller.'], ['Review the client.']]);
  const asked = 'How was it to work with Ada Tester? Write a review. Project “A lantern”.';
  expect(await textsOf(client)).toContain(asked);
  expect(await reviewsOf(client, number)).toMatchObject({ own: null, other: null, hasOther: false });

  const written = await reviewsIn(await review(client, number));
  expect(written).toMatchObject({ own: FIVE, other: null, may: { write: true, withdraw: true, answer: false } });
  expect(Date.parse(written.own!.showsAt!) - town.clock.now.getTime()).toBe(14 * 86_400_000);
  expect(await stepsOf(client)).toEqual([]);
  expect(await textsOf(seller)).toContainEqual(
    expect.stringMatching(/^You have a new review\. Write yours to read it, or wait until /),
  );
  // Nothing of it is readable before it is shown, not even in the export of the other side.
  const seen = await seller.get(pathOf(number));
  expect(await seen.clone().json()).toMatchObject({ own: null, other: null, hasOther: true });
  const exported = await (await seller.post('/api/me/export')).text();
  for (const text of [await seen.text(), JSON.stringify(await pageOf(seller, handle)), exported])
    expect(text).not.toContain(FIVE.text);

  const changed = { ...FIVE, text: 'Light in every window.' };
  expect(await reviewsIn(await review(client, number, changed))).toMatchObject({ own: changed });
  const both = await reviewsIn(await review(seller, number, FOUR));
  expect(both).toMatchObject({ own: { ...FOUR, showsAt: null }, other: changed, hasOther: true });
  expect(await textsOf(client)).toContain('Your new review is public. Project “A lantern”.');
  expect(await textsOf(seller)).not.toContain('Your new review is public. Project “A lantern”.');
  for (const act of [review(client, number), client.delete(`${pathOf(number)}/mine`)])
    expect(await failureIn(await act)).toEqual([409, 'wrong-state']);

  const guest = town.visitor();
  const [shown] = (await pageOf(guest, handle)).reviews;
  expect(shown).toMatchObject({ ...changed, as: 'seller', by: { kind: 'member', handle: ofClient } });
  expect((await pageOf(guest, ofClient)).reviews).toMatchObject([{ ...FOUR, as: 'client' }]);

  const answer = { text: 'Thank you.' };
  expect(await failureIn(await client.send('PUT', `${pathOf(number)}/answer`, { text: '' }))).toEqual([400, 'invalid']);
  await reviewsIn(await seller.send('PUT', `${pathOf(number)}/answer`, answer));
  expect((await pageOf(guest, handle)).reviews[0]!.answer).toMatchObject(answer);
  expect(await textsOf(client)).toContain('You got an answer to your review. Project “A lantern”.');
  await reviewsIn(await seller.delete(`${pathOf(number)}/answer`));
  expect((await pageOf(guest, handle)).reviews[0]!.answer).toBeNull();
  expect(town.api.scans).toEqual([]);
});

// @proves REV-01
it('a review shows after 14 days, and the other side can then no longer write one', async () => {
  const town = await startTown(UNLIMITED);
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const { number } = await payFor(town, client, seller);
  const handle = await handleOf(seller);
  // A review that is withdrawn begins again.
  await reviewsIn(await review(client, number));
  expect(await reviewsIn(await client.delete(`${pathOf(number)}/mine`))).toMatchObject({ own: null });
  expect(await stepsOf(client)).toEqual(['Review the seller.']);
  pass(town, 10);
  await reviewsIn(await review(client, number));
  pass(town, 13);
  expect(await town.api.background.run('show-reviews')).toBe(0);
  expect((await reviewsOf(seller, number)).may.write).toBe(true);
  pass(town, 1);
  expect(await failureIn(await review(seller, number))).toEqual([409, 'wrong-state']);
  expect(await town.api.background.run('show-reviews')).toBe(1);
  expect(await town.api.background.run('show-reviews')).toBe(0);
  expect(await failureIn(await review(seller, number))).toEqual([409, 'wrong-state']);
  expect(await reviewsOf(seller, number)).toMatchObject({ other: FIVE, may: { write: false, answer: true } });
  expect((await pageOf(town.visitor(), handle)).reviews).toHaveLength(1);
  expect(await stepsOf(seller)).toEqual([]);
  expect(town.api.scans).toEqual([]);
});

// @proves REV-01
it('only the sides of a project with paid, accepted work write reviews, for 60 days', async () => {
  const town = await startTown(UNLIMITED);
  const { client, seller, number } = await agreeOn(town);
  for (const visitor of [client, seller])
    expect(await failureIn(await review(visitor, number))).toEqual([409, 'wrong-state']);
  const stranger = await town.resident('moderator');
  for (const answer of [stranger.get(pathOf(number)), review(stranger, number)])
    expect((await answer).status).toBe(404);
  expect((await town.visitor().get(pathOf(number))).status).toBe(401);

  const paid = await payFor(town, client, seller);
  const wrong = [
    { ...FIVE, scores: [5, 5] },
    { ...FIVE, scores: [5, 5, 6] },
    { ...FIVE, text: ' ' },
    { ...FIVE, text: 'x'.repeat(1001) },
  ];
  for (const form of wrong) expect(await failureIn(await review(client, paid.number, form))).toEqual([400, 'invalid']);
  const house = await sendBrief(client, { kind: 'house', handle: null });
  expect(await failureIn(await review(client, house))).toEqual([409, 'wrong-state']);
  const projects = town.api.store.db.collection<{ _id: string; milestones: object[] }>('projects');
  const { _id, milestones } = (await projects.findOne({ number: paid.number }))!;
  const longAgo = new Date(town.clock.now.getTime() - 60 * 86_400_000);
  const settled = milestones.map((one) => ({ ...one, acceptedAt: longAgo, paidAt: longAgo }));
  await projects.updateOne({ _id }, { $set: { milestones: settled } });
  expect(await failureIn(await review(client, paid.number))).toEqual([409, 'wrong-state']);
});

// @proves REV-01
it('averages show from three reviews by three people on, by what the member was in the project', async () => {
  const town = await startTown(UNLIMITED);
  const seller = await town.resident('member');
  const handle = await handleOf(seller);
  const clients = [await town.resident('member'), await town.resident('member')];
  const reviewed = async (client: Visitor, form: object) => {
    const { number } = await payFor(town, client, seller);
    await reviewsIn(await review(client, number, form));
    await reviewsIn(await review(seller, number, FOUR));
    town.clock.now = new Date(town.clock.now.getTime() + 1000);
  };
  for (const client of [...clients, clients[0]!]) await reviewed(client, FIVE);
  expect((await pageOf(seller, handle)).figures).toEqual({ seller: null, client: null });
  await reviewed(await town.resident('member'), { scores: [1, 2, 3], text: 'Dark.' });
  const { figures, reviews } = await pageOf(town.visitor(), handle);
  expect(figures).toEqual({ seller: { count: 4, average: 4.3, averages: [4, 4.3, 4.5] }, client: null });
  expect(reviews.map(({ text }) => text)[0]).toBe('Dark.');
  const first = await pageOf(town.visitor(), handle, '?limit=3');
  const rest = await pageOf(town.visitor(), handle, `?limit=3&cursor=${first.next}`);
  expect([...first.reviews, ...rest.reviews]).toEqual(reviews);
  expect(town.api.scans).toEqual([]);
});

// @proves REV-01
it('a member who sells for an organisation writes its review, and its page shows the review of it', async () => {
  const town = await startTown(UNLIMITED);
  const client = await town.resident('member');
  const owner = await town.resident('member');
  const recruiter = await town.resident('member');
  const judge = await town.resident('member');
  const former = await town.resident('member');
  await createOrganisation(town, owner, { handle: 'lanterns' });
  await join(town, recruiter, 'lanterns', 'recruiter');
  await join(town, judge, 'lanterns', 'judge');
  await join(town, former, 'lanterns', 'recruiter');
  const { number } = await payFor(town, client, recruiter, 5_000_000, { kind: 'organisation', handle: 'lanterns' });
  await reviewsIn(await review(former, number, FOUR));
  await town.api.store.db.collection('organisation_members').deleteOne({ memberId: await idOf(former) });
  for (const outsider of [former, judge]) {
    expect((await outsider.get(pathOf(number))).status).toBe(404);
    expect((await review(outsider, number, FOUR)).status).toBe(404);
  }
  // It is the review of the organisation, so a colleague changes it.
  expect(await reviewsIn(await review(owner, number, { ...FOUR, text: 'A kind client.' }))).toMatchObject({
    own: { text: 'A kind client.' },
  });
  await reviewsIn(await review(client, number));
  const page = await town.visitor().get('/api/organisations/lanterns/reviews');
  expect(await page.json()).toMatchObject({ reviews: [FIVE], record: { completed: 1 } });
  const [shown] = (await pageOf(client, await handleOf(client))).reviews;
  expect(shown!.by).toMatchObject({ kind: 'organisation', handle: 'lanterns' });
  expect(await textsOf(recruiter)).toContain('Your new review is public. Project “A lantern”.');
  expect((await town.visitor().get('/api/organisations/nobody/reviews')).status).toBe(404);
});

// @proves REV-01 PRO-01 PRO-02
it('completed projects, answers to briefs and good reviews show where they are promised', async () => {
  const town = await startTown(UNLIMITED);
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const handle = await handleOf(seller);
  const packages = [{ id: null, name: 'A lantern', text: 'Lit.', prices: { NGN: 5_000_000 }, days: 7, revisions: 1 }];
  expect((await seller.send('PUT', '/api/me/packages', { packages }, { 'if-match': '"0"' })).status).toBe(200);
  const offerOf = async () =>
    ((await (await town.visitor().get('/api/packages')).json()) as { offers: { rating: unknown }[] }).offers[0]!.rating;
  for (const one of [client, await town.resident('member'), await town.resident('member')]) {
    expect(await offerOf()).toBeNull();
    const { number } = await payFor(town, one, seller);
    await reviewsIn(await review(one, number));
    await reviewsIn(await review(seller, number, FOUR));
  }
  await sendBrief(client, { kind: 'member', handle });
  pass(town, 3);
  expect(await offerOf()).toEqual({ average: 5, count: 3 });
  const { record } = await pageOf(town.visitor(), handle);
  expect(record).toEqual({ completed: 3, response: { answered: 3, of: 4, hours: 0 } });
  await town.api.background.run('standings');
  const { figures } = (await (await seller.get('/api/dashboard')).json()) as Dashboard;
  const of = (name: string) => figures.find((one) => one.name === name);
  expect([of('projects')!.value, of('response')!.value]).toEqual([3, 3]);
  expect(of('rank')).toMatchObject({ value: 1, rows: [{ what: 'Good reviews', amount: 30 }] });
  expect(town.api.scans).toEqual([]);
});
