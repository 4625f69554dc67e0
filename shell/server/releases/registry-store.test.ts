/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReleaseStore, hasRelease, publicPathOf, readState, sha256 } from '@verse/releases';
import { endAll, listen } from '../../test/test-gateway';
import { createRegistryStore } from './registry-store';

const SECTION = 'mf-store';
const FIRST = '1111111111111111';
const SECOND = '2222222222222222';
const ENTRY = 'var store';
const CANARY = {
  id: '00000000-0000-4000-8000-000000000000',
  release: SECOND,
  share: 5,
  who: 'ada',
  at: '2026-11-25T00:00:00.000Z',
};
const PREVIEW = { release: SECOND, who: 'ada', at: '2026-11-25T00:00:00.000Z', lock: 'a'.repeat(64) };
const BY = { who: 'the gateway', why: 'it failed' };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const manifest = (release: string) => ({
  section: SECTION,
  release,
  version: '1.0.0',
  builtAt: '2026-11-25T00:00:00.000Z',
  contract: 2,
  shared: {},
  publicPath: publicPathOf(SECTION, release),
  chunks: {},
  files: { 'client/remote-entry.js': { sha256: sha256(ENTRY), bytes: ENTRY.length } },
  parts: [{ title: 'The store', base: '/store', claims: ['/store'], list: 'routes', membersOnly: false }],
  pages: {},
});

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'verse-copy-'));
});
afterEach(async () => {
  await endAll();
  await rm(dir, { recursive: true });
});

/** Creates a registry containing both releases, and the store of a gateway that follows it. */
async function following() {
  const registry = {
    isAway: false,
    entry: ENTRY,
    state: { release: FIRST, history: [] as string[], canary: null as object | null, preview: null as object | null },
    removed: undefined as string[] | undefined,
    acts: [] as object[],
  };
  const answer: RequestListener = (request, response) => {
    if (registry.isAway) return void request.socket.destroy();
    const send = (value: unknown) => response.end(typeof value === 'string' ? value : JSON.stringify(value));
    const { url = '', method } = request;
    const [, release = ''] = /releases\/(\w+)$/.exec(url) ?? [];
    if (release) return void send(manifest(release));
    if (url.includes('/files/')) return void send(registry.entry);
    const { removed, state } = registry;
    const sections = removed ? {} : { [SECTION]: state };
    if (method !== 'POST') return void send({ ...state, sections, removed });
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      registry.acts.push(JSON.parse(text) as object);
      registry.state.canary = null;
      send({ pointer: null, canary: null });
    });
  };
  const origins = [await listen((request) => void request.socket.destroy()), await listen(answer)];
  return { registry, store: createRegistryStore({ releasesDir: dir, origins, token: 'a token', log }) };
}

const known = () => readState(dir, SECTION);

// @proves RTE-11
it('keeps a copy of what the registry decides, and of nothing that differs from its hash', async () => {
  const { registry, store } = await following();
  registry.entry = 'var stole';
  await store.refresh();
  expect([(await known()).pointer, hasRelease(dir, SECTION, FIRST)]).toEqual([null, false]);
  registry.entry = ENTRY;
  await store.refresh();
  expect((await known()).pointer).toMatchObject({ release: FIRST, history: [] });
  expect(hasRelease(dir, SECTION, FIRST)).toBe(true);

  registry.state = { release: SECOND, history: [FIRST], canary: { ...CANARY, release: FIRST }, preview: PREVIEW };
  await store.refresh();
  const decided = {
    pointer: { release: SECOND, history: [FIRST] },
    frozen: null,
    canary: { ...CANARY, release: FIRST },
    preview: PREVIEW,
  };
  expect(await known()).toEqual(decided);
  registry.isAway = true;
  await store.refresh();
  expect(await known()).toEqual(decided);
});

// @proves RTE-11
it('drops a section that is removed, but none that the registry does not mention', async () => {
  const { registry, store } = await following();
  await store.refresh();
  registry.removed = [];
  await store.refresh();
  expect((await known()).pointer?.release).toBe(FIRST);
  registry.removed = [SECTION];
  await store.refresh();
  expect((await known()).pointer).toBeNull();
  registry.removed = undefined;
  await store.refresh();
  expect((await known()).pointer?.release).toBe(FIRST);
});

// @proves RTE-11
it('is the only store: a release activated in the copy is replaced by what the registry has decided', async () => {
  const { store } = await following();
  await store.refresh();
  await createFileReleaseStore(dir).activate(SECTION, SECOND, { who: 'ada' });
  await store.refresh();
  expect((await known()).pointer).toEqual({ release: FIRST, history: [] });
});

// @proves RTE-11 GEN-09
it('ends a canary without the registry, which learns of it later and does not start it again', async () => {
  const { registry, store } = await following();
  registry.state.canary = CANARY;
  await store.refresh();
  registry.isAway = true;
  expect(await store.endCanary(SECTION, { ...BY, id: CANARY.id })).toEqual(CANARY);
  expect((await known()).canary).toBeNull();
  registry.isAway = false;
  await store.refresh();
  expect((await known()).canary).toBeNull();
  expect(registry.acts).toEqual([{ act: 'canary-ended', id: CANARY.id, ...BY }]);
});
