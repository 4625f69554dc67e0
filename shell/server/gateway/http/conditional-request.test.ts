/** @jest-environment node */
import { ask, endAll, gateway } from '../../../test/test-gateway';

afterEach(endAll);

const LAST_MODIFIED = 'Wed, 25 Nov 2026 10:00:00 GMT';
const site = () =>
  gateway({
    api: (_, response) =>
      void response
        .writeHead(200, {
          'cache-control': 'no-cache',
          etag: '"tag"',
          'last-modified': LAST_MODIFIED,
          vary: 'Accept-Encoding',
        })
        .end('["a post"]'),
  });

// @proves R1
test.each(['/about', '/api/blogs'])(
  '%s is not sent again to a client that has it, however a proxy changed its tag',
  async (url) => {
    const { origin } = await site();
    const { etag = '' } = (await ask(origin, url)).headers;
    const strong = etag.replace(/^W\//, '');
    const statuses = async (headers: Record<string, string>) => {
      const answers = [await ask(origin, url, { headers }), await ask(origin, url, { headers })];
      for (const { status, body, headers: got } of answers)
        if (status === 304)
          expect([body, got.etag, got['content-length'], got['content-encoding'], got.vary]).toEqual([
            '',
            etag,
            undefined,
            undefined,
            expect.stringMatching(/accept-encoding/i),
          ]);
      return answers.at(-1)?.status;
    };
    for (const known of [strong, `W/${strong}`, `"other", W/${strong}`, `${strong}, "other"`, '*'])
      for (const coding of ['identity', 'gzip', 'br'])
        expect([known, coding, await statuses({ 'if-none-match': known, 'accept-encoding': coding })]).toEqual([
          known,
          coding,
          304,
        ]);
    for (const known of ['"other"', 'W/"other"', '"other", "another"', strong.slice(1, -1), '""'])
      expect([known, await statuses({ 'if-none-match': known })]).toEqual([known, 200]);
    expect(await statuses({ 'if-none-match': strong, 'cache-control': 'no-cache' })).toBe(200);
  },
);

// @proves R1
test('the three encodings of a page share a weak tag, and a response with a date is compared by date', async () => {
  const { origin } = await site();
  const tags = [];
  for (const coding of ['identity', 'gzip', 'br'])
    tags.push((await ask(origin, '/about', { headers: { 'accept-encoding': coding } })).headers.etag);
  expect(new Set(tags).size).toBe(1);
  expect(tags[0]).toMatch(/^W\/"[\w-]{22}"$/);
  await ask(origin, '/api/blogs');
  const since = (date: string) => ask(origin, '/api/blogs', { headers: { 'if-modified-since': date } });
  expect((await since(LAST_MODIFIED)).status).toBe(304);
  expect((await since('Wed, 25 Nov 2026 09:00:00 GMT')).status).toBe(200);
});
