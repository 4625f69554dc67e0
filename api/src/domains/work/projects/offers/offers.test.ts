import { createHash } from 'node:crypto';
import type { Offers, Problem } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { dayOf, daysAfter } from '@verse/api-contract/work/offer-rules';
import { createOrganisation, memberWith } from '../../../../../test/organisations';
import { startTown, type Town, type Visitor } from '../../../../../test/people';
import {
  acceptOffer,
  ACCOUNT,
  handleOf,
  offersIn,
  projectOf,
  sendBrief,
  sendOffer,
  startProject,
  termsOf,
} from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';
import { canonicalJson } from '../../../../platform/hashes';
import type { StoredProject } from '../project';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '100000' });
const stored = async (town: Town, number: string) =>
  (await town.api.store.db.collection<StoredProject & { _id: string }>('projects').findOne({ number }))!;

type Conflict = Problem & { current?: Offers };

async function refusal(answer: Response): Promise<Conflict> {
  return (await answer.json()) as Conflict;
}

const linesOf = async (visitor: Visitor) =>
  ((await (await visitor.get('/api/notifications')).json()) as { notifications: { text: string }[] }).notifications.map(
    ({ text }) => text,
  );

it('accepts the newest version only, by its hash, and plans its milestones in the same change', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const first = await offersIn(await sendOffer(seller, number, 0, termsOf(town), 'As we discussed.'), 201);
  expect(first).toMatchObject({ may: { offer: true, accept: false }, accepted: null });
  const [offer] = (await projectOf(client, number)).offers.versions;
  expect(offer).toMatchObject({ version: 1, side: 'seller', total: 3_000_003, isExpired: false });
  expect(offer!.hash).toBe(createHash('sha256').update(canonicalJson(offer!.terms)).digest('hex'));

  const counter = termsOf(town, { revisions: 3, account: null });
  const second = await offersIn(await sendOffer(client, number, 1, counter), 201);
  expect(second.versions.map(({ version, side }) => [version, side])).toEqual([
    [1, 'seller'],
    [2, 'client'],
  ]);
  // The seller's account remains part of the terms.
  expect(second.versions[1]!.terms).toEqual({ ...counter, account: { ...ACCOUNT, code: null } });

  const old = await acceptOffer(seller, number, second.versions[0]!);
  expect(old.status).toBe(409);
  const { message, code, current } = await refusal(old);
  expect([code, message]).toEqual(['conflict', 'Version 2 is the newest. Read it before you accept.']);
  expect(current!.versions).toEqual(second.versions);
  expect((await stored(town, number)).acceptance).toBeNull();

  const agreed = await offersIn(await acceptOffer(seller, number, second.versions[1]!));
  expect(agreed.accepted).toMatchObject({ version: 2, hash: second.versions[1]!.hash, by: 'Ada Tester' });
  expect(agreed.may).toEqual({ offer: false, accept: false });
  const { state, milestones, acceptance, _id } = await stored(town, number);
  expect([state, acceptance!.side]).toEqual(['agreed', 'seller']);
  expect(milestones.map(({ id, minor, order, ...one }) => [id, minor, typeof order, one.state])).toEqual([
    [`${_id}-1`, 1_000_001, 'string', 'planned'],
    [`${_id}-2`, 2_000_002, 'string', 'planned'],
  ]);
  // Retry after a lost response.
  await offersIn(await acceptOffer(seller, number, second.versions[1]!));
  expect((await stored(town, number)).events.map(({ what }) => what)).toEqual([
    ...['sent the brief', 'offered version 1', 'offered version 2', 'accepted version 2'],
    'placed the orders of the milestones',
  ]);
  expect(town.api.scans).toEqual([]);
});

it('says what each side has to do next, in the account, in notifications and by mail', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const steps = async () =>
    Promise.all([client, seller].map(async (one) => (await projectOf(one, number)).nextStep?.text ?? null));
  expect(await steps()).toEqual([null, 'Make an offer, or decline the brief.']);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  expect(await steps()).toEqual(['Read version 1 of the offer. Accept it, or send your own.', null]);
  expect((await projectOf(seller, number)).offeredBy).toBe('seller');
  expect(await linesOf(client)).toContain('Ada Tester sent you an offer for “A lantern”.');
  await offersIn(await acceptOffer(client, number, versions[0]!));
  expect(await linesOf(seller)).toContain('Ada Tester accepted your offer for “A lantern”.');
  const receipt = (await town.mails()).find(({ subject }) => subject.startsWith('You accepted'));
  expect(receipt!.paragraphs.join(' ')).toContain(`Total: ₦30,000.03 in 2 milestones. SHA-256 of the terms: `);
  expect(receipt!.paragraphs.join(' ')).toContain(versions[0]!.hash);
  expect(await steps()).toEqual([null, 'Deliver “Sketch”.']);
});

it('rejects acceptance of an own version, another hash, an expired version, and everything after the end', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  expect((await acceptOffer(client, number, { version: 1, hash: '0'.repeat(64) })).status).toBe(409);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  const [offer] = versions;
  const own = await refusal(await acceptOffer(seller, number, offer!));
  expect([own.code, own.message]).toEqual([
    ...['wrong-state', 'You wrote this version, so they have to accept it. You can send a new one.'],
  ]);
  expect((await acceptOffer(client, number, { version: 1, hash: '0'.repeat(64) })).status).toBe(409);
  town.clock.now = new Date(town.clock.now.getTime() + 8 * DAY_MS);
  const late = await refusal(await acceptOffer(client, number, offer!));
  expect(late.message).toBe('This offer has expired. Answer with a new version.');
  expect((await projectOf(client, number)).offers).toMatchObject({ may: { offer: true, accept: false } });
  await town.api.store.db.collection('projects').updateOne({ number }, { $set: { state: 'withdrawn' } });
  for (const answer of [
    await sendOffer(seller, number, 1, termsOf(town)),
    await sendOffer(client, number, 1, termsOf(town, { account: null })),
    await acceptOffer(client, number, offer!),
  ])
    expect((await refusal(answer)).message).toBe('This project has ended.');
  expect((await stored(town, number)).offers).toHaveLength(1);
});

it('requires ordered dates in the future, a payable total, and the account of the seller', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const today = dayOf(town.clock.now);
  const fieldsOf = async (visitor: Visitor, terms: Parameters<typeof sendOffer>[3]) =>
    Object.keys((await refusal(await sendOffer(visitor, number, 0, terms))).fields ?? {});
  const on = (...days: number[]) => ({
    milestones: days.map((day, index) => ({ title: `Part ${index}`, dueOn: daysAfter(today, day), minor: 100 })),
  });
  expect(await fieldsOf(seller, termsOf(town, { ...on(0, 5), validUntil: today }))).toEqual([
    'terms.milestones.0.dueOn',
  ]);
  expect(await fieldsOf(seller, termsOf(town, on(20, 19)))).toEqual(['terms.milestones.1.dueOn']);
  const after = (...days: number[]) => ({
    milestones: days.map((day, index) => ({ title: `Part ${index}`, days: day, minor: 100 })),
  });
  expect(await fieldsOf(seller, termsOf(town, after(7, 6)))).toEqual(['terms.milestones.1.days']);
  expect(await fieldsOf(seller, termsOf(town, after(366)))).toEqual(['terms.milestones.0.days']);
  const both = [{ title: 'Part', days: 7, dueOn: daysAfter(today, 9), minor: 100 }];
  expect(await fieldsOf(seller, termsOf(town, { milestones: both }))).toEqual(['terms.milestones.0.dueOn']);
  expect(await fieldsOf(seller, termsOf(town, on(731)))).toEqual(['terms.milestones.0.dueOn']);
  expect(await fieldsOf(seller, termsOf(town, { validUntil: daysAfter(today, -1) }))).toEqual(['terms.validUntil']);
  expect(await fieldsOf(seller, termsOf(town, { validUntil: daysAfter(today, 91), ...on(100) }))).toEqual([
    'terms.validUntil',
  ]);
  const huge = [1, 2].map((part) => ({ title: `Part ${part}`, dueOn: daysAfter(today, 9), minor: 99_999_999_999 }));
  expect(await fieldsOf(seller, termsOf(town, { milestones: huge }))).toEqual(['terms.milestones']);
  expect(await fieldsOf(seller, termsOf(town, { account: null }))).toEqual(['terms.account']);
  expect(await fieldsOf(client, termsOf(town))).toEqual(['terms.account']);

  // The client may send the first version; the seller then replies with a version that specifies the account.
  const { versions } = await offersIn(await sendOffer(client, number, 0, termsOf(town, { account: null })), 201);
  expect((await projectOf(seller, number)).offers.may).toEqual({ offer: true, accept: false });
  const lacking = await refusal(await acceptOffer(seller, number, versions[0]!));
  expect(lacking.message).toBe('This offer doesn’t say where you get paid. Send a version with your account.');
  const { versions: answered } = await offersIn(await sendOffer(seller, number, 1, termsOf(town)), 201);
  await offersIn(await acceptOffer(client, number, answered[1]!));
});

it('accepts one of many concurrent versions, and one of a concurrent acceptance and counter-offer', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const many = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      sendOffer(
        index % 2 ? seller : client,
        number,
        0,
        termsOf(
          town,
          index % 2
            ? { revisions: index }
            : {
                revisions: index,
                account: null,
              },
        ),
      ),
    ),
  );
  expect(many.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  const lost = await refusal(many.find(({ status }) => status === 409)!);
  expect(lost.message).toBe('Version 1 is the newest. Read it before you answer.');
  expect((await stored(town, number)).offers).toHaveLength(1);

  const { versions } = await offersIn(await sendOffer(seller, number, 1, termsOf(town)), 201);
  const [accepted, countered] = await Promise.all([
    acceptOffer(client, number, versions[1]!),
    sendOffer(seller, number, 2, termsOf(town, { revisions: 9 })),
  ]);
  expect([accepted.status, countered.status].filter((status) => status === 409)).toHaveLength(1);
  const after = await stored(town, number);
  expect([after.offers.length, after.acceptance?.version]).toEqual(accepted.status === 200 ? [2, 2] : [3, undefined]);
});

it('adds a version once when its answer was lost', async () => {
  const town = await start();
  const { seller, number } = await startProject(town);
  const terms = termsOf(town);
  const other = termsOf(town, { revisions: 7 });
  for (let tries = 0; tries < 3; tries += 1) await offersIn(await sendOffer(seller, number, 0, terms), 201);
  expect((await sendOffer(seller, number, 0, other)).status).toBe(409);
  expect((await stored(town, number)).offers).toHaveLength(1);
});

it('keeps twenty versions at most', async () => {
  const town = await start();
  const { seller, number } = await startProject(town);
  for (let version = 0; version < 20; version += 1)
    await offersIn(await sendOffer(seller, number, version, termsOf(town, { scope: `Version ${version}` })), 201);
  expect((await refusal(await sendOffer(seller, number, 20, termsOf(town)))).code).toBe('limit');
  expect((await projectOf(seller, number)).offers.may.offer).toBe(false);
});

it('is closed to strangers, to members who block each other, and to judges of an organisation', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const stranger = await town.resident('admin');
  expect((await sendOffer(stranger, number, 0, termsOf(town))).status).toBe(404);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  expect((await acceptOffer(stranger, number, versions[0]!)).status).toBe(404);
  await client.send('PUT', `/api/members/${await handleOf(seller)}/block`);
  expect((await sendOffer(seller, number, 1, termsOf(town))).status).toBe(403);
  expect((await acceptOffer(client, number, versions[0]!)).status).toBe(403);
  expect((await projectOf(client, number)).offers.may).toEqual({ offer: false, accept: false });

  const owner = await town.resident('member');
  await createOrganisation(owner);
  const recruiter = await memberWith(town, owner, 'recruiter');
  const judge = await memberWith(town, owner, 'judge');
  const theirs = await sendBrief(client, { kind: 'organisation', handle: 'lantern-street' });
  expect((await sendOffer(judge, theirs, 0, termsOf(town))).status).toBe(404);
  const sent = await offersIn(await sendOffer(recruiter, theirs, 0, termsOf(town)), 201);
  expect((await projectOf(owner, theirs)).offers.lastAccount).toEqual({ ...ACCOUNT, code: null });
  expect((await projectOf(client, theirs)).offers.lastAccount).toBeNull();
  const replaced = await offersIn(await sendOffer(client, theirs, 1, termsOf(town, { account: null })), 201);
  const agreed = await offersIn(await acceptOffer(owner, theirs, replaced.versions[1]!));
  expect([sent.versions.length, agreed.accepted!.by]).toEqual([1, 'Lantern Street']);
});

it('lets staff sell for the house, whose account comes with the order, and remembers accounts of members', async () => {
  const town = await start();
  const client = await town.resident('member');
  const staff = await town.resident('editor');
  const number = await sendBrief(client, { kind: 'house', handle: null });
  expect((await sendOffer(staff, number, 0, termsOf(town))).status).toBe(400);
  const { versions } = await offersIn(await sendOffer(staff, number, 0, termsOf(town, { account: null })), 201);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  expect((await projectOf(staff, number)).state).toBe('agreed');

  const { seller, number: first } = await startProject(town);
  await offersIn(await sendOffer(seller, first, 0, termsOf(town)), 201);
  const second = await sendBrief(client, { kind: 'member', handle: await handleOf(seller) });
  expect((await projectOf(seller, second)).offers.lastAccount).toEqual({ ...ACCOUNT, code: null });
  expect(town.api.scans).toEqual([]);
});

it('keeps texts as they are typed, and counts every version of a day', async () => {
  const town = await startTown();
  const { client, seller, number } = await startProject(town);
  const scope = '<script>alert(1)</script> & “light”\r\nNext line';
  await offersIn(await sendOffer(seller, number, 0, termsOf(town, { scope }), '<b>note</b>'), 201);
  const [offer] = (await projectOf(client, number)).offers.versions;
  expect([offer!.terms.scope, offer!.note]).toEqual([scope.replace('\r', ''), '<b>note</b>']);
  const { db } = town.api.store;
  expect(
    (await db.collection('rate_limits').find({}).toArray()).some(({ _id }) => String(_id).includes('offers')),
  ).toBe(true);
});
