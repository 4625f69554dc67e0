import type { Failure, Result } from '../server-state/result';
import { Autosave, type AutosaveOptions, type SavedDraft, type VersionedDraft } from './autosave';

interface Job {
  title: string;
}
/** A response of the server, which trims titles. */
interface Stored {
  job: Job;
  version: number;
}

const SAVED_AT = '2026-11-26T12:00:01.000Z';
const stored = (title: string, version: number): Stored => ({ job: { title }, version });
const ok = (title: string, version: number): Result<Stored> => ({ ok: true, value: stored(title, version) });
const refused = (status: number, details: Record<string, unknown> = {}): Failure => ({
  ok: false,
  status,
  code: 'conflict',
  message: 'It was not saved.',
  fields: { title: 'Too long.' },
  details,
  body: '',
});
const toSaved = ({ job, version }: Stored): SavedDraft<Job> => ({ draft: job, version, savedAt: SAVED_AT });

/** Starts an autosave with device storage and a fake server that returns the given responses in order. */
async function open(
  start: { stored?: Stored; kept?: VersionedDraft<Job>; save?: AutosaveOptions<Job, Stored>['save']; isOff?: boolean },
  answers: Result<Stored>[] = [],
) {
  const sent: [version: number, title: string][] = [];
  const device: { kept: VersionedDraft<Job> | null } = { kept: start.kept ?? null };
  const autosave = new Autosave<Job, Stored>({
    loaded: start.stored ? toSaved(start.stored) : { draft: { title: '' }, version: 0 },
    kept: device.kept,
    save(draft, version) {
      sent.push([version, draft.title]);
      return start.save?.(draft, version) ?? Promise.resolve(answers.shift()!);
    },
    toSaved,
    keep: (kept) => void (device.kept = kept),
    isSame: (one, other) => one.title.trim() === other.title.trim(),
  });
  autosaves.push(autosave);
  if (!start.isOff) autosave.start();
  await jest.advanceTimersByTimeAsync(0);
  return { autosave, sent, device, status: () => autosave.getState().status };
}

let autosaves: Autosave<Job, Stored>[] = [];
const isVisible = jest.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  autosaves = [];
  isVisible.mockReturnValue('visible');
  jest.useFakeTimers();
});
afterEach(() => {
  for (const autosave of autosaves) autosave.stop();
  jest.useRealTimers();
});

describe('a draft', () => {
  // @proves GAP-056
  it('stays on the device until the server has it, with text typed in the meantime', async () => {
    const { autosave, sent, device, status } = await open({}, [refused(0), ok('Poster', 1)]);
    autosave.change({ title: 'Poster' });
    expect(await autosave.flush()).toBe(false);
    expect(status()).toBe('offline');
    expect(device.kept).toEqual({ version: 0, draft: { title: 'Poster' } });
    expect(await autosave.flush()).toBe(true);
    expect([sent, device.kept, autosave.getState().savedAt]).toEqual([
      [
        [0, 'Poster'],
        [0, 'Poster'],
      ],
      null,
      SAVED_AT,
    ]);
  });

  // @proves GAP-056
  it('continues with changes that only this device has', async () => {
    const kept = { version: 3, draft: { title: 'Poster painter' } };
    const { autosave, sent } = await open({ stored: stored('Poster', 3), kept }, [ok('Poster painter', 4)]);
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([[3, 'Poster painter']]);
  });

  // @proves GAP-056
  it("never overwrites a colleague's version unseen: offers mine or theirs, and theirs can be undone", async () => {
    const kept = { version: 3, draft: { title: 'Mine' } };
    const { autosave, sent, device } = await open({ stored: stored('Theirs', 5), kept }, [
      refused(409, { current: stored('Theirs', 5) }),
      refused(409, { current: stored('Newer', 6) }),
      ok('Mine', 7),
    ]);
    expect(await autosave.flush()).toBe(false);
    expect(autosave.getState().conflict?.draft.title).toBe('Theirs');
    autosave.change({ title: 'Mine' });
    expect(await autosave.flush()).toBe(false);
    expect(await autosave.keepMine()).toBe(false);
    expect(autosave.getState().conflict?.draft.title).toBe('Newer');
    const mine = autosave.takeTheirs();
    expect([autosave.getState().draft.title, device.kept]).toEqual(['Newer', null]);
    autosave.change(mine);
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([
      [3, 'Mine'],
      [5, 'Mine'],
      [6, 'Mine'],
    ]);
  });

  // @proves GAP-056
  it('is saved as a new draft when a colleague has deleted it', async () => {
    const { autosave, sent } = await open({ stored: stored('Poster', 2) }, [refused(410), ok('Poster painter', 1)]);
    autosave.change({ title: 'Poster painter' });
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([
      [2, 'Poster painter'],
      [0, 'Poster painter'],
    ]);
  });

  // @proves GAP-056
  it('saves the latest version of a draft, keeps it while offline, and deletes it once sent', async () => {
    const states: string[] = [];
    let isAway = false;
    const { autosave, sent, device } = await open({
      stored: stored('', 1),
      save(job) {
        // Types another version while the first is being sent.
        if (job.title === 'one') autosave.change({ title: 'two' });
        return Promise.resolve(isAway ? refused(0) : { ok: true, value: { job, version: 1 } });
      },
    });
    const titles = () => sent.map(([, title]) => title);
    autosave.subscribe(() => states.push(`${autosave.getState().status} ${autosave.getState().draft.title}`));
    expect(await autosave.flush()).toBe(true);
    autosave.change({ title: 'none' });
    autosave.change({ title: 'one' });
    await autosave.flush();
    expect(titles()).toEqual(['one', 'two']);
    expect(states.filter((state) => !state.startsWith('unsaved'))).toEqual(['saving one', 'saving two', 'saved two']);

    isAway = true;
    autosave.change({ title: 'three' });
    await autosave.flush();
    expect([states.at(-1), device.kept?.draft.title]).toEqual(['offline three', 'three']);
    isAway = false;
    await autosave.flush();
    expect(states.at(-1)).toBe('saved three');
    autosave.change({ title: 'four' });
    autosave.adopt({ draft: autosave.getState().draft, version: 1 });
    await autosave.flush();
    expect([titles(), device.kept]).toEqual([['one', 'two', 'three', 'three'], null]);
  });

  // @proves GAP-048 GAP-058
  it('is no conflict with itself if its last save arrived and only the response was lost', async () => {
    const { autosave, device } = await open({ stored: stored('Lamp', 1) }, [
      refused(409, { current: stored('A lamp', 2) }),
    ]);
    autosave.change({ title: 'A lamp ' });
    expect(await autosave.flush()).toBe(true);
    expect([autosave.getState().draft.title, device.kept]).toEqual(['A lamp ', null]);
  });

  // @proves GAP-048 GAP-058
  it('is no conflict with changes outside of it, as of files, before and after a reload', async () => {
    const { autosave, sent } = await open({ stored: stored('Lamp', 1) }, [
      refused(409, { current: stored('Lamp', 2) }),
      ok('A lamp', 3),
      ok('A lantern', 5),
    ]);
    autosave.change({ title: 'A lamp' });
    expect(await autosave.flush()).toBe(true);
    autosave.update({ draft: { title: 'A lamp' }, version: 4 });
    autosave.update({ draft: { title: 'Another lamp' }, version: 9 });
    autosave.change({ title: 'A lantern' });
    expect(await autosave.flush()).toBe(true);
    expect(sent.map(([version]) => version)).toEqual([1, 2, 4]);
  });

  // @proves GAP-048 GAP-058
  it('is not sent again unchanged if the server rejects it, except on request', async () => {
    const { autosave, sent, status } = await open({ stored: stored('Lamp', 1) }, [
      refused(400),
      refused(400),
      ok('A lamp', 2),
    ]);
    autosave.change({ title: 'A lamp!' });
    await jest.advanceTimersByTimeAsync(90_000);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect([sent.length, status(), autosave.getState().failure?.fields]).toEqual([1, 'failed', { title: 'Too long.' }]);
    expect(await autosave.flush()).toBe(false);
    autosave.change({ title: 'A lamp' });
    expect(autosave.getState().failure).toMatchObject({ message: 'It was not saved.', fields: {} });
    await jest.advanceTimersByTimeAsync(800);
    expect([sent.length, status(), autosave.getState().failure]).toEqual([3, 'saved', null]);
  });

  // @proves GAP-048 GAP-058
  it('is sent if it was changed while its earlier text was being rejected', async () => {
    const { autosave, sent } = await open({
      stored: stored('Lamp', 1),
      save(job) {
        if (job.title !== 'A lamp!') return Promise.resolve({ ok: true, value: { job, version: 2 } });
        autosave.change({ title: 'A lamp' });
        return Promise.resolve(refused(400));
      },
    });
    autosave.change({ title: 'A lamp!' });
    await jest.advanceTimersByTimeAsync(1600);
    expect(sent.at(-1)).toEqual([1, 'A lamp']);
  });

  // @proves GAP-048
  it('is created on request even if nothing was typed', async () => {
    const { autosave, sent } = await open({}, [ok('', 1)]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([]);
    expect([await autosave.flush(), sent]).toEqual([true, [[0, '']]]);
  });

  // @proves GAP-056
  it("is not replaced by the server's draft if that arrives after something was typed", async () => {
    const { autosave, sent } = await open({}, [ok('Typed', 3)]);
    autosave.change({ title: 'Typed' });
    autosave.adoptLoaded(toSaved(stored('Elsewhere', 2)));
    await autosave.flush();
    expect(sent).toEqual([[0, 'Typed']]);
  });

  it('is neither kept nor sent by itself before the start', async () => {
    const { autosave, sent, device } = await open({ stored: stored('Lamp', 1), isOff: true }, [ok('A lamp', 2)]);
    autosave.change({ title: 'A lamp' });
    await jest.advanceTimersByTimeAsync(5000);
    window.dispatchEvent(new Event('online'));
    expect([sent, device.kept]).toEqual([[], null]);
    expect(await autosave.flush()).toBe(true);
  });
});

describe('the time of a save', () => {
  const type = async (autosave: Autosave<Job, Stored>, title: string, after: number) => {
    autosave.change({ title });
    await jest.advanceTimersByTimeAsync(after);
  };
  const accept: AutosaveOptions<Job, Stored>['save'] = (job, version) =>
    Promise.resolve({ ok: true, value: { job, version: version + 1 } });

  // @proves GAP-056
  it('is 0.8 s after the last letter, and 4 s after the first one at the latest', async () => {
    const { autosave, sent } = await open({ save: accept });
    for (let seconds = 0; seconds < 4; seconds += 0.5) await type(autosave, `Typed for ${seconds} s`, 500);
    expect(sent).toEqual([[0, 'Typed for 3.5 s']]);
    await type(autosave, 'Lamp', 799);
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent.at(-1)).toEqual([1, 'Lamp']);
  });

  // @proves GAP-056 GAP-058
  it.each([
    ['the page is left', ({ autosave }: Awaited<ReturnType<typeof open>>) => autosave.stop()],
    [
      'its tab is hidden',
      () => {
        isVisible.mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('is before the pause when %s', async (_, happen) => {
    const opened = await open({ save: accept });
    opened.autosave.change({ title: 'Lamp' });
    happen(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(opened.sent).toEqual([[0, 'Lamp']]);
  });

  // @proves GAP-056 GAP-058
  it('comes again and again while the server cannot be reached or is busy, until the page is left', async () => {
    const { autosave, sent, status } = await open({ save: async () => refused(sent.length % 2 ? 0 : 503) });
    await type(autosave, 'Lamp', 800);
    for (const [index, delay] of [2000, 5000, 15_000, 60_000, 60_000].entries()) {
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect([sent.length, status()]).toEqual([index + 1, 'offline']);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(index + 2);
    }
    autosave.stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(7);
  });
});
