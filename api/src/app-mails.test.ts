import type { Account } from '@verse/api-contract/api';
import { NOTIFICATION_KINDS } from '@verse/api-contract/community/notifications.values';
import { DAY_MS } from '@verse/api-contract/time';
import { agreeOn } from '../test/agreed-projects';
import { briefFor, endProject, sendBrief, writeTo } from '../test/briefs';
import { comment, posted } from '../test/feed';
import { faultsOf } from '../test/mail-faults';
import { idOf, notificationsOf, withSource } from '../test/notified';
import { createOrganisation, ORGANISATIONS } from '../test/organisations';
import { startTown, type Town, type Visitor } from '../test/people';
import { rename } from '../test/profile-people';
import { order, shelve } from '../test/shop';
import { stopApis } from '../test/start-api';
import type { PreferenceEmail } from './platform/feature';
import type { Message } from './platform/mail';

afterEach(stopApis);

/** Names and titles of other people that spoil a sentence, or that an email client turns into a link. */
const HOSTILE = ['Ada & Co.', 'Really?!', 'And so on…', '  Two  spaces , ', 'win at evil.example/now'];
const PER_PAIR = 6;
const PER_MAILBOX = 20;

/** Emails whose texts are by staff, or by the recipient. */
const BY_STAFF = new Set(['post-moved', 'suggestion-decided', 'sanction', 'contact-answered']);

type About = Record<string, string>;

const mailsOf = ({ api }: Town) => api.features.flatMap(({ mails = [] }) => mails);
const isPreference = (mail: object): mail is PreferenceEmail => 'event' in mail;

/** Stores a place of a guest who has not confirmed it, and two of a member, for the emails about waiting lists. */
async function storeWaitingPlaces({ api: { store }, clock: { now } }: Town, memberId: string): Promise<void> {
  const places = store.db.collection<{ _id: string }>('waiting_places');
  const common = { list: 'mentorship', email: 'guest@example.org', since: now };
  for (const place of [
    { ...common, _id: 'asked', state: 'asked', mailbox: 'a', nonce: 'a' },
    { ...common, _id: 'joined', state: 'waiting', mailbox: 'b', nonce: 'b', memberId },
    { ...common, _id: 'queued', state: 'queued', mailbox: 'c', nonce: 'c', memberId, job: 'j1' },
  ])
    await places.insertOne(place);
  const opening = { _id: 'mentorship', path: '/services', at: now, by: memberId };
  await store.db.collection<{ _id: string }>('waiting_openings').insertOne(opening);
}

/** Invites a judge to a contest with the hostile title, and returns the id of the invitation. */
async function inviteJudge({ api: { store } }: Town, owner: Visitor, title: string): Promise<string> {
  const contests = `${ORGANISATIONS}/lantern-street/contests`;
  const { id: contestId } = (await (await owner.post(contests, { title: 'Lanterns' })).json()) as { id: string };
  await owner.post(`${contests}/${contestId}/judge-invitations`, { email: 'rita@example.org' });
  await store.db.collection('contests').updateMany({}, { $set: { title } });
  return (await store.db.collection<{ _id: string }>('contest_judge_invitations').findOne({}))!._id;
}

/** Input of the emails about what `storeDecisions` stores. */
const DECISIONS: [string, About[]][] = [
  ['contact-answered', [{ message: 'm1', key: 'k' }]],
  ['sanction', ['s1', 's2', 's3', 's4', 's5'].map((sanction) => ({ sanction }))],
];

/** Stores sanctions against a member, and a message to the team that was answered. */
async function storeDecisions({ api: { store }, clock: { now } }: Town, memberId: string, text: string): Promise<void> {
  const sanctions = store.db.collection<{ _id: string; kind: string }>('sanctions');
  const answer = { reason: text, by: 'mo', at: now };
  const words = { memberId, rule: 'spam', quote: text, reason: text, by: 'mo', at: now, version: 1 };
  const common = { ...words, until: new Date(now.getTime() + DAY_MS), days: null, takenBack: null, appeal: null };
  const appeal = { text, at: now, answeredBy: 'staff', answer: { ...answer, isUpheld: true } };
  for (const sanction of [
    { ...common, _id: 's1', kind: 'silence' },
    { ...common, _id: 's2', kind: 'suspension', until: null },
    { ...common, _id: 's3', kind: 'erasure', days: 1 },
    { ...common, _id: 's4', kind: 'suspension', takenBack: answer },
    { ...common, _id: 's5', kind: 'warning', appeal },
  ])
    await sanctions.insertOne(sanction);
  const message = { reference: 'CV-1', name: text, email: 'guest@example.org', subject: text, message: text };
  const answers = [{ key: 'k', side: 'team', by: 'mo', text, at: now }];
  const stored = { ...message, _id: 'm1', status: 'open', createdAt: now, authorId: null, answers };
  await store.db.collection<{ _id: string }>('contact_messages').insertOne(stored);
}

const id = '1';

/** The profiles feature writes about follows itself; their subject is the member. */
const NOT_FOLLOWS = NOTIFICATION_KINDS.filter((kind) => kind !== 'follows');

/** Creates what emails are about, with the hostile text in it, and returns the input of each kind. */
async function prepare(town: Town, text: string): Promise<{ ada: Visitor; abouts: Map<string, About[]> }> {
  const { db } = town.api.store;
  const ada = await town.resident('member', 'ada@example.org');
  const eve = await town.resident('member', 'eve@example.org');
  const [adaId, eveId] = (await Promise.all([ada, eve].map(idOf))) as [string, string];
  await db.collection('auth_user').updateOne({ _id: eveId }, { $set: { firstName: text, lastName: '' } });

  await shelve(town, '1', 10);
  const placed = await order(town.visitor(), { 1: 1 }, { email: 'guest@example.org' });
  const stored = (await db.collection<{ _id: string; number: string }>('orders').findOne({ number: placed.number }))!;
  await db.collection('orders').updateOne({ _id: stored._id }, { $set: { name: text } });

  await createOrganisation(eve, { handle: 'lantern-street' });
  await eve.post(`${ORGANISATIONS}/lantern-street/invitations`, { email: 'rita@example.org', role: 'judge' });
  await eve.post(`${ORGANISATIONS}/lantern-street/domain/code`, { email: 'eve@lantern.example' });
  await db.collection('organisations').updateMany({}, { $set: { name: text } });
  const judgeInvitation = await inviteJudge(town, eve, text);
  const invitation = (await db.collection<{ _id: string }>('organisation_invitations').findOne({}))!._id;
  const organisation = (await db.collection<{ _id: string }>('organisations').findOne({}))!._id;

  await storeWaitingPlaces(town, eveId);
  const { number } = await agreeOn(town);
  await db.collection('projects').updateOne({ number }, { $set: { 'brief.title': text } });
  withSource(town.api, NOT_FOLLOWS);
  const notificationEvents = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true]));
  await ada.patch('/api/me', { notificationEvents, weeklyDigest: true });
  for (const kind of NOTIFICATION_KINDS) {
    const subject = kind === 'follows' ? adaId : text;
    await notificationsOf(town.api).notify(adaId, { kind, subject, actor: eveId });
  }
  const lines = await db.collection<{ _id: string; kind: string }>('notifications').find({ to: adaId }).toArray();
  await town.mails();
  town.sent.length = 0;
  const title = text;
  const at = town.clock.now.toISOString();
  const abouts = new Map<string, About[]>([
    ...lines.map(({ _id, kind }): [string, About[]] => [`notification-${kind}`, [{ line: _id }]]),
    ...['received', 'short', 'paid', 'delivered', 'cancelled', 'refunded', 'declined'].map(
      (about): [string, About[]] => [`order-${about}`, [{ order: stored._id }]],
    ),
    ['waiting-list-confirm', [{ place: 'asked' }]],
    ['waiting-list-joined', [{ place: 'joined' }]],
    ['waiting-list-open', [{ place: 'queued', job: 'j1' }]],
    ['contact-received', [{ email: 'guest@example.org', reference: 'M-1' }]],
    ['organisation-invitation', [{ invitation }]],
    ['contest-judge-invitation', [{ invitation: judgeInvitation }]],
    ['organisation-domain-code', [{ organisation }]],
    ['project-brief-sent', [{ number }]],
    ['project-agreed', [{ number }]],
    [
      'post-moved',
      ['published', 'changes', 'declined', 'scheduled', 'unpublished'].map((status) => ({
        id,
        title,
        status,
        reason: text,
        at,
      })),
    ],
    ['suggestion-decided', ['approved', 'declined'].map((status) => ({ name: text, status, reason: text }))],
    ['contest-entry-receipt', [{ id, title, number: '1', at, sha256: 'a1' }]],
    ['contest-place', [{ id, title }]],
    ['weekly-digest', [{ at }]],
  ]);
  return { ada, abouts };
}

describe('every registered email', () => {
  // @proves GAP-085 MAI-01 MAI-02 MAI-03
  it.each(HOSTILE)('can be read whatever the names and titles in it: %s', async (text) => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const { ada, abouts } = await prepare(town, text);
    const userId = await idOf(ada);
    await storeDecisions(town, userId, text);
    for (const [kind, all] of DECISIONS) abouts.set(kind, all);
    const unread: string[] = [];
    const faults: string[] = [];
    for (const mail of mailsOf(town)) {
      const sent: Message[] = [];
      for (const about of abouts.get(mail.kind) ?? []) {
        await town.api.mails.add(mail.kind, isPreference(mail) ? { ...about, userId } : about, 'unlimited');
        await town.api.mails.work();
        sent.push(...town.sent.splice(0));
      }
      if (sent.length === 0) unread.push(mail.kind);
      for (const message of sent) {
        faults.push(...faultsOf(message).map((fault) => `${mail.kind}: ${fault}`));
        if (/evil\.example/.test(JSON.stringify([message.subject, message.greeting])))
          faults.push(`${mail.kind}: a link`);
        if (!BY_STAFF.has(mail.kind) && /evil\.example/.test(message.paragraphs.join()))
          faults.push(`${mail.kind}: words that become a link`);
        if (isPreference(mail) && !message.unsubscribe) faults.push(`${mail.kind}: no link that turns it off`);
        if (mail.kind.startsWith('notification-') && message.subject.includes(text.trim().slice(0, 5)))
          faults.push(`${mail.kind}: words of a stranger in the subject`);
      }
    }
    expect({ unread, faults }).toEqual({ unread: [], faults: [] });
  });

  // @proves MAI-02
  it('that a member may turn off is turned off with its group by its link alone; no other group is', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
    const ada = await town.resident('member', 'ada@example.org');
    await rename(ada, 'ada-paints');
    const mia = await town.resident('member');
    const zoe = await town.resident('member');
    const { id } = await posted(ada);
    await comment(mia, id);
    const [mail] = await town.mails();
    const { pathname, search } = new URL(mail!.unsubscribe!);
    const path = pathname + search;
    const client = town.visitor();
    const page = await client.get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('emails about your posts and works any more, such as comments on your posts');
    const other = await posted(ada);
    await comment(zoe, other.id);
    expect(await town.mails()).toHaveLength(1);

    for (const forged of [path.slice(0, -2), path.replace('.comments.', '.replies.'), `${pathname}?token=x`])
      expect((await client.send('POST', forged)).status).toBe(404);
    const oneClick = await fetch(`${town.api.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.status, oneClick.headers.getSetCookie()]).toEqual([200, []]);
    expect(await oneClick.text()).toContain('emails about your posts and works any more');
    const { notificationGroups } = (await (await ada.get('/api/me')).json()) as Account;
    expect(notificationGroups.page).toEqual({
      messages: true,
      posts: true,
      jobs: true,
      projects: true,
      contests: true,
    });
    expect(notificationGroups.mail).toEqual({ ...notificationGroups.page, posts: false });
    const third = await posted(ada);
    const own = await comment(ada, third.id);
    await comment(zoe, third.id);
    const { comment: written } = (await own.json()) as { comment: { id: string } };
    await comment(mia, third.id, { parentId: written.id });
    expect(await town.mails()).toEqual([]);
    await posted(mia, { text: 'Thanks, @ada-paints' });
    expect(await town.mails()).toHaveLength(1);
  });
});

describe('what others cause for one mailbox', () => {
  // @proves MAI-01 R31
  it('is six emails a day from one member across all kinds, and one summary of the rest', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
    const ada = await town.resident('member', 'ada@example.org');
    const adaId = await idOf(ada);
    const eveId = await idOf(await town.resident('member'));
    withSource(
      town.api,
      NOTIFICATION_KINDS.filter((kind) => kind !== 'follows'),
    );
    await ada.patch('/api/me', {
      notificationEvents: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, true])),
    });
    const { notify } = notificationsOf(town.api);
    for (const kind of NOTIFICATION_KINDS)
      for (let count = 0; count < 5; count += 1)
        await notify(
          adaId,
          count % 2 ? { kind, subject: `${count}`, actor: eveId } : { kind, subject: `${count}`, by: eveId },
        );
    const mails = await town.mails();
    expect(mails).toHaveLength(PER_PAIR + 1);
    expect(mails.filter(({ subject }) => subject === 'You have more notifications')).toHaveLength(1);
  });

  // @proves MAI-01 R31
  it('is twenty emails a day from all members together, and one summary of the rest', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
    const adaId = await idOf(await town.resident('member', 'ada@example.org'));
    withSource(
      town.api,
      NOTIFICATION_KINDS.filter((kind) => kind !== 'follows'),
    );
    const { notify } = notificationsOf(town.api);
    for (let person = 0; person < 8; person += 1)
      for (let count = 0; count < 5; count += 1)
        await notify(adaId, { kind: 'projects', subject: `${person} ${count}`, by: `member-${person}` });
    expect(await town.mails()).toHaveLength(PER_MAILBOX + 1);
  });

  // @proves MAI-01 R31
  it('is bounded for briefs, their messages and their ends, whose subjects have no word of the sender', async () => {
    const town = await startTown({ RATE_LIMIT_FACTOR: '1' });
    const eve = await town.resident('member');
    const ada = await town.resident('member', 'ada@example.org');
    const form = await briefFor(ada, { title: 'You won 500 USD at evil.example' });
    for (let count = 0; count < 10; count += 1) {
      const { number, revision } = await sendBrief(eve, form);
      await writeTo(eve, number, 'Claim it at evil.example');
      await endProject(eve, number, 'Claim it at evil.example', revision);
    }
    const toAda = (await town.mails()).filter(({ to }) => to === 'ada@example.org');
    expect(toAda).toHaveLength(PER_PAIR + 1);
    expect(toAda.map(({ subject }) => subject).join()).not.toMatch(/500|evil/);
    expect(JSON.stringify(toAda.map(({ paragraphs }) => paragraphs))).not.toContain('evil.example');
  });
});
