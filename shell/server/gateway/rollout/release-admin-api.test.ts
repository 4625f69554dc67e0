/** @jest-environment node */
import type { SectionOverview } from '@verse/contract/release-admin';
import { createFileReleaseStore, readActiveRelease, readAuditLog, readCanary } from '@verse/releases';
import { ask, endAll, gateway } from '../../../test/test-gateway';

afterEach(endAll);

const SECTION = 'mf-store';
const FIRST = '1111111111111111';
const SECOND = '2222222222222222';
const THIRD = '3333333333333333';
const refusal = JSON.stringify({ type: 'about:blank', status: 403, code: 'forbidden', message: 'Not you.' });

/** Creates a gateway whose API recognises one admin by a cookie and trusts only our own origin. */
async function startAdminWithTwoReleases() {
  const asked: string[] = [];
  const site = await gateway({
    api(request, response) {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        asked.push(`${request.method} ${request.url}`);
        const { cookie, origin } = request.headers;
        const isOurs = request.method === 'GET' || origin === 'https://verse.example';
        if (cookie !== 'admin=1' || !isOurs)
          return response.writeHead(403, { 'content-type': 'application/problem+json' }).end(refusal);
        const counts = [
          { section: SECTION, release: SECOND, counters: { views: 10, load: 1 } },
          { section: SECTION, release: THIRD, counters: { views: 3 } },
        ];
        const answer = request.method === 'GET' ? counts : { act: JSON.parse(text) as object, who: 'Ada Tester' };
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    },
  });
  const store = createFileReleaseStore(site.releasesDir);
  await store.activate(SECTION, FIRST, { who: 'bola', commit: 'abc' });
  await store.activate(SECTION, SECOND, { who: 'ada', why: 'the sale' });
  const act = (body: object, headers: Record<string, string> = {}) =>
    ask(site.origin, '/_sections', {
      method: 'POST',
      body: JSON.stringify({ section: SECTION, why: 'wrong prices', expected: SECOND, ...body }),
      headers: { 'content-type': 'application/json', cookie: 'admin=1', origin: 'https://verse.example', ...headers },
    });
  return { ...site, act, asked, store };
}

// @proves GAP-069 RTE-11
it('shows admins the active release, who deployed it, why, and its metrics', async () => {
  const { origin } = await startAdminWithTwoReleases();
  const answer = await ask(origin, '/_sections', { headers: { cookie: 'admin=1' } });
  const { sections } = JSON.parse(answer.body) as { sections: SectionOverview[] };
  const store = sections.find(({ section }) => section === SECTION);
  expect(store?.releases).toMatchObject([
    { release: SECOND, active: { who: 'ada', why: 'the sale' }, counters: { views: 10, load: 1 } },
    { release: FIRST, active: { who: 'bola', commit: 'abc' }, counters: {} },
  ]);
  expect(store?.journal.map(({ act, who }) => [act, who])).toEqual([
    ['activate', 'ada'],
    ['activate', 'bola'],
  ]);
  const foreign = await ask(origin, '/_sections', { headers: { cookie: 'admin=0' } });
  expect([foreign.status, JSON.parse(foreign.body)]).toEqual([403, JSON.parse(refusal)]);
});

// @proves GAP-069 R8 RTE-11
it('rolls back and freezes for admins who know the active release, and records it in the audit log', async () => {
  const { act, releasesDir } = await startAdminWithTwoReleases();
  const isStill = async (release: string) =>
    expect((await readActiveRelease(releasesDir, SECTION))?.release).toBe(release);
  expect((await act({ act: 'rollback' }, { cookie: 'admin=0' })).status).toBe(403);
  expect((await act({ act: 'rollback' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  for (const which of ['rollback', 'freeze', 'unfreeze']) {
    const late = await act({ act: which, expected: FIRST });
    expect([late.status, late.body]).toEqual([409, expect.stringContaining(`${SECOND} was activated meanwhile`)]);
  }
  expect((await act({ act: 'freeze', section: 'mf-nowhere' })).status).toBe(404);
  await isStill(SECOND);

  expect((await act({ act: 'freeze' })).status).toBe(200);
  expect((await act({ act: 'rollback' })).status).toBe(200);
  await isStill(FIRST);
  expect((await act({ act: 'unfreeze', expected: FIRST })).status).toBe(200);
  expect((await readAuditLog(releasesDir, SECTION)).slice(2)).toMatchObject([
    { act: 'freeze', who: 'Ada Tester', why: 'wrong prices' },
    { act: 'rollback', who: 'Ada Tester', release: FIRST, before: SECOND },
    { act: 'unfreeze', who: 'Ada Tester' },
  ]);
});

// @proves GAP-069 R8 RTE-11
it('shows admins the canary beside the active release, and ends the one that they mean', async () => {
  const { origin, act, store, releasesDir } = await startAdminWithTwoReleases();
  await store.startCanary(SECTION, THIRD, 5, { who: 'ada' });
  const answer = await ask(origin, '/_sections', { headers: { cookie: 'admin=1' } });
  const { sections } = JSON.parse(answer.body) as { sections: SectionOverview[] };
  expect(sections.find(({ section }) => section === SECTION)?.canary).toMatchObject({
    release: THIRD,
    share: 5,
    who: 'ada',
    counters: { views: 3 },
  });
  const late = await act({ act: 'end-canary' });
  expect([late.status, late.body]).toEqual([409, expect.stringContaining(`${SECOND} is no longer a canary`)]);
  expect((await act({ act: 'end-canary', expected: THIRD }, { cookie: 'admin=0' })).status).toBe(403);
  expect(await readCanary(releasesDir, SECTION)).toMatchObject({ release: THIRD });

  expect((await act({ act: 'end-canary', expected: THIRD })).status).toBe(200);
  expect(await readCanary(releasesDir, SECTION)).toBeNull();
  expect((await readAuditLog(releasesDir, SECTION)).at(-1)).toMatchObject({
    act: 'canary-ended',
    who: 'Ada Tester',
    why: 'wrong prices',
    release: THIRD,
  });
});
