import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { photo } from '../../pictures';
import { eventually } from '../../release-fixtures';

/**
 * Maximum time until a withdrawn post is no longer served, counted from when an API process that knows about the
 * withdrawal is available.
 */
const BOUND_MS = 5000;

/** Signs an editor in through a gateway or directly at the API. */
async function editorAt(request: APIRequestContext, at: string, origin: string) {
  const headers = { origin };
  const { demo } = (await (await request.get(`${at}/api/session`)).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  expect((await request.post(`${at}/api/signin`, { headers, data: { email, password } })).status()).toBe(200);
  return {
    async publish(title: string): Promise<string> {
      const thumbnail = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await photo(320, 200) };
      const answer = await request.post(`${at}/api/blogs`, {
        headers,
        multipart: { title, category: 'Craft', readTime: '1 minute', content: 'Not for long', thumbnail },
      });
      return ((await answer.json()) as { _id: string })._id;
    },
    async withdraw(id: string) {
      const answer = await request.patch(`${at}/api/blogs/${id}`, {
        headers: { ...headers, 'if-match': '"1"' },
        data: { status: 'unpublished' },
      });
      expect(answer.status()).toBe(200);
    },
  };
}

const statusAt = async (gateway: string, id: string) => (await fetch(`${gateway}/resources/blogs/${id}`)).status;

async function expectRemovedSoon(gateway: string, id: string) {
  const start = Date.now();
  await eventually(
    () => statusAt(gateway, id),
    (status) => status === 404,
  );
  expect(Date.now() - start).toBeLessThan(BOUND_MS);
}

// @proves GAP-024
test('a withdrawn post is gone at once from its editor’s gateway, within five seconds from any other', async ({
  playwright,
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', SEED: '0', RATE_LIMIT_FACTOR: '100' });
  atEnd(site.stop);
  const other = await site.addGateway();
  atEnd(() => other.stop());
  const request = await playwright.request.newContext();
  atEnd(() => request.dispose());
  const editor = await editorAt(request, site.address, site.address);
  const first = await editor.publish('First');
  const second = await editor.publish('Second');
  const third = await editor.publish('Third');
  const gateways = [site.address, other.address];

  // Waits for the second invalidation after publishing. From then on, no API process serves outdated lists.
  await eventually(
    async () => (await fetch(`${other.address}/resources/blogs/${first}`)).headers.get('x-cache'),
    (state) => state === 'hit',
  );
  await editor.withdraw(first);
  expect(await statusAt(site.address, first)).toBe(404);
  await expectRemovedSoon(other.address, first);

  // The API is killed immediately, so the other gateway learns of the withdrawal from the store.
  await eventually(
    async () => {
      for (const gateway of gateways)
        await Promise.all([fetch(`${gateway}/services`), statusAt(gateway, second), statusAt(gateway, third)]);
      return Promise.all(
        gateways.map(async (gateway) => (await fetch(`${gateway}/resources/blogs/${second}`)).headers.get('x-cache')),
      );
    },
    (states) => states.every((state) => state === 'hit'),
  );
  await editor.withdraw(second);
  await site.killApi();
  // Pages unaffected by a withdrawal are served without an API.
  expect((await fetch(`${other.address}/services`)).status).toBe(200);
  await site.restartApi();
  await expectRemovedSoon(other.address, second);

  // Withdraws in a process that is killed before any gateway learns of the withdrawal from a response or from the feed.
  await site.stopApi();
  await site.restartApi({ PURGE_TOKEN: '' });
  await Promise.all(gateways.map((gateway) => statusAt(gateway, third)));
  await (await editorAt(request, site.apiAddress, site.address)).withdraw(third);
  await site.killApi();
  await site.restartApi();
  for (const gateway of gateways) await expectRemovedSoon(gateway, third);
});
