import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NOTIFICATION_KINDS } from '@verse/api-contract/community/notifications.values';
import { idOf, listOf, notificationsOf, withSource } from '../test/notified';
import { startTown } from '../test/people';
import { stopApis } from '../test/start-api';
import type { Api } from './bootstrap';
import { SITE } from './platform/notify';

afterEach(stopApis);

const NOT_FOLLOWS = NOTIFICATION_KINDS.filter((kind) => kind !== 'follows');

// @proves GAP-065
it('no member is notified of what they did themselves, in any kind, even for an organisation or the site', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const ada = await town.resident('member', 'ada@example.org');
  const eve = await town.resident('member', 'eve@example.org');
  const adaId = await idOf(ada);
  const eveId = await idOf(eve);
  const { notify } = notificationsOf(town.api);
  withSource(town.api, NOT_FOLLOWS);
  const onProfileChange = async () => {
    for (const kind of NOT_FOLLOWS)
      for (const to of [adaId, eveId]) await notify(to, { kind, subject: 'for the site', by: SITE });
  };
  Object.assign(town.api.features[0]!, { onProfileChange });
  await town.mails();

  for (const kind of NOT_FOLLOWS) {
    await notify(adaId, { kind, subject: 'by name', actor: adaId });
    await notify(adaId, { kind, subject: 'by cause', by: adaId });
  }
  expect((await ada.patch('/api/me', { firstName: 'Adah' })).status).toBe(200);
  const kindsOf = async (visitor: typeof ada) =>
    (await listOf(visitor, '?limit=50')).notifications.map(({ kind }) => kind).sort();
  expect(await kindsOf(ada)).toEqual([]);
  expect(await kindsOf(eve)).toEqual([...NOT_FOLLOWS].sort());
  expect((await town.mails()).filter(({ to }) => to === 'ada@example.org')).toEqual([]);
});

/** What members type as names and titles, in which sentences end. */
const TYPED = ['Ada & Co.', 'Really?!', 'And so on…', '  Two  spaces , '];

// @proves MAI-01 SCR-08
it('the list can be read whatever the names and titles in its sentences, in every kind', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const ada = await town.resident('member', 'ada@example.org');
  const adaId = await idOf(ada);
  const write = (kind: string, subject: string) => `${subject} wrote to you about ${kind}. Your prize: ${subject}.`;
  withSource(town.api, NOT_FOLLOWS, new Set(), write);
  for (const kind of NOT_FOLLOWS)
    for (const subject of TYPED) await notificationsOf(town.api).notify(adaId, { kind, subject, by: SITE });
  const texts = (await listOf(ada, '?limit=50')).notifications.map(({ text }) => text);
  expect(texts.length).toBe(50);
  expect(texts).toContain('Ada & Co. wrote to you about contests. Your prize: Ada & Co.');
});

/** Returns the kinds whose features send their own emails. */
const kindsMailedThemselves = ({ features }: Pick<Api, 'features'>) =>
  features
    .flatMap(({ notifications = [] }) => notifications)
    .filter(({ mails }) => mails === 'itself')
    .flatMap(({ kinds }) => kinds as readonly string[]);

/** Returns calls that notify a member to whom the same function also sends an email, and that are emailed once more. */
const doubledIn = (text: string, mailedThemselves: readonly string[]): string[] =>
  text.split(/=>|async |function /).flatMap((part) => {
    const mailed = new Set([...part.matchAll(/\bemailMember\(\s*([\w.]+),/g)].map(([, to]) => to));
    return [...part.matchAll(/\bnotify\(\s*([\w.]+),\s*\{([^;]*)/g)].flatMap(([call, to = '', about = '']) => {
      const kind = /kind: '([\w-]+)'/.exec(about)?.[1] ?? '';
      return mailed.has(to) && !about.includes('isMailed: true') && !mailedThemselves.includes(kind) ? [call] : [];
    });
  });

// @proves GAP-065 MAI-01
it('no event sends two emails to one member: its own, and one about its notification', async () => {
  const { api } = await startTown();
  const itself = kindsMailedThemselves(api);
  expect(
    doubledIn("await emailMember(to, KIND, {}, SITE); await notify(to, { kind: 'plan', by: SITE });", itself),
  ).toHaveLength(1);
  const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(500);
  const doubled = sources.flatMap((name) =>
    doubledIn(readFileSync(path.join(__dirname, name), 'utf8'), itself).map((call) => `${name}: ${call}`),
  );
  expect(doubled).toEqual([]);
});
