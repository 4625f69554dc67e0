import { idOf, listen, type Listening, notificationsOf, withSource } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { cookieOf } from '../../../../test/seeded-api';
import { type RunningApi, startApi, stopApis } from '../../../../test/start-api';

const open = new Set<Listening>();
afterEach(async () => {
  for (const one of open) one.close();
  open.clear();
  await stopApis();
});

async function listening({ origin }: RunningApi, visitor: Visitor): Promise<Listening> {
  const one = await listen(origin, cookieOf(visitor));
  open.add(one);
  return one;
}

const unreadIs = (count: number) => (one: Listening) => one.heads.at(-1)?.unread === count;

/** Starts two processes that share only a store. */
async function twoProcesses(): Promise<{ town: Town; other: RunningApi }> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const other = await startApi({ RATE_LIMIT_FACTOR: '1000' }, { store: town.api.store, withoutEditor: true });
  for (const api of [town.api, other]) withSource(api, ['plan']);
  return { town, other };
}

const news = (subject: string) => ({ kind: 'plan', subject, by: 'site' }) as const;
const PEOPLE = 25;

describe('the stream of notifications', () => {
  // @proves GAP-065
  it('sends the current count at once, then the changes of two processes in order, to 50 pages', async () => {
    const { town, other } = await twoProcesses();
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => town.resident('member')));
    const ids = await Promise.all(people.map(idOf));
    const pages = (
      await Promise.all(people.map((one) => Promise.all([listening(town.api, one), listening(other, one)])))
    ).flat();
    await Promise.all(pages.map((page) => page.until(unreadIs(0))));
    await Promise.all(
      ids.flatMap((id, index) => [
        notificationsOf(town.api).notify(id, news(`a${index}`)),
        notificationsOf(other).notify(id, news(`b${index}`)),
      ]),
    );
    await Promise.all(pages.map((page) => page.until(unreadIs(2))));
    const versions = pages.map(({ heads }) => heads.map(({ version }) => version));
    expect(versions.filter((own) => own.some((version, index) => index > 0 && version <= own[index - 1]!))).toEqual([]);
  });

  it('is limited to three per member and process, with a time to retry', async () => {
    const town = await startTown();
    const mia = await town.resident('member');
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await listening(town.api, mia)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await town.visitor().get('/api/notifications/stream')).status).toBe(401);
  });

  // @proves GAP-031 R18
  it('admits exactly three of twenty concurrent requests, and others once these have ended', async () => {
    const town = await startTown();
    const mia = await town.resident('member');
    const all = await Promise.all(Array.from({ length: 20 }, () => listening(town.api, mia)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(17);
    for (const one of all) one.close();
    let status = 429;
    for (let tries = 0; status === 429 && tries < 9; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      ({ status } = await listening(town.api, mia));
    }
    expect(status).toBe(200);
  });

  // @proves GAP-031
  it('ends when the session ends elsewhere, in another process too', async () => {
    const { town, other } = await twoProcesses();
    const mia = await town.resident('member', 'mia@example.org');
    const page = await listening(other, mia);
    await page.until(unreadIs(0));
    const desk = await town.visitor().signIn('mia@example.org');
    await desk.delete('/api/sessions');
    await page.ended;
    expect(page.events.at(-1)).toBe('end');
  });

  it('is ended by a process that drains, with a time to reconnect, and is excluded from response times', async () => {
    const { town } = await twoProcesses();
    const page = await listening(town.api, await town.resident('member'));
    await page.until(unreadIs(0));
    await town.api.lifecycle.drain(town.api.server, { delayMs: 0, limitMs: 2000 });
    await page.ended;
    expect(page.events).toEqual(['retry', 'head', 'retry']);
  });
});
