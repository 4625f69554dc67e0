import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManagedBlog } from '@verse/api-contract/blogs';
import { type ApiClient, ApiError, type Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { TextCopies } from '../../shared/kept/text-copies';

beforeAll(() => import('./blog-management'));
beforeEach(() => {
  localStorage.clear();
  // The editor's drafts are not what these tests are about.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
});

const picture = { src: '/a.jpg', srcset: '', width: 1, height: 1, alt: '' };
const post = (more: Partial<ManagedBlog> = {}): ManagedBlog => ({
  _id: 'one',
  title: 'My post',
  category: 'Craft',
  readTime: '5 minutes',
  content: 'Stored text',
  picture,
  contentImages: [],
  status: 'published',
  authorId: 'u',
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  publishedAt: '2026-11-20T10:00:00.000Z',
  scheduledFor: null,
  author: 'A B',
  sentAt: null,
  reason: null,
  isHeld: false,
  revision: null,
  acts: ['edit', 'schedule', 'withdraw', 'delete'],
  ...more,
});
/** What a publisher may do, by the state of the post. */
const ACTS: Record<ManagedBlog['status'], ManagedBlog['acts']> = {
  review: ['edit', 'withdraw', 'delete'],
  returned: ['edit', 'send', 'delete'],
  scheduled: ['edit', 'publish', 'schedule', 'withdraw', 'delete'],
  published: ['edit', 'schedule', 'withdraw', 'delete'],
  unpublished: ['edit', 'publish', 'schedule', 'delete'],
  deleted: ['restore'],
};
const person = (role: string): Session => ({
  status: 'member',
  user: { id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role, emailVerified: true },
});

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
    stored = { ...stored, acts: ACTS[stored.status] };
    return Promise.resolve(stored);
  }) as unknown as ApiClient;
  return { client, calls };
}

const open = (client: ApiClient, session = person('author')) =>
  render(
    <FakeShellApp
      routes={remote.routes}
      base="/resources"
      at="/resources/blog-management"
      shell={createFakeShell(session)}
      client={client}
    />,
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('own posts', () => {
  // @proves GAP-022
  it('stand below the editor with their status and a link, for those who are signed in only', async () => {
    const page = open(createApi(post()).client);
    const shelf = within(await screen.findByRole('region', { name: 'Your posts' }));
    shelf.getByText('Published');
    expect(shelf.getByRole('link', { name: 'My post' }).getAttribute('href')).toBe('/resources/blogs/one');
    page.unmount();
    open(createApi(post()).client, { status: 'guest', user: null });
    await screen.findByRole('form', { name: 'Write a post' });
    expect(screen.queryByRole('region', { name: 'Your posts' })).toBeNull();
  });

  // @proves GAP-025
  it('are taken back, published again, deleted and restored, each on the version that was seen', async () => {
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

  // @proves GAP-025
  it('go out at a time to come, and at no other', async () => {
    const { client, calls } = createApi(post({ status: 'unpublished', publishedAt: null, acts: ACTS.unpublished }));
    open(client);
    await press('Schedule');
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2001-01-01T10:00' } });
    await press('Schedule post');
    await screen.findByText('Choose a time in the future.');
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2101-01-01T10:00' } });
    await press('Schedule post');
    await screen.findByText('Scheduled');
    expect(calls[0]?.body).toEqual({ status: 'scheduled', scheduledFor: new Date('2101-01-01T10:00').toISOString() });
  });

  // @proves GAP-023
  it('of a member cannot be published by the member', async () => {
    open(createApi(post({ status: 'review', publishedAt: null, acts: ACTS.review })).client, person('member'));
    const acts = within(await screen.findByRole('group', { name: 'Actions for My post' }));
    expect(acts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Edit',
      'Take back',
      'Versions',
      'Delete',
    ]);
    screen.getByText('Waiting for review');
  });

  const type = (value: string) =>
    fireEvent.change(within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText('Content'), {
      target: { value },
    });

  // @proves GAP-025
  it('keep an edit on the device through a crash, until the server has it', async () => {
    const { client, calls } = createApi(post());
    const page = open(client);
    await press('Edit');
    type('Better text');
    page.unmount();
    open(client);
    await press('Edit');
    expect(
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value,
    ).toBe('Better text');
    await press('Save changes');
    await waitFor(() =>
      expect(calls[0]?.body).toEqual({
        title: 'My post',
        category: 'Craft',
        readTime: '5 minutes',
        content: 'Better text',
      }),
    );
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  // @proves GAP-025
  it('say when an edit was kept, and on the next visit that there is one which is not saved', async () => {
    const { client } = createApi(post());
    const page = open(client);
    await press('Edit');
    const form = within(screen.getByRole('form', { name: 'Edit My post' }));
    form.getByText('Your changes are kept on this device until you save them.');
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

  // @proves GAP-025
  it('say that an edit is not safe when the device keeps nothing', async () => {
    const { client } = createApi(post());
    open(client);
    await press('Edit');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(TextCopies.prototype, 'keep').mockResolvedValue(false);
    type('Better text');
    await screen.findByText(/We cannot save your text on this device/);
    jest.restoreAllMocks();
    await press('Discard changes');
  });

  // @proves GAP-025
  it('keep the newer text when the second copy of the device is an older one', async () => {
    const copy = {
      version: 3,
      text: { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'Half a sen' },
      pictures: null,
      savedAt: '2026-11-20T10:00:00.000Z',
    };
    await new TextCopies().keep('change:one', JSON.stringify(copy));
    localStorage.setItem(
      'verse:resources:change:one',
      JSON.stringify({
        ...copy,
        text: { ...copy.text, content: 'Half a sentence' },
        savedAt: '2026-11-20T10:00:01.000Z',
      }),
    );
    const page = open(createApi(post()).client);
    await press('Edit');
    const content = () =>
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value;
    expect(content()).toBe('Half a sentence');
    page.unmount();
    localStorage.clear();
    open(createApi(post()).client);
    await press('Edit');
    expect(content()).toBe('Half a sen');
    await press('Discard changes');
  });

  // @proves GAP-025 GAP-076
  it('leave the focus with the post that something was done to, for those who work by keyboard', async () => {
    const { client } = createApi(post());
    open(client);
    await press('Delete');
    const noted = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(words));
    await noted('“My post” is deleted.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await noted('“My post” is back and public again.');
    await press('Edit');
    type('');
    await press('Save changes');
    expect(document.activeElement).toBe(
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText('Content'),
    );
    type('New text');
    await press('Save changes');
    await noted('Your changes to “My post” are saved.');
  });

  // @proves GAP-025
  it('show both versions when somebody else was quicker, and store the chosen one', async () => {
    const current = post({ version: 4, content: 'Their text' });
    const yours = { title: 'My post', category: 'Craft', readTime: '5 minutes', content: 'My text' };
    let isQuicker = true;
    const failure = {
      type: '',
      title: '',
      status: 409,
      code: 'conflict',
      message: 'Somebody was quicker.',
      current,
      yours,
    };
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
    await userEvent.click(alert.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect([calls[1]?.headers?.['if-match'], calls[1]?.body]).toEqual(['"4"', yours]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  // @proves GAP-025
  it('give back what was written here when theirs was kept, with both versions again when it is stored', async () => {
    const current = post({ version: 4, content: 'Their text' });
    const failure = {
      type: '',
      title: '',
      status: 409,
      code: 'conflict',
      message: 'Somebody was quicker.',
      current,
      yours: { content: 'My text' },
    };
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
    const content = () =>
      within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText<HTMLTextAreaElement>('Content').value;
    await press('Edit');
    expect(content()).toBe('Their text');
    await press('Edit');
    await press('Go back to your version');
    await waitFor(() => expect(content()).toBe('My text'));
    await press('Save changes');
    await screen.findByText('Their text');
    expect(localStorage).toHaveLength(1);
  });

  // @proves GAP-025
  it('are saved on the version that the edit was begun on, days later too, so that the server sees who was quicker', async () => {
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

  // @proves GAP-024
  it('stay as they are when the server refuses, and the page says why', async () => {
    open(
      createApi(
        post(),
        () =>
          new ApiError(403, {
            type: '',
            title: '',
            status: 403,
            code: 'forbidden',
            message: 'Only an editor may do that.',
          }),
      ).client,
    );
    await press('Unpublish');
    await screen.findByText('Only an editor may do that.');
    screen.getByText('Published');
  });

  // @proves GAP-025
  it('have versions: when, by whom, what was different, and a way back', async () => {
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
    await screen.findByText(/Version 3 \(current\) · .* · A B/);
    screen.getByText(/Version 1 · .* · someone who has left/);
    expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
    await press('Compare version 1');
    await screen.findByRole('group', { name: 'Content: version 1' });
    screen.getByText('First text');
    await press('Restore version 1');
    await waitFor(() =>
      expect(calls.map(({ path, method, headers }) => [path, method, headers])).toEqual([
        ['/api/blogs/one/versions/1/restore', 'POST', { 'if-match': '"3"' }],
      ]),
    );
  });

  // @proves GAP-025
  it('say what was done where it was done, take the focus there and offer Undo', async () => {
    const { client, calls } = createApi(post());
    open(client);
    const note = async (words: string | RegExp) => {
      const found = (await screen.findByText(words)).closest<HTMLElement>('[role=status]')!;
      await waitFor(() => expect(document.activeElement).toBe(found));
      return within(found);
    };
    await press('Unpublish');
    await userEvent.click((await note('“My post” is no longer public.')).getByRole('button', { name: 'Undo' }));
    expect((await note('“My post” is published.')).getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe(
      '/resources/blogs/one',
    );
    await press('Delete');
    await userEvent.click((await note('“My post” is deleted.')).getByRole('button', { name: 'Undo' }));
    await note('“My post” is back and public again.');
    await press('Edit');
    type('Better text');
    await press('Save changes');
    await userEvent.click((await note('Your changes to “My post” are saved.')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/blogs/one/versions/7/restore'));
  });

  // @proves GAP-023
  it('of a member go on as they are while the changes are with the editors', async () => {
    const { client, calls } = createApi(post({ acts: ['edit', 'withdraw', 'delete'] }));
    open(client, person('member'));
    await press('Edit');
    const form = within(screen.getByRole('form', { name: 'Edit My post' }));
    form.getByText(/An editor reads your changes first/);
    type('Better text');
    await userEvent.click(form.getByRole('button', { name: 'Send the changes to the editors' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ content: 'Better text' }));
  });

  // @proves GAP-023
  it('that staff took down or sent back say why, and offer what still can be done', async () => {
    open(
      createApi(
        post({ status: 'unpublished', isHeld: true, reason: 'Not your photos.', acts: ['edit', 'send', 'delete'] }),
      ).client,
    );
    const shelf = within(await screen.findByRole('region', { name: 'Your posts' }));
    shelf.getByText(/An editor took this post down/);
    shelf.getByText('Not your photos.');
    expect(shelf.queryByRole('button', { name: 'Publish' })).toBeNull();
    shelf.getByRole('button', { name: 'Send to the editors' });
  });

  describe('in the review queue', () => {
    const waiting = post({
      title: 'From a member',
      authorId: 'mia',
      author: 'Mia Writer',
      status: 'review',
      publishedAt: null,
      sentAt: '2026-11-20T10:00:00.000Z',
      acts: ['edit', 'publish', 'schedule', 'withdraw', 'send-back', 'delete'],
    });
    const queue = async (client: ApiClient) => {
      render(
        <FakeShellApp
          routes={remote.routes}
          base="/resources"
          at="/resources/blog-management/review"
          shell={createFakeShell(person('editor'))}
          client={client}
        />,
      );
      return within(await screen.findByRole('region', { name: 'Waiting for review' }));
    };

    // @proves GAP-023
    it('show author, date and preview, and are published', async () => {
      const { client, calls } = createApi(waiting);
      const paths: string[] = [];
      const shelf = await queue(((path: string, request: object) => {
        paths.push(path);
        return client(path, request);
      }) as unknown as ApiClient);
      shelf.getByText(/sent on 20 Nov 2026.* · by Mia Writer/);
      await userEvent.click(shelf.getByRole('button', { name: 'Preview' }));
      const preview = within(shelf.getByRole('region', { name: 'Preview of From a member' }));
      preview.getByRole('heading', { name: 'From a member' });
      preview.getByText('Stored text');
      await userEvent.click(shelf.getByRole('button', { name: 'Publish' }));
      await screen.findByText('“From a member” is published.');
      expect(calls.map(({ body }) => body)).toEqual([{ status: 'published' }]);
      expect(paths).toContain('/api/blogs/mine?of=waiting&limit=50');
    });

    // @proves GAP-023
    it('are sent back with a reason, and not without', async () => {
      const { client, calls } = createApi(waiting);
      const shelf = await queue(client);
      await userEvent.click(shelf.getByRole('button', { name: 'Send back' }));
      await userEvent.click(shelf.getByRole('button', { name: 'Send back with this reason' }));
      await screen.findByText('Write a reason. The author reads it.');
      await userEvent.type(shelf.getByRole('textbox', { name: /^Reason/ }), 'Name your sources.');
      expect(screen.queryByText('Write a reason. The author reads it.')).toBeNull();
      await userEvent.click(shelf.getByRole('button', { name: 'Send back with this reason' }));
      await screen.findByText('“From a member” was sent back to Mia Writer.');
      expect(calls.map(({ body }) => body)).toEqual([{ status: 'returned', reason: 'Name your sources.' }]);
    });
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
      await userEvent.upload(form.getByLabelText('Replace the cover image'), jpeg('cover.jpg'));
      await screen.findByRole('img', { name: 'Preview of cover.jpg' });
      await userEvent.click(form.getByRole('button', { name: 'Remove picture 1' }));
      await userEvent.upload(form.getByLabelText('Add pictures'), jpeg('new.jpg'));
      await screen.findByRole('img', { name: 'Preview of new.jpg' });
      fireEvent.change(form.getByLabelText('Describe picture 2'), { target: { value: 'A new one' } });
      return { form, calls };
    }
    const EDITION = {
      title: 'My post',
      category: 'Craft',
      readTime: '5 minutes',
      content: 'Stored text',
      pictures: {
        thumbnail: { alt: '' },
        images: [{ src: '/api/images/second.jpg', alt: 'Old one' }, { alt: 'A new one' }],
      },
    };

    // @proves GAP-025 GAP-028
    it('and lose nothing that is typed while a picture is still being looked at', async () => {
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

    // @proves GAP-025 GAP-028
    it('replaced, removed, added and described in one step, with progress, cancel and retry', async () => {
      await begin();
      await press('Save changes');
      expect([sent[0]?.method, sent[0]?.url, sent[0]?.headers['if-match']]).toEqual(['PUT', '/api/blogs/one', '"3"']);
      expect(JSON.parse(String(sent[0]?.form.get('edition')))).toEqual(EDITION);
      expect(
        [...sent[0]!.form.getAll('thumbnail'), ...sent[0]!.form.getAll('contentImages')].map(
          (file) => (file as File).name,
        ),
      ).toEqual(['cover.jpg', 'new.jpg']);
      act(() => sent[0]!.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 }));
      screen.getByText('50 %');
      await press('Cancel upload');
      await screen.findByText(/was cancelled/);
      await press('Save changes');
      await answer(1, 200, post({ version: 4 }));
      await waitFor(() => expect(localStorage).toHaveLength(0));
    });

    // @proves GAP-025
    it('and show both sides when somebody else was quicker; mine are then sent on their version', async () => {
      await begin();
      await press('Save changes');
      await answer(0, 409, {
        message: 'Somebody was quicker.',
        current: post({ version: 9, content: 'Their text' }),
        yours: EDITION,
      });
      const alert = within(await screen.findByRole('alert', { name: '' }));
      alert.getByText('Their text');
      alert.getByText('Pictures: yours');
      alert.getByText('new picture: A new one');
      await userEvent.click(alert.getByRole('button', { name: 'Save mine' }));
      await waitFor(() => expect(sent[1]?.headers['if-match']).toBe('"9"'));
      expect(sent[1]?.form.getAll('contentImages')).toHaveLength(1);
    });
  });
});
