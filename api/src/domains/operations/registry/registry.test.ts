import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@verse/api-contract/time';
import { recordOf, SECTION } from '../../../../test/registry-requests';
import { activeOf, asGateway, bodyOf, filesIn, filesOf, idOf, sha256, team } from '../../../../test/registry-team';
import { startApi, stopApis } from '../../../../test/start-api';
import { openFor, STORE_FORMS } from '../../../../test/store-forms';

afterEach(stopApis);

describe.each(STORE_FORMS)('on $name', ({ open, all }) => {
  const start: typeof startApi = async (environment, given) =>
    startApi(environment, { store: await openFor('registry_', open), ...given });

  // @proves RTE-11
  it('accepts a release once its files are uploaded, and returns it unchanged', async () => {
    const api = await start();
    const { offer, file, act } = await team(api);
    const release = idOf(1);
    const files = filesOf(idOf(1));
    const early = await offer(recordOf(release, filesIn(files)));
    expect([early.status, ((await bodyOf(early)).missing as string[]).toSorted()]).toEqual([
      409,
      Object.values(files).map(sha256).toSorted(),
    ]);
    expect((await act({ act: 'deploy', release, expected: null })).status).toBe(404);
    for (const text of Object.values(files)) expect((await file(text)).status).toBe(204);
    expect((await file('something else', sha256('shared'))).status).toBe(400);
    expect((await offer(recordOf(release, filesIn(files)))).status).toBe(201);
    expect((await offer(recordOf(release, filesIn(files)))).status).toBe(200);
    // Releases are immutable, so reusing an id with different contents is rejected.
    expect((await offer({ ...recordOf(release, filesIn(files)), version: '9.9.9' })).status).toBe(409);

    const record = await api.call(`/api/registry/sections/${SECTION}/releases/${release}`);
    expect(await record.json()).toEqual(recordOf(release, filesIn(files)));
    const bytes = await api.call(`/api/registry/files/${sha256('shared')}`);
    expect([await bytes.text(), bytes.headers.get('cache-control')]).toEqual([
      'shared',
      'public, max-age=31536000, immutable',
    ]);
  });

  // @proves RTE-11
  it('rejects a manifest with a file name outside of the release', async () => {
    const api = await start();
    const { offer } = await team(api);
    for (const name of ['../evil.js', 'client/../../evil.js', '/etc/passwd', 'client/a b.js']) {
      const answer = await offer(recordOf(idOf(1), filesIn({ [name]: 'shared' })));
      expect([name, answer.status, (await bodyOf(answer)).message]).toEqual([
        name,
        400,
        `${SECTION}/${idOf(1)}: unsafe file name: ${name}`,
      ]);
    }
  });

  // @proves RTE-11
  it('allows changes of a section only with its own token', async () => {
    const api = await start({ PURGE_TOKEN: randomBytes(24).toString('base64url') });
    const store = await team(api);
    const release = await store.upload(1);
    const former = await team(api);
    const verse = await team(api, 'mf-verse');
    const acts = { act: 'deploy', release, expected: null };
    // The section's first token is no longer valid.
    for (const stranger of [store, verse]) expect((await stranger.act(acts)).status).toBe(401);
    const bare = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(acts) };
    expect((await api.call(`/api/registry/sections/${SECTION}/acts`, bare)).status).toBe(401);
    expect((await api.call(`/api/registry/sections/${SECTION}`)).status).toBe(401);
    const report = { name: 'x', shell: idOf(1), sections: {} };
    const gateway = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) };
    expect((await api.call('/api/registry/gateways', gateway)).status).toBe(401);
    expect(await activeOf(api)).toBeUndefined();
    expect((await former.act(acts)).status).toBe(200);
  });

  // @proves RTE-11
  it('activates, rolls back, freezes, and removes a section; the audit log has actor and reason', async () => {
    const token = randomBytes(24).toString('base64url');
    const api = await start({ PURGE_TOKEN: token });
    const { upload, act, standing } = await team(api);
    const one = await upload(1);
    const two = await upload(2);
    const three = await upload(3);
    const step = async (said: object, status = 200) => expect([said, (await act(said)).status]).toEqual([said, status]);
    await step({ act: 'deploy', release: one, expected: null });
    await step({ act: 'deploy', release: two, expected: one });
    // A deployment based on an outdated release does not overwrite the current one.
    await step({ act: 'deploy', release: three, expected: one }, 409);
    await step({ act: 'rollback', why: 'prices are gone' });
    expect(await activeOf(api)).toBe(one);
    await step({ act: 'rollback' }, 409);
    await step({ act: 'deploy', release: three, expected: one });
    await step({ act: 'refused', release: three, before: one, why: 'it does not render' });
    expect((await standing()).pointer).toEqual({ release: one, history: [] });
    await step({ act: 'freeze', why: 'the sale' });
    await step({ act: 'deploy', release: two, expected: one }, 409);
    await step({ act: 'freeze', why: '' }, 400);
    await step({ act: 'unfreeze' });
    await step({ act: 'activate', release: two });
    const listed = () => asGateway(token).registry(api);
    expect((await listed()).removed).toEqual([]);
    await step({ act: 'remove', why: '' }, 400);
    await step({ act: 'remove', why: 'the shop moves' });
    await step({ act: 'remove', why: 'the shop moves' }, 409);
    expect([await activeOf(api), (await listed()).removed]).toEqual([undefined, [SECTION]]);
    await step({ act: 'deploy', release: two, expected: null });
    expect([await activeOf(api), (await listed()).removed]).toEqual([two, []]);
    const { journal } = await standing();
    expect(journal.map(({ act: done, why }) => (why ? `${done}: ${why}` : done))).toEqual([
      'deploy',
      'deploy',
      'rollback: prices are gone',
      'deploy',
      'refused: it does not render',
      'freeze: the sale',
      'unfreeze',
      'activate',
      'remove: the shop moves',
      'deploy',
    ]);
  });

  // @proves RTE-11
  it('of ten concurrent deployments one succeeds and is logged, and the others get a conflict', async () => {
    const api = await start();
    const { upload, act, standing } = await team(api);
    const releases = [];
    for (let number = 1; number <= 10; number += 1) releases.push(await upload(number));
    const answers = await all(releases.map((release) => () => act({ act: 'deploy', release, expected: null })));
    const taken = releases.filter((_, index) => answers[index]?.status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(taken).toEqual([await activeOf(api)]);

    // Simulates a process killed between changing the section and copying the change to the journal.
    const journal = api.store.db.collection('registry_journal');
    expect(await journal.deleteMany({})).toMatchObject({ deletedCount: 1 });
    expect(await standing()).toMatchObject({ journal: [{ act: 'deploy', release: taken[0] }] });
  });

  // @proves RTE-11
  it('keeps ten releases and a week, the active one and its predecessors, and no unused file', async () => {
    const clock = { now: new Date('2026-01-01') };
    const api = await start({}, { now: () => clock.now });
    const { upload, act, prune } = await team(api, SECTION, () => clock.now);
    await upload(1);
    await act({ act: 'deploy', release: idOf(1), expected: null });
    for (let number = 2; number <= 14; number += 1) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      await upload(number);
    }
    expect(await prune()).toBe(0);
    clock.now = new Date(clock.now.getTime() + 8 * DAY_MS);
    await upload(15);
    // Of 15 releases, the ten newest are kept, plus the active one.
    expect(await prune()).toBe(4);
    const kept = await api.store.db
      .collection<{ _id: string; release: string }>('registry_releases')
      .find({})
      .toArray();
    expect(kept).toHaveLength(11);
    expect(kept.map(({ release }) => release)).toContain(idOf(1));
    const file = (text: string) => api.call(`/api/registry/files/${sha256(text)}`);
    expect((await file('shared')).status).toBe(200);
    const entries = await Promise.all(
      Array.from({ length: 15 }, async (_, index) => (await file(`var ${idOf(index + 1)}`)).status),
    );
    expect(entries.filter((status) => status === 404)).toHaveLength(4);
  });

  // @proves RTE-11 GEN-09
  it('gives some visitors a canary, names it only to gateways, and ends it with an activation', async () => {
    const token = randomBytes(24).toString('base64url');
    const api = await start({ PURGE_TOKEN: token });
    const { upload, act, standing } = await team(api);
    const gateway = asGateway(token);
    const one = await upload(1);
    const two = await upload(2);
    const three = await upload(3);
    const says = async (said: object) => {
      const answer = await act(said);
      return answer.status === 200 ? ((await answer.json()) as { canary: object | null }).canary : answer.status;
    };
    const canary = { act: 'canary', release: two, share: 5, expected: one };
    expect(await says(canary)).toBe(409);
    await act({ act: 'deploy', release: one, expected: null });
    for (const share of [0, 51, 1.5]) expect([400, 409]).toContain(await says({ ...canary, share }));
    expect(await says({ ...canary, release: idOf(9) })).toBe(404);
    const begun = (await says(canary)) as { id: string };
    expect(begun).toMatchObject({ release: two, share: 5, who: 'Ada' });
    expect(await says({ ...canary, release: three })).toBe(409);
    expect(await says({ ...canary, share: 20, id: begun.id })).toEqual({ ...begun, share: 20 });

    expect((await gateway.registry(api)).sections).toMatchObject({
      [SECTION]: { release: one, canary: { id: begun.id, share: 20 } },
    });
    expect((await bodyOf(await api.call('/api/registry'))).sections).toEqual({
      [SECTION]: { release: one, history: [] },
    });

    expect((await gateway.act(api, { ...canary, share: 30, id: begun.id })).status).toBe(401);
    const ended = { act: 'canary-ended', id: begun.id, why: 'it failed for 3 of 9 addresses' };
    expect((await gateway.act(api, ended)).status).toBe(200);
    expect((await gateway.act(api, ended)).status).toBe(409);
    // Raising the weight of a canary that has already ended is a conflict.
    expect(await says({ ...canary, share: 30, id: begun.id })).toBe(409);

    expect(await says(canary)).toMatchObject({ release: two });
    expect(await says({ act: 'deploy', release: three, expected: one })).toBeNull();
    const { journal } = await standing();
    expect(journal.map(({ act: done, why = '' }) => `${done} ${why}`.trim())).toEqual([
      'deploy',
      'canary',
      'canary',
      'canary-ended it failed for 3 of 9 addresses',
      'canary',
      'deploy',
    ]);
  });

  // @proves RTE-11 GEN-09
  it('stores the hash of a preview key, for gateways only, with actor and release in the audit log', async () => {
    const token = randomBytes(24).toString('base64url');
    const api = await start({ PURGE_TOKEN: token });
    const { upload, act, standing } = await team(api);
    const one = await upload(1);
    const two = await upload(2);
    const lock = sha256('the key');
    await act({ act: 'deploy', release: one, expected: null });
    expect((await act({ act: 'preview', release: two, lock: 'the key' })).status).toBe(400);
    expect((await act({ act: 'preview', release: two, lock })).status).toBe(200);
    expect((await asGateway(token).registry(api)).sections).toMatchObject({
      [SECTION]: { preview: { release: two, lock } },
    });
    expect(await (await api.call('/api/registry')).text()).not.toContain(two);
    for (const _ of [1, 2]) expect((await act({ act: 'preview-ended' })).status).toBe(200);
    expect((await asGateway(token).registry(api)).sections).toMatchObject({
      [SECTION]: { release: one, preview: null },
    });
    const { journal } = await standing();
    expect(journal.map(({ act: done, release }) => [done, release])).toEqual([
      ['deploy', one],
      ['preview', two],
      ['preview-ended', two],
    ]);
    expect(JSON.stringify(journal)).not.toContain(lock);

    // Many previews do not displace other entries.
    for (let turn = 0; turn < 25; turn += 1) await act({ act: 'preview', release: two, lock });
    expect((await standing()).journal.map(({ act: done }) => done)).toEqual(['deploy', ...Array(20).fill('preview')]);
  });
});
