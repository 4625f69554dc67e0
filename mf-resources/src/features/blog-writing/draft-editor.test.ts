import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { PostText } from '../../shared/post-text';
import { EMPTY_DRAFT } from './draft';
import { DraftEditor } from './draft-editor';

const NOTHING: PostText = { title: '', category: '', readTime: '', content: '' };
const photo = (name = 'photo.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 7])], name, { type: 'image/jpeg' });

/** Simulates browser locks: one holder per name, released when its tab closes. */
function createLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, _options: unknown, act: (lock: object | null) => unknown) => {
      if (held.has(name)) return act(null);
      held.add(name);
      await act({});
      held.delete(name);
    },
    crash: () => held.clear(),
  };
}

let locks: ReturnType<typeof createLocks>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  locks = createLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});

async function openEditor(typed = NOTHING) {
  const editor = new DraftEditor();
  await editor.start(typed);
  return editor;
}

/** Simulates a tab that crashes and therefore runs no cleanup. */
const crash = () => locks.crash();

describe("the writer's editor", () => {
  // @proves GAP-025
  it('stores every letter on the device before the next one is typed', async () => {
    const editor = await openEditor();
    for (let length = 1; length <= 20; length += 1) {
      const content = 'Writing that is safe'.slice(0, length);
      editor.change({ content });
      expect(Object.values({ ...localStorage }).join()).toContain(content);
    }
  });

  // @proves GAP-025
  it('has every letter of a long text on the device before the next one is typed', async () => {
    const long = 'A long day. '.repeat(2500);
    const editor = await openEditor();
    editor.change({ title: 'Long', content: long });
    for (let length = 1; length <= 20; length += 1) {
      editor.change({ content: long + 'Writing that is safe'.slice(0, length) });
      const { id } = editor.getState().draft;
      expect(editor.records.read(id)?.content).toBe(editor.getState().draft.content);
    }
    // Keystrokes are stored separately, so that the whole text is not rewritten for each one.
    expect(Object.values({ ...localStorage }).filter((kept) => kept.length > long.length)).toHaveLength(1);
    editor.change({ title: 'Longer' });
    crash();
    const next = await openEditor();
    expect(next.getState().draft).toMatchObject({ title: 'Longer', content: `${long}Writing that is safe` });
  });

  // @proves GAP-025
  it('brings the last letters of a long text back when the browser itself is killed', async () => {
    const long = 'A long day. '.repeat(2500);
    const editor = await openEditor();
    editor.change({ content: long });
    editor.change({ content: `${long}The end` });
    await waitFor(() => expect(editor.getState().copiedAt).toBe(editor.getState().draft.savedAt));
    crash();
    localStorage.clear();
    sessionStorage.clear();
    const next = await openEditor();
    await waitFor(() => expect(next.getState().draft.content).toBe(`${long}The end`));
  });

  // @proves GAP-025
  it('saves a long text whole in a pause, and when another tab may have it', async () => {
    const long = 'A long day. '.repeat(2500);
    const editor = await openEditor();
    editor.change({ content: long });
    editor.change({ content: `${long}The end` });
    const { id } = editor.getState().draft;
    const kept = () => JSON.parse(localStorage.getItem(`verse:resources:draft:${id}`) ?? '{}') as PostText;
    expect(kept().content).toBe(long);
    editor.stop();
    expect(kept().content).toBe(`${long}The end`);
    expect(localStorage.getItem(`verse:resources:edits:${id}`)).toBeNull();
  });

  // @proves GAP-025
  it('brings text and pictures back after a crash', async () => {
    const editor = await openEditor();
    editor.change({ title: 'Half a', content: 'mid-senten' });
    editor.setThumbnail(photo('cover.jpg'));
    editor.addImages([photo('one.jpg'), photo('two.jpg')]);
    editor.describe(editor.getState().draft.images[1]?.id ?? '', 'The second');
    await waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    crash();

    const { draft, blobs, isRestored } = (await openEditor()).getState();
    expect([draft.title, draft.content, isRestored]).toEqual(['Half a', 'mid-senten', true]);
    expect([draft.thumbnail?.name, ...draft.images.map(({ name, alt }) => `${name} ${alt}`)]).toEqual([
      'cover.jpg',
      'one.jpg ',
      'two.jpg The second',
    ]);
    expect(await blobs[draft.thumbnail?.id ?? '']?.arrayBuffer()).toEqual(await photo().arrayBuffer());
  });

  // @proves GAP-025
  it('restores the text from the backup copy when the browser has lost the first', async () => {
    const editor = await openEditor();
    editor.change({ content: 'not yet on the disk' });
    await waitFor(async () => expect(await storedTexts()).toHaveLength(1));
    localStorage.clear();
    crash();

    expect((await openEditor()).getState().draft.content).toBe('not yet on the disk');
  });

  // @proves GAP-025
  it('keeps text typed before the scripts loaded, beside the draft of the last visit', async () => {
    (await openEditor()).change({ title: 'Last week' });
    crash();

    const { draft, others } = (await openEditor({ ...NOTHING, title: 'Typed early' })).getState();
    expect(draft.title).toBe('Typed early');
    expect(others.map(({ title }) => title)).toEqual(['Last week']);
  });

  // @proves GAP-025
  it('shows the last letters of a closed tab that arrive after its lock is released, and no older ones', async () => {
    const first = await openEditor();
    first.change({ content: 'Half a' });
    const { draft } = first.getState();
    crash();
    const second = await openEditor();
    const arrives = (content: string, savedAt: string) =>
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: `verse:resources:draft:${draft.id}`,
          newValue: JSON.stringify({ ...draft, content, savedAt }),
        }),
      );
    arrives('Half', '2020-01-01T00:00:00.000Z');
    expect(second.getState().draft.content).toBe('Half a');
    arrives('Half a sentence', '2100-01-01T00:00:00.000Z');
    expect(second.getState().draft.content).toBe('Half a sentence');
    second.clear();
    arrives('Half a sentence more', '2101-01-01T00:00:00.000Z');
    expect(second.getState().draft).toEqual(EMPTY_DRAFT);
  });

  // @proves GAP-025
  it('gives two tabs two drafts, and no draft to two tabs', async () => {
    const first = await openEditor();
    first.change({ title: 'Mine' });
    const second = await openEditor();
    expect(second.getState().draft).toEqual(EMPTY_DRAFT);
    const [mine] = second.getState().others;
    expect(mine?.title).toBe('Mine');
    expect(mine ? await second.open(mine) : null).toBe(false);
    second.change({ title: 'Other' });

    first.stop();
    await waitFor(async () => expect(mine ? await second.open(mine) : null).toBe(true));
    expect(second.getState().draft.title).toBe('Mine');
    expect(second.getState().others.map(({ title }) => title)).toEqual(['Other']);
  });

  // @proves GAP-025
  it('continues from the last letter of the tab that had the draft, even if the list was out of date', async () => {
    const first = await openEditor();
    first.change({ title: 'Passed on', content: 'Half a' });
    const second = await openEditor();
    const listed = second.getState().others[0] as never;
    first.change({ content: 'Half a sentence, and its end' });
    first.stop();
    await waitFor(async () => expect(await second.open(listed)).toBe(true));
    expect(second.getState().draft.content).toBe('Half a sentence, and its end');
  });

  // @proves GAP-025
  it('deletes a draft including its last letter, even if the list was out of date', async () => {
    const first = await openEditor();
    first.change({ title: 'Thrown away', content: 'Half a' });
    const second = await openEditor();
    const listed = second.getState().others[0] as never;
    first.change({ content: 'Half a sentence, and its end' });
    first.stop();
    await waitFor(async () => expect(await second.discard(listed)).toBe(true));
    expect(second.getState().others.map(({ content, discardedAt }) => [content, discardedAt !== ''])).toEqual([
      ['Half a sentence, and its end', true],
    ]);
  });

  // @proves GAP-025
  it('restores a deleted draft', async () => {
    const editor = await openEditor();
    editor.change({ title: 'Thrown away' });
    editor.clear();
    await waitFor(async () => expect(await editor.discard(editor.getState().others[0] as never)).toBe(true));
    expect(editor.getState().others[0]?.discardedAt).not.toBe('');
    editor.restore(editor.getState().others[0] as never);
    expect(editor.getState().others.map(({ title, discardedAt }) => [title, discardedAt])).toEqual([
      ['Thrown away', ''],
    ]);
  });

  // @proves GAP-024
  it('deletes a draft and its pictures only when it is finished', async () => {
    const editor = await openEditor();
    editor.change({ title: 'Published' });
    editor.setThumbnail(photo());
    await waitFor(async () => expect(await storedTexts()).toHaveLength(1));
    editor.finish();
    expect(editor.getState().draft).toEqual(EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
    await waitFor(async () => expect(await storedTexts()).toHaveLength(0));
    expect((await openEditor()).getState().draft).toEqual(EMPTY_DRAFT);
  });

  // @proves GAP-025
  it('reports that the device stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const editor = await openEditor();
    editor.change({ title: 'Unsafe' });
    editor.setThumbnail(photo());
    await waitFor(() => expect(editor.getState().atRisk).toEqual({ text: true, pictures: true }));
    expect(editor.getState().draft.title).toBe('Unsafe');
    jest.restoreAllMocks();
  });

  // @proves GAP-025
  it('reads every readable part of records from older or unknown versions', async () => {
    localStorage.setItem('verse:resources:draft:a', '{"title":"Old","content":5,"images":[{"id":1}]}');
    localStorage.setItem('verse:resources:draft:b', 'not json');
    localStorage.setItem('verse:resources:draft:c', 'null');
    const { draft } = (await openEditor()).getState();
    expect(draft).toEqual({ ...EMPTY_DRAFT, id: 'a', title: 'Old', discardedAt: '' });
  });
});

async function storedTexts(): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('verse-resources');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const request = database.transaction('draft-texts').objectStore('draft-texts').getAllKeys();
  return new Promise((resolve) => {
    request.onsuccess = () => {
      database.close();
      resolve(request.result);
    };
  });
}
