import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileReleaseStore, readAuditLog, readCanary } from './index.mjs';

const SECTION = 'mf-store';
const [first = '', second = '', third = ''] = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
const BY = { who: 'Ada Tester', why: 'a new form' };

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'verse-canary-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const store = () => createFileReleaseStore(dir);
const activate = (release: string) => store().activate(SECTION, release, BY);
const start = (release: string, share: number) => store().startCanary(SECTION, release, share, BY);
const canary = () => readCanary(dir, SECTION);

describe('a canary', () => {
  // @proves GEN-09
  it('is raised step by step, ends when it is activated, and is in the audit log', async () => {
    await activate(first);
    const begun = await start(second, 5);
    const raised = await start(second, 25);
    expect(raised).toEqual({ ...begun, share: 25 });
    expect(await canary()).toEqual(raised);
    await activate(second);
    expect(await canary()).toBeNull();
    expect((await readAuditLog(dir, SECTION)).slice(1)).toMatchObject([
      { act: 'canary', release: second, share: 5, ...BY },
      { act: 'canary', release: second, share: 25, ...BY },
      { act: 'activate', release: second, before: first, ...BY },
    ]);
  });

  // @proves GEN-09
  it('is rejected with a message if none is active, another runs, it is frozen, or the share is invalid', async () => {
    await expect(start(second, 5)).rejects.toThrow('mf-store has no active release to compare a canary with');
    await activate(first);
    await expect(start(first, 5)).rejects.toThrow(`mf-store: release ${first} is active already`);
    for (const share of [0, 51, 2.5, Number.NaN])
      await expect(start(second, share)).rejects.toThrow('a whole number from 1 to 50, in per cent');
    await expect(store().startCanary('shell', second, 5, BY)).rejects.toThrow('the shell has no canary');
    await store().freeze(SECTION, BY);
    await expect(start(second, 5)).rejects.toThrow('mf-store is frozen by Ada Tester');
    await store().unfreeze(SECTION, BY);
    await start(second, 5);
    await expect(start(third, 5)).rejects.toThrow(`mf-store has a canary, release ${second} since`);
    expect(await canary()).toMatchObject({ release: second, share: 5 });
  });

  // @proves GEN-09
  it('is ended by a request that names it and by a rollback, not by one that names an earlier canary', async () => {
    await activate(first);
    await activate(third);
    const earlier = await start(second, 5);
    expect(await store().endCanary(SECTION, { ...BY, id: earlier.id })).toEqual(earlier);
    const later = await start(second, 5);
    expect(await store().endCanary(SECTION, { ...BY, id: earlier.id })).toBeNull();
    expect(await canary()).toEqual(later);
    await store().rollback(SECTION, BY);
    expect(await canary()).toBeNull();
    const raise = (seen: object) => store().startCanary(SECTION, second, 25, { ...BY, ...seen });
    await expect(raise({ id: later.id })).rejects.toThrow('the canary was ended meanwhile');
    await expect(raise({ expected: third })).rejects.toThrow(`release ${first} was activated meanwhile`);
    expect(await store().endCanary(SECTION, BY)).toBeNull();
  });
});
