import type { PostingDraft, StoredPostingDraft } from '@verse/api-contract/job-postings';
import type { Failure, Result } from '@verse/contract/server-state';
import { DraftKeeper, startFrom } from './draft-keeper';
import type { KeptDraft } from './kept-draft';
import { createPostingDraft } from './posting-draft';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const SAVED = '2026-11-26T12:00:01.000Z';
const draft = (title: string): PostingDraft => ({ ...createPostingDraft(NOW), title });
const stored = (title: string, version: number): StoredPostingDraft => ({
  id: 'a',
  state: 'draft',
  version,
  draft: draft(title),
  savedAt: SAVED,
  reviewNote: null,
});
const refused = (status: number, details: Record<string, unknown> = {}): Failure => ({
  ok: false,
  status,
  code: 'conflict',
  message: 'It was not saved.',
  fields: {},
  details,
  body: '',
});

/** Creates a keeper with device storage and a fake server that returns the given responses in order. */
function keeperOf(
  start: { stored: StoredPostingDraft | null; kept?: KeptDraft },
  answers: Result<StoredPostingDraft>[],
) {
  const sent: [version: number, title: string][] = [];
  const device: { kept: KeptDraft | null } = { kept: start.kept ?? null };
  const keeper: DraftKeeper = new DraftKeeper(startFrom(start.stored, device.kept, NOW), {
    save: (version, { title }) => {
      sent.push([version, title]);
      return Promise.resolve(answers.shift()!);
    },
    keep: (kept) => void (device.kept = kept),
  });
  return { keeper, sent, device };
}

describe('a draft of a job', () => {
  // @proves GAP-056
  it('stays on the device until the server has it, with text typed in the meantime', async () => {
    const { keeper, sent, device } = keeperOf({ stored: null }, [refused(0), { ok: true, value: stored('Poster', 1) }]);
    keeper.change({ title: 'Poster' });
    expect(await keeper.flush()).toBe(false);
    expect(keeper.getState().status).toBe('offline');
    expect(device.kept).toMatchObject({ version: 0, draft: { title: 'Poster' } });
    expect(await keeper.flush()).toBe(true);
    expect([sent, device.kept]).toEqual([
      [
        [0, 'Poster'],
        [0, 'Poster'],
      ],
      null,
    ]);
  });

  // @proves GAP-056
  it('continues with changes that only this device has', async () => {
    const kept = { version: 3, draft: draft('Poster painter') };
    const { keeper, sent } = keeperOf({ stored: stored('Poster', 3), kept }, [
      { ok: true, value: stored('Poster painter', 4) },
    ]);
    expect(await keeper.flush()).toBe(true);
    expect(sent).toEqual([[3, 'Poster painter']]);
  });

  // @proves GAP-056
  it("never overwrites a colleague's version unseen: offers mine or theirs, and theirs can be undone", async () => {
    const kept = { version: 3, draft: draft('Mine') };
    const { keeper, sent, device } = keeperOf({ stored: stored('Theirs', 5), kept }, [
      refused(409, { current: stored('Newer', 6) }),
      { ok: true, value: stored('Mine', 7) },
    ]);
    expect(await keeper.flush()).toBe(false);
    expect([keeper.getState().conflict?.draft.title, sent]).toEqual(['Theirs', []]);
    keeper.keepMine();
    expect(await keeper.flush()).toBe(false);
    expect(keeper.getState().conflict?.draft.title).toBe('Newer');
    const mine = keeper.takeTheirs();
    expect([keeper.getState().draft.title, device.kept]).toEqual(['Newer', null]);
    keeper.change(mine);
    expect(await keeper.flush()).toBe(true);
    expect(sent).toEqual([
      [5, 'Mine'],
      [6, 'Mine'],
    ]);
  });

  // @proves GAP-056
  it('is saved as a new draft when a colleague has deleted it', async () => {
    const { keeper, sent } = keeperOf({ stored: stored('Poster', 2) }, [
      refused(410),
      { ok: true, value: stored('Poster painter', 1) },
    ]);
    keeper.change({ title: 'Poster painter' });
    expect(await keeper.flush()).toBe(true);
    expect(sent).toEqual([
      [2, 'Poster painter'],
      [0, 'Poster painter'],
    ]);
  });
});
