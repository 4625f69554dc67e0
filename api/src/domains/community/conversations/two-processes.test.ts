import { begun, conversationsOf, textsIn, toProfile, write } from '../../../../test/conversations';
import { listen, type Listening } from '../../../../test/notified';
import { startTown, Visitor } from '../../../../test/people';
import { ownProfile } from '../../../../test/profile-people';
import { cookieOf } from '../../../../test/seeded-api';
import { startApi, stopApis } from '../../../../test/start-api';

const open = new Set<Listening>();
afterEach(async () => {
  for (const one of open) one.close();
  open.clear();
  await stopApis();
});

const WITHIN_MS = 2000;

// @proves GAP-049
it('a message that one process takes is announced by another within two seconds, and both can read it', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const other = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, withoutEditor: true });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const elsewhere = new Visitor(other);
  for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
  const page = await listen(other.origin, cookieOf(ada));
  open.add(page);
  await page.until(({ heads }) => heads.length > 0);
  const before = page.heads.at(-1)!.version;
  const toAda = toProfile((await ownProfile(ada)).handle);
  const sentAt = performance.now();
  const { id } = await begun(bola, toAda);
  await page.until(({ heads }) => heads.at(-1)!.version > before);
  expect(performance.now() - sentAt).toBeLessThan(WITHIN_MS);
  expect(await textsIn(elsewhere, id)).toEqual(['Hello']);

  town.clock.now = new Date(town.clock.now.getTime() + 1000);
  const key = 'the-same-key-everywhere';
  const answers = await Promise.all([write(ada, id, 'Yes', key), write(elsewhere, id, 'Yes', key)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await textsIn(bola, id)).filter((text) => text === 'Yes')).toHaveLength(1);
});

// @proves GAP-049
it('begins one conversation when both processes take the same first message', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const other = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, withoutEditor: true });
  const ada = await town.resident('member');
  const bola = await town.resident('member');
  const elsewhere = new Visitor(other);
  for (const [name, value] of bola.cookies) elsewhere.cookies.set(name, value);
  const body = { subject: toProfile((await ownProfile(ada)).handle), text: 'Hello' };
  const send = (visitor: Visitor, key: string) =>
    visitor.send('POST', '/api/conversations', body, { 'idempotency-key': key });
  const same = await Promise.all([bola, elsewhere, bola, elsewhere].map((one) => send(one, 'one-and-the-same')));
  expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const { conversations } = await conversationsOf(ada, 'requests');
  expect(conversations).toHaveLength(1);
  expect(await textsIn(ada, conversations[0]!.id)).toEqual(['Hello']);
});
