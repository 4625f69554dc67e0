import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedBlog } from '@verse/api-contract/blogs';
import { ApiError, type ApiClient, type Session } from '@verse/contract';
import { FakeShellApp, createFakeShell } from '@verse/contract/testing';
import remote from '../../remote';
import { TextCopies } from '../../shared/device/text-copies';

beforeAll(() => import('./blog-management'));
beforeEach(() => {
  localStorage.clear();
  // The editor's drafts are not what these tests are about.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
});

const picture = { src: '/a.jpg', srcset: '', width: 1, height: 1, alt: '' };
const post = (more: Partial<ManagedBlog> = {}): ManagedBlog => ({
  _id: 'one', title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Stored text', picture, contentImages: [], status: 'published',
  authorId: 'u', version: 3, updatedAt: '2026-11-20T10:00:00.000Z', publishedAt: '2026-11-20T10:00:00.000Z', scheduledFor: null, ...more,
});
const person = (role: string): Session => ({ status: 'member', user: { id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role, emailVerified: true } });

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Answers like the API: a list, and changes that give the post its next version. */
function createApi(start: ManagedBlog, refusal?: () => ApiError | undefined) {
  const calls: Call[] = [];
  let stored = start;
  const client = ((path: string, request: Omit<Call, 'path'> = {}) => {
    if (!request.method) return Promise.resolve([stored]);
    calls.push({ path, ...request });
    const refused = refusal?.();
    if (refused) return Promise.reject(refused);
    const status = request.method === 'DELETE' ? 'deleted' : path.endsWith('/restore') ? 'published' : stored.status;
    stored = { ...stored, status, ...(request.body as object | undefined), version: stored.version + 1 };
    return Promise.resolve(stored);
  }) as unknown as ApiClient;
  return { client, calls };
}

const open = (client: ApiClient, session = person('author')) =>
  render(<FakeShellApp routes={remote.routes} base="/resources" at="/resources/blog-management" shell={createFakeShell(session)} client={client} />);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('own posts', () => {
  it('stand below the editor with their status and a link, for those who are signed in only [GAP-022]', async () => {
    const page = open(createApi(post()).client);
    const shelf = within(await screen.findByRole('region', { name: 'Your posts' }));
    shelf.getByText('Published');
    expect(shelf.getByRole('link', { name: 'My post' }).getAttribute('href')).toBe('/resources/blogs/one');
    page.unmount();
    open(createApi(post()).client, { status: 'guest', user: null });
    await screen.findByRole('form', { name: 'Write a post' });
    expect(screen.queryByRole('region', { name: 'Your posts' })).toBeNull();
  });

  it('are taken back, published again, deleted and restored, each on the version that was seen [GAP-025]', async () => {
    const { client, calls } = createApi(post());
    open(client);
    await press('Unpublish');
    await screen.findByText('Not public');
    await press('Publish');
    await screen.findByText('Published');
    await press('Delete');
    await press('Undo deleting My post');
    await screen.findByText('Published');
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PATCH', '/api/blogs/one', { status: 'unpublished' }],
      ['PATCH', '/api/blogs/one', { status: 'published' }],
      ['DELETE', '/api/blogs/one', undefined],
      ['POST', '/api/blogs/one/restore', undefined],
    ]);
    expect(calls.slice(0, 3).map(({ headers }) => headers?.['if-match'])).toEqual(['"3"', '"4"', '"5"']);
  });

  it('go out at a time to come, and at no other [GAP-025]', async () => {
    const { client, calls } = createApi(post({ status: 'unpublished', publishedAt: null }));
    open(client);
    await press('Schedule');
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2001-01-01T10:00' } });
    await press('Schedule it');
    await screen.findByText('Choose a time that is still to come.');
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2101-01-01T10:00' } });
    await press('Schedule it');
    await screen.findByText('Scheduled');
    expect(calls[0]?.body).toEqual({ status: 'scheduled', scheduledFor: new Date('2101-01-01T10:00').toISOString() });
  });

  it('of a member cannot be published by the member [GAP-023]', async () => {
    open(createApi(post({ status: 'review', publishedAt: null })).client, person('member'));
    const acts = within(await screen.findByRole('group', { name: 'Actions for My post' }));
    expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Edit', 'Versions', 'Delete']);
    screen.getByText('Waiting for review');
  });

  const type = (value: string) => fireEvent.change(within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText('Content'), { target: { value } });

  it('keep an edit on the device through a crash, until the server has it [GAP-025]', async () => {
    const { client, calls } = createApi(post());
    const page = open(client);
    await press('Edit');
    type('Better text');
    page.unmount();
    open(client);
    await press('Edit');
    expect(within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Better text');
    await press('Save changes');
    await waitFor(() => expect(calls[0]?.body).toEqual({ title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Better text' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('say when an edit was kept, and on the next visit that there is one which is not saved [GAP-025]', async () => {
    const { client } = createApi(post());
    const page = open(client);
    await press('Edit');
    const form = within(screen.getByRole('form', { name: 'Edit My post' }));
    form.getByText('Everything you change is kept on this device until you save it.');
    type('Better text');
    form.getByText(/^Saved on this device at \d\d:\d\d$/);
    page.unmount();
    open(client);
    await screen.findByText(/with changes that are not saved yet/);
    await press('Edit');
    await press('Discard changes');
    await press('Edit');
    expect(screen.queryByText(/with changes that are not saved yet/)).toBeNull();
  });

  it('say that an edit is not safe when the device keeps nothing [GAP-025]', async () => {
    const { client } = createApi(post());
    open(client);
    await press('Edit');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(TextCopies.prototype, 'keep').mockResolvedValue(false);
    type('Better text');
    await screen.findByText(/This device does not let us save your text/);
    jest.restoreAllMocks();
  });

  it('keep the newer text when the second copy of the device is an older one [GAP-025]', async () => {
    const copy = { version: 3, text: { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Half a sen' }, pictures: null, savedAt: '2026-11-20T10:00:00.000Z' };
    await new TextCopies().keep('change:one', JSON.stringify(copy));
    localStorage.setItem('verse:resources:change:one', JSON.stringify({ ...copy, text: { ...copy.text, content: 'Half a sentence' }, savedAt: '2026-11-20T10:00:01.000Z' }));
    const page = open(createApi(post()).client);
    await press('Edit');
    const content = () => within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value;
    expect(content()).toBe('Half a sentence');
    page.unmount();
    localStorage.clear();
    open(createApi(post()).client);
    await press('Edit');
    expect(content()).toBe('Half a sen');
    await press('Discard changes');
  });

  it('leave the focus with the post that something was done to, for those who work by keyboard [GAP-025, GAP-076]', async () => {
    const { client } = createApi(post());
    open(client);
    await press('Delete');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo deleting My post' })));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
    await userEvent.keyboard('{Enter}');
    type('');
    await press('Save changes');
    expect(document.activeElement).toBe(within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText('Content'));
    type('New text');
    await press('Save changes');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
  });

  it('show both versions when somebody else was quicker, and store the chosen one [GAP-025]', async () => {
    const current = post({ version: 4, content: 'Their text' });
    const yours = { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'My text' };
    let isQuicker = true;
    const failure = { type: '', title: '', status: 409, code: 'conflict', message: 'Somebody was quicker.', current, yours };
    const { client, calls } = createApi(post(), () => (isQuicker ? new ApiError(409, failure) : undefined));
    open(client);
    await press('Edit');
    type('My text');
    await press('Save changes');
    const alert = within(await screen.findByRole('alert', { name: '' }));
    alert.getByText('Their text');
    alert.getByText('My text');
    expect(localStorage).toHaveLength(1);
    isQuicker = false;
    await userEvent.click(alert.getByRole('button', { name: 'Store mine' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect([calls[1]?.headers?.['if-match'], calls[1]?.body]).toEqual(['"4"', yours]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('give back what was written here when theirs was kept, with both versions again when it is stored [GAP-025]', async () => {
    const current = post({ version: 4, content: 'Their text' });
    const failure = { type: '', title: '', status: 409, code: 'conflict', message: 'Somebody was quicker.', current, yours: { content: 'My text' } };
    let stored = post();
    const client = ((_path: string, request: { method?: string } = {}) => {
      if (!request.method) return Promise.resolve([stored]);
      stored = current;
      return Promise.reject(new ApiError(409, failure));
    }) as unknown as ApiClient;
    open(client);
    await press('Edit');
    type('My text');
    await press('Save changes');
    await press('Keep theirs');
    const content = () => within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value;
    await press('Edit');
    expect(content()).toBe('Their text');
    await press('Edit');
    await press('Take up your version again');
    await waitFor(() => expect(content()).toBe('My text'));
    await press('Save changes');
    await screen.findByText('Their text');
    expect(localStorage).toHaveLength(1);
  });

  it('are saved on the version that the edit was begun on, days later too, so that the server sees who was quicker [GAP-025]', async () => {
    const page = open(createApi(post()).client);
    await press('Edit');
    type('My text');
    page.unmount();
    const { client, calls } = createApi(post({ version: 4, content: 'Their text' }));
    open(client);
    await press('Edit');
    await press('Save changes');
    await waitFor(() => expect(calls[0]?.headers?.['if-match']).toBe('"3"'));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('stay as they are when the server refuses, and the page says why [GAP-024]', async () => {
    open(createApi(post(), () => new ApiError(403, { type: '', title: '', status: 403, code: 'forbidden', message: 'Only an editor may do that.' })).client);
    await press('Unpublish');
    await screen.findByText('Only an editor may do that.');
    screen.getByText('Published');
  });

  it('have versions: when, by whom, what was different, and a way back [GAP-025]', async () => {
    const calls: Call[] = [];
    const versions = [
      { version: 3, title: 'My post', by: 'A B', savedAt: '2026-11-20T10:00:00.000Z' },
      { version: 1, title: 'My first title', by: '', savedAt: '2026-11-19T10:00:00.000Z' },
    ];
    const client = ((path: string, request: Omit<Call, 'path'> = {}) => {
      if (path.endsWith('/versions')) return Promise.resolve(versions);
      if (path.endsWith('/versions/1')) return Promise.resolve({ ...post(), ...versions[1], content: 'First text' });
      if (request.method) calls.push({ path, ...request });
      return Promise.resolve(request.method ? post() : [post()]);
    }) as unknown as ApiClient;
    open(client);
    await press('Versions');
    await screen.findByText(/Version 3, as it is now · .* · A B/);
    screen.getByText(/Version 1 · .* · somebody who has left/);
    expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
    await press('Compare version 1');
    await screen.findByRole('group', { name: 'Content: version 1' });
    screen.getByText('First text');
    await press('Restore version 1');
    await waitFor(() => expect(calls.map(({ path, method, headers }) => [path, method, headers])).toEqual([['/api/blogs/one/versions/1/restore', 'POST', { 'if-match': '"3"' }]]));
  });

  it('of members wait for editors on a shelf of their own, and are published there [GAP-023]', async () => {
    const paths: string[] = [];
    const { client, calls } = createApi(post({ title: 'From a member', status: 'review', publishedAt: null }));
    open(((path: string, request: object) => {
      paths.push(path);
      return path === '/api/blogs/mine?limit=50' ? Promise.resolve([]) : client(path, request);
    }) as unknown as ApiClient, person('editor'));
    const shelf = within(await screen.findByRole('region', { name: 'Waiting for review' }));
    await userEvent.click(shelf.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ status: 'published' }]));
    expect(paths).toContain('/api/blogs/mine?of=all&status=review&limit=50');
    await screen.findByText('Published');
  });

  describe('get other pictures', () => {
    interface Sent {
      method: string;
      url: string;
      headers: Record<string, string>;
      form: FormData;
      upload: { onprogress?: (event: object) => void };
      status: number;
      responseText: string;
      onload: () => void;
      onabort: () => void;
    }
    let sent: Sent[];
    beforeEach(() => {
      sent = [];
      URL.createObjectURL = jest.fn(() => 'blob:preview');
      URL.revokeObjectURL = jest.fn();
      globalThis.XMLHttpRequest = class {
        upload = {};
        headers: Record<string, string> = {};
        open = (method: string, url: string) => Object.assign(this, { method, url });
        setRequestHeader = (name: string, value: string) => Object.assign(this.headers, { [name]: value });
        send = (form: FormData) => sent.push(Object.assign(this, { form }) as never);
        abort = () => (this as unknown as Sent).onabort();
      } as never;
    });
    const answer = (index: number, status: number, body: object) =>
      act(async () => {
        Object.assign(sent[index]!, { status, responseText: JSON.stringify(body) });
        sent[index]!.onload();
      });
    const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], name, { type: 'image/jpeg' });
    const old = { src: '/api/images/old.jpg', srcset: '', width: 1, height: 1, alt: 'Old one' };

    async function begin() {
      const { client, calls } = createApi(post({ contentImages: [old, { ...old, src: '/api/images/second.jpg' }] }));
      open(client);
      await press('Edit');
      const form = within(screen.getByRole('form', { name: 'Edit My post' }));
      await userEvent.upload(form.getByLabelText('Replace the cover'), jpeg('cover.jpg'));
      await screen.findByRole('img', { name: 'Preview of cover.jpg' });
      await userEvent.click(form.getByRole('button', { name: 'Remove picture 1' }));
      await userEvent.upload(form.getByLabelText('Add pictures'), jpeg('new.jpg'));
      await screen.findByRole('img', { name: 'Preview of new.jpg' });
      fireEvent.change(form.getByLabelText('Describe picture 2'), { target: { value: 'A new one' } });
      return { form, calls };
    }
    const EDITION = {
      title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Stored text',
      pictures: { thumbnail: { alt: '' }, images: [{ src: '/api/images/second.jpg', alt: 'Old one' }, { alt: 'A new one' }] },
    };

    it('and lose nothing that is typed while a picture is still being looked at [GAP-025, GAP-028]', async () => {
      open(createApi(post()).client);
      await press('Edit');
      const form = within(screen.getByRole('form', { name: 'Edit My post' }));
      let look = (_bytes: ArrayBuffer) => {};
      const slow = new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'slow.jpg', { type: 'image/jpeg' });
      slow.slice = () => ({ arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (look = resolve)) }) as Blob;
      await userEvent.upload(form.getByLabelText('Add pictures'), slow);
      type('Typed meanwhile');
      look(new Uint8Array([0xff, 0xd8, 0xff, 1]).buffer);
      await form.findByText('slow.jpg');
      expect(form.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Typed meanwhile');
      expect(localStorage.getItem('verse:resources:change:one')).toContain('Typed meanwhile');
      await press('Discard changes');
    });

    it('replaced, removed, added and described in one step, with progress, cancel and retry [GAP-025, GAP-028]', async () => {
      await begin();
      await press('Save changes');
      expect([sent[0]?.method, sent[0]?.url, sent[0]?.headers['if-match']]).toEqual(['PUT', '/api/blogs/one', '"3"']);
      expect(JSON.parse(String(sent[0]?.form.get('edition')))).toEqual(EDITION);
      expect([...sent[0]!.form.getAll('thumbnail'), ...sent[0]!.form.getAll('contentImages')].map((file) => (file as File).name)).toEqual(['cover.jpg', 'new.jpg']);
      act(() => sent[0]!.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 }));
      screen.getByText('50 %');
      await press('Cancel upload');
      await screen.findByText(/was cancelled/);
      await press('Save changes');
      await answer(1, 200, post({ version: 4 }));
      await waitFor(() => expect(localStorage).toHaveLength(0));
    });

    it('and show both sides when somebody else was quicker; mine are then sent on their version [GAP-025]', async () => {
      await begin();
      await press('Save changes');
      await answer(0, 409, { message: 'Somebody was quicker.', current: post({ version: 9, content: 'Their text' }), yours: EDITION });
      const alert = within(await screen.findByRole('alert', { name: '' }));
      alert.getByText('Their text');
      alert.getByText('Pictures: yours');
      alert.getByText('new picture: A new one');
      await userEvent.click(alert.getByRole('button', { name: 'Store mine' }));
      await waitFor(() => expect(sent[1]?.headers['if-match']).toBe('"9"'));
      expect(sent[1]?.form.getAll('contentImages')).toHaveLength(1);
    });
  });
});
