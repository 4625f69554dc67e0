import type { OwnOrganisation } from '@verse/api-contract/api';
import { WEEK_MS } from '@verse/api-contract/time';
import { domainRecordSchema, ownOrganisationSchema } from '@verse/api-contract/work/organisations.schema';
import { createOrganisation, memberWith, organisationForm, ORGANISATIONS } from '../../../../test/organisations';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { sendForm } from '../../../../test/profile-people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const ORGANISATION_PATH = `${ORGANISATIONS}/lantern-street`;

async function settle(records: Map<string, string[] | Error> = new Map(), factor = '1000') {
  const town = await startTown(
    { RATE_LIMIT_FACTOR: factor },
    {
      resolveTxt: async (host) => {
        const found = records.get(host) ?? [];
        if (found instanceof Error) throw found;
        return found;
      },
    },
  );
  const owner = await town.resident('member', 'owner@example.org');
  return { town, owner, organisation: await createOrganisation(owner) };
}

const own = async (answer: Response): Promise<OwnOrganisation> =>
  ownOrganisationSchema.strict().parse(await answer.json());
const publicly = async (town: Town) => (await town.visitor().get(ORGANISATION_PATH)).json() as Promise<OwnOrganisation>;

async function sendLogo(town: Town, visitor: Visitor, version: number, alt: string, file?: Buffer) {
  const form = new FormData();
  form.append('alt', alt);
  if (file) form.append('picture', new File([new Uint8Array(file)], 'logo.jpg', { type: 'image/jpeg' }));
  return sendForm(town, visitor, { method: 'PUT', path: `${ORGANISATION_PATH}/logo`, form, version });
}

it('a logo needs an alternative text, is public, and is hidden by a suspension', async () => {
  const { town, owner } = await settle();
  const file = await jpegOf({ width: 200, height: 200 });
  expect((await sendLogo(town, owner, 1, ' ', file)).status).toBe(400);
  expect((await sendLogo(town, owner, 1, 'A lamp', Buffer.from('<svg onload=alert(1)>'))).status).toBe(415);
  expect((await sendLogo(town, owner, 1, 'A lamp')).status).toBe(400);
  const set = await own(await sendLogo(town, owner, 1, 'A lamp', file));
  expect(set).toMatchObject({ logo: { alt: 'A lamp' }, version: 2 });
  const { src } = (await publicly(town)).logo!;
  expect((await town.visitor().get(src)).status).toBe(200);
  expect((await own(await sendLogo(town, owner, 2, 'Another lamp'))).logo).toMatchObject({ src, alt: 'Another lamp' });
  expect((await sendLogo(town, owner, 2, 'Late')).status).toBe(409);
  expect((await sendLogo(town, await town.resident('member'), 3, 'Stolen')).status).toBe(404);
  const removed = await owner.send('DELETE', `${ORGANISATION_PATH}/logo`, undefined, { 'if-match': '"3"' });
  expect(await own(removed)).toMatchObject({ logo: null });
  expect((await town.visitor().get(src)).status).toBe(404);
});

it('a domain is verified by its record, rechecked each week, and shown no more once the record is gone', async () => {
  const records = new Map<string, string[] | Error>();
  const { town, owner } = await settle(records);
  const asked = await owner.get(`${ORGANISATION_PATH}/domain-record?domain=https://www.Lantern.studio/about`);
  const { domain, host, value } = domainRecordSchema.strict().parse(await asked.json());
  expect([domain, host]).toEqual(['lantern.studio', '_creativityverse.lantern.studio']);
  const check = () => owner.post(`${ORGANISATION_PATH}/domain`, { domain: 'lantern.studio' });
  expect((await check()).status).toBe(409);
  records.set(host, new Error('ETIMEOUT'));
  expect((await check()).status).toBe(503);
  records.set(host, ['v=spf1 -all', value]);
  expect(await own(await check())).toMatchObject({ domain: { name: 'lantern.studio', by: 'dns' } });
  expect(await publicly(town)).toMatchObject({ domain: { name: 'lantern.studio' } });

  const recheck = async () => {
    town.clock.now = new Date(town.clock.now.getTime() + WEEK_MS + 1);
    const job = town.api.features.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'recheck-domains');
    return job!.run();
  };
  expect(await recheck()).toBe(1);
  records.set(host, new Error('ETIMEOUT'));
  expect(await recheck()).toBe(1);
  expect(await publicly(town)).toMatchObject({ domain: { name: 'lantern.studio' } });
  records.delete(host);
  expect(await recheck()).toBe(1);
  expect(await publicly(town)).toMatchObject({ domain: null });
});

it('a record of one organisation verifies no other', async () => {
  const records = new Map<string, string[] | Error>();
  const { owner, town } = await settle(records);
  const eve = await town.resident('member');
  await createOrganisation(eve, { handle: 'evil-street' });
  const asked = await owner.get(`${ORGANISATION_PATH}/domain-record?domain=lantern.studio`);
  const { host, value } = (await asked.json()) as { host: string; value: string };
  records.set(host, [value]);
  expect((await eve.post(`${ORGANISATIONS}/evil-street/domain`, { domain: 'lantern.studio' })).status).toBe(409);
});

it('a domain is verified by a code in an email there; a wrong code is refused five times', async () => {
  const { town, owner } = await settle();
  const send = (email: string) => owner.post(`${ORGANISATION_PATH}/domain/code`, { email });
  for (const email of [
    'me@gmail.com',
    'me@mail.yahoo.co.uk',
    'me@GoogleMail.com',
    'me@yopmail.com',
    'me@localhost.test',
  ]) {
    const answer = await send(email);
    expect([email, answer.status]).toEqual([email, 400]);
  }
  expect((await send('ada@lantern.studio')).status).toBe(202);
  const codeIn = async () => /: (\d{8})$/.exec((await town.mails()).at(-1)!.paragraphs[1]!)![1]!;
  const confirm = (code: string) => owner.post(`${ORGANISATION_PATH}/domain/confirm`, { code });
  const first = await codeIn();
  const wrong = first === '00000000' ? '11111111' : '00000000';
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm(wrong)).status).toBe(400);
  expect((await confirm(first)).status).toBe(409);
  await send('ada@lantern.studio');
  const second = await codeIn();
  const answers = await Promise.all([confirm(second), confirm(second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await publicly(town)).toMatchObject({ domain: { name: 'lantern.studio', by: 'mail' } });
  expect((await owner.delete(`${ORGANISATION_PATH}/domain`)).status).toBe(200);
  expect(await publicly(town)).toMatchObject({ domain: null });
});

it('names that are not public domains are never looked up', async () => {
  const asked: string[] = [];
  const town = await startTown({}, { resolveTxt: async (host) => [host].filter((one) => asked.push(one) < 0) });
  const owner = await town.resident('member');
  await createOrganisation(owner);
  const domains = [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '10.0.0.1',
    'db.internal',
    'a.local',
    'x',
    '-a.com',
    'a..com',
    'ex ample.com',
    'user@host.com',
    'co.uk',
    '2130706433',
    `${'a'.repeat(64)}.com`,
  ];
  for (const domain of domains) {
    const answer = await owner.post(`${ORGANISATION_PATH}/domain`, { domain });
    expect([domain, answer.status]).toEqual([domain, 400]);
  }
  expect(asked).toEqual([]);
});

it('an owner types the handle to delete it; the handle leads nowhere, and stays reserved for a year', async () => {
  const { town, owner } = await settle();
  const rita = await memberWith(town, owner, 'recruiter');
  expect(await (await owner.get(`${ORGANISATION_PATH}/deletion`)).json()).toEqual({
    openJobs: 0,
    openApplications: 0,
    openProjects: 0,
    members: 2,
  });
  expect((await rita.delete(ORGANISATION_PATH, { confirm: 'lantern-street' })).status).toBe(404);
  expect((await owner.delete(ORGANISATION_PATH, { confirm: 'lantern' })).status).toBe(400);
  expect((await owner.delete(ORGANISATION_PATH, { confirm: 'Lantern-Street' })).status).toBe(204);
  for (const one of [town.visitor(), owner, rita]) expect((await one.get(ORGANISATION_PATH)).status).toBe(404);
  for (const one of [owner, rita])
    expect(await (await one.get('/api/me/organisations')).json()).toEqual({ organisations: [] });
  expect((await rita.post(ORGANISATIONS, organisationForm())).status).toBe(409);
  for (const { jobs = [] } of town.api.features)
    for (const { name, run } of jobs) if (name === 'free-organisation-handles') expect(await run()).toBe(0);
  const handles = town.api.store.db.collection('organisation_handles');
  const { freeAt } = (await handles.findOne({ _id: 'lantern-street' })) as unknown as { freeAt: Date };
  expect(Math.round((freeAt.getTime() - town.clock.now.getTime()) / 86_400_000)).toBe(365);
  await handles.updateOne({ _id: 'lantern-street' }, { $set: { freeAt: town.clock.now } });
  for (const { jobs = [] } of town.api.features)
    for (const { name, run } of jobs) if (name === 'free-organisation-handles') expect(await run()).toBe(1);
  expect((await rita.post(ORGANISATIONS, organisationForm())).status).toBe(201);
});

it('moderators suspend a reported organisation with a reason; its owner appeals with success', async () => {
  const { town, owner } = await settle();
  const rita = await memberWith(town, owner, 'recruiter');
  const reporter = await town.resident('member');
  const first = await town.resident('moderator');
  const second = await town.resident('moderator');
  const report = await reporter.post('/api/reports', {
    type: 'organisation',
    id: 'lantern-street',
    reason: 'spam',
    note: '',
  });
  expect(report.status).toBe(201);
  const [opened] = (
    (await (await first.get('/api/moderation/queue')).json()) as { cases: { id: string; version: number }[] }
  ).cases;
  const decide = (who: Visitor, version: number, body: object) =>
    who.send('PATCH', `/api/moderation/cases/${opened!.id}`, body, { 'if-match': `"${version}"` });
  const words = { rule: 'spam', quote: 'We light streets.', reason: 'There are no lamps.' };
  expect((await decide(first, 1, { decision: 'remove', ...words })).status).toBe(200);

  expect((await town.visitor().get(ORGANISATION_PATH)).status).toBe(404);
  expect(await (await town.visitor().get('/sitemap.xml')).text()).not.toContain('/o/lantern-street');
  const seen = await own(await owner.get('/api/me/organisations/lantern-street'));
  expect(seen).toMatchObject({ state: 'suspended', suspension: words });
  for (const answer of [
    await owner.send('PATCH', ORGANISATION_PATH, { name: 'Other' }, { 'if-match': '"2"' }),
    await owner.post(`${ORGANISATION_PATH}/invitations`, { email: 'x@example.org', role: 'judge' }),
    await owner.delete(ORGANISATION_PATH, { confirm: 'lantern-street' }),
  ])
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('suspended') as string },
    ]);
  const { cases } = (await (await owner.get('/api/me/cases')).json()) as {
    cases: { thingId: string; mayAppeal: boolean }[];
  };
  expect(cases).toMatchObject([{ mayAppeal: true, verdict: words }]);
  expect(await (await rita.get('/api/me/cases')).json()).toEqual({ cases: [] });
  const appeal = { type: 'organisation', id: cases[0]!.thingId, text: 'Look up.' };
  expect((await rita.post('/api/appeals', appeal)).status).toBe(404);
  expect((await owner.post('/api/appeals', appeal)).status).toBe(201);
  expect((await decide(first, 3, { decision: 'restore', reason: 'I was wrong.' })).status).toBe(409);
  expect((await decide(second, 3, { decision: 'restore', reason: 'There they are.' })).status).toBe(200);
  expect((await town.visitor().get(ORGANISATION_PATH)).status).toBe(200);
  expect(await own(await owner.get('/api/me/organisations/lantern-street'))).toMatchObject({
    state: 'open',
    suspension: null,
  });
});

// @proves GRA-01
it('a mailbox verifies exactly its host, and none that is shared or a public suffix', async () => {
  const { town, owner } = await settle();
  const send = (email: string) => owner.post(`${ORGANISATION_PATH}/domain/code`, { email });
  for (const host of ['seznam.cz', 'posteo.de', 'mailbox.org', 'uol.com.br', 'virginmedia.com', 'co.uk', 'github.io'])
    expect([host, (await send(`me@${host}`)).status]).toEqual([host, 400]);
  const sent = await send('ada@www.lantern.studio');
  expect((await sent.json()) as object).toMatchObject({ domain: 'www.lantern.studio' });
  const code = /: (\d{8})$/.exec((await town.mails()).at(-1)!.paragraphs[1]!)![1]!;
  expect((await owner.post(`${ORGANISATION_PATH}/domain/confirm`, { code })).status).toBe(200);
  expect(await publicly(town)).toMatchObject({ domain: { name: 'www.lantern.studio' } });
});

// @proves GRA-01
it('a verification by email ends after a year, which owners read a month before', async () => {
  const { town, owner } = await settle();
  await owner.post(`${ORGANISATION_PATH}/domain/code`, { email: 'ada@lantern.studio' });
  const code = /: (\d{8})$/.exec((await town.mails()).at(-1)!.paragraphs[1]!)![1]!;
  await owner.post(`${ORGANISATION_PATH}/domain/confirm`, { code });
  const provenAgo = async (days: number) => {
    const provenAt = new Date(town.clock.now.getTime() - days * 24 * 60 * 60_000);
    await town.api.store.db.collection('organisations').updateMany({}, { $set: { 'domain.provenAt': provenAt } });
    await town.api.features
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'recheck-domains')!
      .run();
  };
  await provenAgo(340);
  expect(await publicly(town)).toMatchObject({ domain: { name: 'lantern.studio' } });
  const { steps } = (await (await owner.get('/api/me/next-steps')).json()) as { steps: { text: string }[] };
  expect(steps.map(({ text }) => text)).toEqual(['Verify lantern.studio again: we ask once a year.']);
  await provenAgo(366);
  expect(await publicly(town)).toMatchObject({ domain: null });
});

// @proves GRA-01
it('a code is valid for the mailbox it was mailed to, and stays so if no other can be mailed', async () => {
  const { town, owner } = await settle(new Map(), '1');
  const send = (email: string) => owner.post(`${ORGANISATION_PATH}/domain/code`, { email });
  await send('ada@lantern.studio');
  await send('ada@other.studio');
  const codes = (await town.mails()).map(({ to, paragraphs }) => [to, /(\d{8})$/.exec(paragraphs[1] ?? '')?.[1]]);
  expect(codes).toEqual([['ada@other.studio', expect.any(String)]]);
  const full = { stranger: 'ada@full.studio' };
  while (await town.api.mails.add('x', {}, full));
  expect((await send('ada@full.studio')).status).toBe(429);
  expect((await owner.post(`${ORGANISATION_PATH}/domain/confirm`, { code: codes[0]![1] })).status).toBe(200);
  expect(await publicly(town)).toMatchObject({ domain: { name: 'other.studio' } });
});
