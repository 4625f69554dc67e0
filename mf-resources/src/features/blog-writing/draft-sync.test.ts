import { waitFor } from '@testing-library/react';
import { ApiError } from '@verse/contract';
import { missingPictures } from './draft';
import type { ServerDraft } from './drafts.api';
import { content, isSaved, open, others, server, take } from './testing/devices';

describe("the server's copy of a draft", () => {
  // @proves GAP-025
  it('gets the text once, soon after the last letter, under the same id and key', async () => {
    const editor = await open();
    for (const text of ['S', 'Sa', 'Saf', 'Safe']) editor.editor.change({ content: text });
    await waitFor(() => expect(server.texts).toEqual(['Safe']));
    await waitFor(() => expect(isSaved(editor)).toBe(true));
    const [draft] = server.drafts.values();
    expect(draft?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect([draft?.version, draft?.publishKey]).toEqual([1, editor.editor.getState().draft.publishKey]);
  });

  // @proves GAP-025 R1
  it('is sent after the delay that the server requests, including text typed in the meantime', async () => {
    const editor = await open();
    server.busyFor = '2';
    editor.editor.change({ content: 'Once' });
    await waitFor(() => expect(editor.sync.getState().error).toEqual({ message: 'refused 429', isRetried: true }));
    const calls = server.calls;
    editor.editor.change({ content: 'Once upon' });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    editor.editor.change({ content: 'Once upon a time' });
    expect([server.calls, content(editor)]).toEqual([calls, 'Once upon a time']);
    server.busyFor = '';
    await waitFor(() => expect(server.texts).toEqual(['Once upon a time']));
    await waitFor(() => expect(editor.sync.getState().error).toBeNull());
  });

  // @proves GAP-025
  it('is offered on another device, and each device continues where the other stopped', async () => {
    const home = await open();
    home.editor.change({ title: 'One', content: 'Written at home' });
    await waitFor(() => expect(isSaved(home)).toBe(true));
    const train = await open();
    expect([content(train), train.sync.getState().arrived?.content]).toEqual(['', 'Written at home']);
    await train.editor.open(train.editor.getState().others[0]!);
    expect(content(train)).toBe('Written at home');
    train.editor.change({ content: 'Written at home and on the train' });
    await waitFor(() => expect(server.texts).toEqual(['Written at home and on the train']));

    take(home);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(content(home)).toBe('Written at home and on the train'));
    expect(home.sync.getState().conflict).toBeNull();
  });

  // @proves GAP-025
  it.each([
    ['mine', 'Home text', 'Train text'],
    ['the other', 'Train text', 'Home text'],
  ])(
    'shows both texts after changes on two devices; continuing with %s keeps the other as a separate draft',
    async (choice, kept, second) => {
      const home = await open();
      home.editor.change({ content: 'Start' });
      await waitFor(() => expect(isSaved(home)).toBe(true));
      const train = await open();
      await train.editor.open(train.editor.getState().others[0]!);
      train.editor.change({ content: 'Train text' });
      await waitFor(() => expect(server.texts).toEqual(['Train text']));
      train.sync.stop();
      train.editor.stop();
      take(home);
      home.editor.change({ content: 'Home text' });
      await waitFor(() => expect(home.sync.getState().conflict?.theirs.content).toBe('Train text'));
      expect([content(home), server.texts]).toEqual(['Home text', ['Train text']]);

      await (choice === 'mine' ? home.sync.keepMine() : home.sync.takeTheirs());
      expect([content(home), others(home)]).toEqual([kept, [second]]);
      await waitFor(() => expect(server.texts).toEqual(['Home text', 'Train text']));
      expect(home.sync.getState().conflict).toBeNull();
    },
  );

  // @proves GAP-025
  it('keeps text typed while the server rejects an older text because of another device', async () => {
    const { editor, sync } = await open();
    editor.change({ content: 'Start' });
    await waitFor(() => expect([...server.drafts.values()][0]?.version).toBe(1));
    const [[id, saved]] = server.drafts as unknown as [[string, ServerDraft]];
    let letIn = () => {};
    server.gate = new Promise((resolve) => (letIn = resolve));
    const { calls } = server;
    editor.change({ content: 'Home text' });
    editor.clear();
    await waitFor(() => expect(server.calls).toBeGreaterThan(calls));
    server.drafts.set(id, { ...saved, version: 2, content: 'Train text' });
    await editor.open(editor.getState().others.find((draft) => draft.content === 'Home text')!);
    editor.change({ content: 'Home text, and more' });
    letIn();
    await waitFor(() => expect(sync.getState().conflict?.theirs.content).toBe('Train text'));
    expect(editor.getState().draft.content).toBe('Home text, and more');
    expect(sync.getState().conflict?.mine.content).toBe('Home text, and more');
  });

  // @proves GAP-025 GAP-028
  it('names the missing pictures on another device, and gives a re-added one its description', async () => {
    const one = await open();
    one.editor.change({ title: 'With pictures' });
    one.editor.setThumbnail(new File(['a'], 'cover.jpg'));
    one.editor.addImages([new File(['b'], 'detail.jpg')]);
    one.editor.describe(one.editor.getState().draft.images[0]!.id, 'A hand with a pencil');
    await one.sync.stop();
    await waitFor(() =>
      expect([...server.drafts.values()][0]?.pictures).toMatchObject([
        { name: 'cover.jpg', alt: '' },
        { name: 'detail.jpg', alt: 'A hand with a pencil' },
      ]),
    );

    const other = await open();
    await other.editor.open(other.editor.getState().others[0]!);
    expect(missingPictures(other.editor.getState().draft).map(({ name }) => name)).toEqual(['cover.jpg', 'detail.jpg']);
    other.editor.addImages([new File(['b'], 'detail.jpg')]);
    expect(other.editor.getState().draft.images.map(({ alt }) => alt)).toEqual(['A hand with a pencil']);
    expect(missingPictures(other.editor.getState().draft).map(({ name }) => name)).toEqual(['cover.jpg']);
    other.editor.change({ content: 'Written here' });
    await waitFor(() =>
      expect([...server.drafts.values()][0]).toMatchObject({
        content: 'Written here',
        pictures: [{ name: 'detail.jpg' }, { name: 'cover.jpg' }],
      }),
    );
  });

  // @proves GAP-025
  it('reports a missing connection, and is complete once it is back', async () => {
    const editor = await open();
    server.isAway = true;
    editor.editor.change({ content: 'In a tunnel' });
    await waitFor(() => expect(editor.sync.getState().error).toEqual({ message: 'no connection', isRetried: true }));
    expect(isSaved(editor)).toBe(false);
    server.isAway = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect([isSaved(editor), editor.sync.getState().error]).toEqual([true, null]));
    expect(server.texts).toEqual(['In a tunnel']);
  });

  // @proves GAP-025
  it('is correct after a lost response, whatever was typed since', async () => {
    const editor = await open();
    const save = server.save.bind(server);
    server.save = async (draft) => {
      await save(draft);
      server.save = save;
      throw new ApiError(0, undefined);
    };
    editor.editor.change({ content: 'Lost answer' });
    await waitFor(() => expect(editor.sync.getState().error).not.toBeNull());
    editor.editor.change({ content: 'Another beginning' });
    await waitFor(() => expect(server.texts).toEqual(['Another beginning']));
    expect(editor.sync.getState().conflict).toBeNull();
  });

  // @proves GAP-025
  it("shows the server's message for a rejected text, which stays on the device", async () => {
    const editor = await open();
    editor.editor.change({ content: 'x'.repeat(101) });
    await waitFor(() =>
      expect(editor.sync.getState().error).toEqual({ message: 'At most 100 characters.', isRetried: false }),
    );
    expect(content(editor)).toHaveLength(101);
  });

  // @proves GAP-025
  it('is deleted with the draft, and returns when the deletion is undone on this or another device', async () => {
    const home = await open();
    home.editor.change({ content: 'Wanted after all' });
    await waitFor(() => expect(isSaved(home)).toBe(true));
    const train = await open();
    await train.editor.discard(train.editor.getState().others[0]!);
    await waitFor(() => expect(server.texts).toEqual([]));
    train.editor.restore(train.editor.getState().others[0]!);
    await waitFor(() => expect(server.texts).toEqual(['Wanted after all']));

    await train.editor.discard(train.editor.getState().others[0]!);
    await waitFor(() => expect(server.texts).toEqual([]));
    take(home);
    home.editor.clear();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(home.editor.getState().others[0]?.discardedAt).not.toBe(''));
    expect(others(home)).toEqual(['Wanted after all']);
  });

  // @proves GAP-025
  it('stays listed on another device until it is opened there, also after a reload', async () => {
    const home = await open();
    home.editor.change({ content: 'Begun at home' });
    await waitFor(() => expect(isSaved(home)).toBe(true));
    const train = await open();
    train.sync.stop();
    train.editor.stop();
    const again = await open('me', { ...train, storage: { ...localStorage } });
    expect([content(again), others(again)]).toEqual(['', ['Begun at home']]);
    await again.editor.open(again.editor.getState().others[0]!);
    again.sync.stop();
    again.editor.stop();
    again.editor.change({ content: 'Begun at home, gone on' });
    expect(content(await open('me', { ...again, storage: { ...localStorage } }))).toBe('Begun at home, gone on');
  });

  // @proves GAP-025
  it('is deleted when the draft becomes a post, even if the device was offline then', async () => {
    const editor = await open();
    editor.editor.change({ content: 'A post' });
    await waitFor(() => expect(isSaved(editor)).toBe(true));
    server.isAway = true;
    editor.editor.finish();
    await waitFor(() => expect(editor.sync.getState().error).not.toBeNull());
    server.isAway = false;
    editor.sync.stop();
    editor.editor.stop();
    const again = await open('me', { ...editor, storage: { ...localStorage } });
    expect([server.texts, content(again), others(again)]).toEqual([[], '', []]);
  });

  // @proves GAP-025 GAP-023
  it('has the text from before sign-in, and no text of another member of this device', async () => {
    const guest = await open('');
    guest.editor.change({ content: 'Before signing in' });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(server.calls).toBe(0);
    guest.editor.stop();
    const me = await open('me', { ...guest, storage: { ...localStorage } });
    await waitFor(() => expect(server.texts).toEqual(['Before signing in']));
    me.sync.stop();
    me.editor.stop();
    server.drafts.clear();
    const other = await open('somebody-else', { ...me, storage: { ...localStorage } });
    expect([content(other), others(other), server.texts]).toEqual(['', [], []]);
  });
});
