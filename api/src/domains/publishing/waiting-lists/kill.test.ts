import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLetters } from '../../../../test/open-letters';
import { openSiteStore, removeSite } from '../../../../test/site-store';
import { openTestStore } from '../../../../test/test-store';

const TESTS = path.resolve(__dirname, '../../../../test');
const PEOPLE = 60;
/** `LETTER_KILLS` processes are killed while they queue letters. */
const KILLS = Number(process.env.LETTER_KILLS ?? 1);
const LATER_MS = 11 * 60_000;

const startWriter = (folder: string) =>
  spawn(process.execPath, [path.join(TESTS, 'typescript.cjs'), path.join(TESTS, 'store', 'letter-writer.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function fill({ places, openings }: Awaited<ReturnType<typeof openLetters>>): Promise<string[]> {
  const emails = Array.from({ length: PEOPLE }, (_, index) => `person-${index}@example.org`);
  for (const email of emails) {
    const place = await places.find(await places.ask({ list: 'mentorship', mailbox: email, email }));
    await places.confirm(place!.nonce, new Date(0));
  }
  await openings.insert({ list: 'mentorship', path: '/services', at: new Date(), by: 'editor' });
  return emails;
}

// @proves WTL-05 R2
it(`${KILLS} processes killed while sending to a list send one email to each person on it`, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'verse-letters-'));
  const store = await openSiteStore(folder);
  const clock = { now: new Date() };
  const site = await openLetters(store.db, clock);
  const emails = await fill(site);
  for (let round = 0; round < KILLS; round += 1) {
    const child = startWriter(folder);
    const end = once(child, 'close');
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 40));
    child.kill('SIGKILL');
    await end;
    await site.queue.work();
    clock.now = new Date(clock.now.getTime() + LATER_MS);
  }
  await Promise.all([site.letters.write(), site.letters.write(), site.queue.work()]);
  await site.queue.work();
  expect(site.transport.sent.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  expect(await site.letters.write()).toBe(0);
  await store.close();
  await removeSite(folder);
});

// @proves WTL-05
it('an email that was queued again under a new id is sent once', async () => {
  const store = await openTestStore();
  const clock = { now: new Date() };
  const site = await openLetters(store.db, clock);
  await fill(site);
  await site.letters.write();
  clock.now = new Date(clock.now.getTime() + LATER_MS);
  await site.letters.write();
  await site.queue.work();
  expect(site.transport.sent).toHaveLength(PEOPLE);
  await store.close();
});
