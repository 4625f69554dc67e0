import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { ApiClient, Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

// The first import compiles the page, which takes longer than a query waits.
beforeAll(() => import('./blog-management'));

/** Stands where the network begins: remembers every call and answers when the test says so. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: object) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  method = '';
  url = '';
  form = new FormData();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  progress(loaded: number, total: number) {
    act(() => this.upload.onprogress?.({ lengthComputable: true, loaded, total }));
  }
  async answer(status: number, body: object | string) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => (status === 0 ? this.onerror?.() : this.onload?.()));
  }
}

const problem = (status: number, message: string, fields?: Record<string, string>) => ({
  type: 'about:blank',
  title: '',
  status,
  code: 'invalid',
  message,
  fields,
});
const picture = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], name, { type: 'image/jpeg' });
const last = () => FakeRequest.sent.at(-1) as FakeRequest;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const previews = () => screen.queryAllByRole('img', { name: /^Preview of/ });
const publish = () =>
  userEvent.click(
    within(screen.getByRole('form', { name: 'Write a post' })).getByRole('button', {
      name: /^(Publish Post|Schedule post)$/,
    }),
  );

/** The server's drafts, as they are when nothing goes wrong. */
function answerDrafts() {
  const drafts = new Map<string, { id: string; version: number }>();
  globalThis.fetch = jest.fn(async (_path, { method, body } = {}) => {
    const sent = body ? (JSON.parse(String(body)) as { id: string; version: number }) : null;
    const saved = sent && { ...sent, version: sent.version + 1, savedAt: '2027-01-01T14:03:00.000Z' };
    if (saved) drafts.set(saved.id, saved);
    const answer = method === 'GET' ? [...drafts.values()] : saved;
    return { ok: true, status: 200, json: () => Promise.resolve(answer) } as Response;
  });
}

const client: ApiClient = (() => Promise.resolve([])) as never;

beforeEach(() => {
  FakeRequest.sent = [];
  // The server's drafts stay on their way, unless a test is about them.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  globalThis.XMLHttpRequest = FakeRequest as never;
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const AUTHOR: Session = {
  status: 'member',
  user: { id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'author', emailVerified: true },
};
const GUEST: Session = { status: 'guest', user: null };
let shell = createFakeShell();

async function open(session = AUTHOR) {
  shell = createFakeShell(session);
  const page = render(
    <FakeShellApp
      routes={remote.routes}
      base="/resources"
      at="/resources/blog-management"
      shell={shell}
      client={client}
    />,
  );
  const form = await screen.findByRole('form', { name: 'Write a post' });
  await waitFor(() => expect(form.dataset.ready).toBe('true'));
  if (session.status === 'member') await waitFor(() => expect(fetch).toHaveBeenCalled());
  return page;
}

async function choose(label: string, ...files: File[]) {
  const count = previews().length;
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field(label), files);
  return count;
}

const TEXT = { Title: 'A post', Category: 'Craft', 'Read Time': '5 minutes', Content: 'One\nTwo\n\nThree' };

async function fill(texts: Partial<typeof TEXT> = TEXT) {
  for (const [label, value] of Object.entries(texts))
    if (label in TEXT) fireEvent.change(field(label), { target: { value } });
}

async function fillAll(session = AUTHOR) {
  await open(session);
  await fill();
  await choose('Thumbnail Image', picture('cover.jpg'));
  await waitFor(() => expect(previews()).toHaveLength(1));
}

describe('the editor', () => {
  // @proves BLM-01 BLM-02 BLM-03 BLM-04 BLM-05 BLM-07 BLM-14 GAP-022
  it('has the six fields of a post and the button [C-12]', async () => {
    await open();
    expect(field('Title').type).toBe('text');
    expect(field('Category').type).toBe('text');
    expect(field('Read Time').placeholder).toBe('e.g., 5 minutes');
    expect(field('Content').tagName).toBe('TEXTAREA');
    expect([field('Thumbnail Image').type, field('Thumbnail Image').multiple]).toEqual(['file', false]);
    expect([field('Content Images').type, field('Content Images').multiple]).toEqual(['file', true]);
    for (const label of ['Thumbnail Image', 'Content Images']) expect(field(label).accept).toContain('image/');
    screen.getByRole('button', { name: 'Publish Post' });
  });

  // @proves BLM-06 BLM-08 BLM-09
  it('shows previews, lets content images accumulate, and takes any of them away again', async () => {
    await open();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await choose('Content Images', picture('one.jpg'), picture('two.jpg'));
    await choose('Content Images', picture('three.jpg'));
    await waitFor(() =>
      expect(previews().map((each) => each.getAttribute('alt'))).toEqual(
        ['cover.jpg', 'one.jpg', 'two.jpg', 'three.jpg'].map((name) => `Preview of ${name}`),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(previews().map((each) => each.getAttribute('alt'))).toEqual(
      ['cover.jpg', 'one.jpg', 'three.jpg'].map((name) => `Preview of ${name}`),
    );
  });

  // @proves BLM-06 BLM-08
  it('gives every address of a preview back', async () => {
    const page = await open();
    await choose('Content Images', picture('one.jpg'), picture('two.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(2));
    page.unmount();
    expect(jest.mocked(URL.revokeObjectURL).mock.calls.length).toBe(jest.mocked(URL.createObjectURL).mock.calls.length);
  });

  // @proves BLM-10 BLM-11
  it('refuses a text file in words and keeps the rest', async () => {
    await open();
    await choose('Thumbnail Image', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText(/“notes.txt” is not a picture/);
    await choose(
      'Content Images',
      picture('good.jpg'),
      new File(['<svg onload="x">'], 'logo.svg', { type: 'image/svg+xml' }),
    );
    await screen.findByText(/“logo.svg” is an SVG drawing/);
    await waitFor(() => expect(previews()).toHaveLength(1));
  });

  // @proves BLM-09
  it('takes ten content images and says which had no room', async () => {
    await open();
    await choose('Content Images', ...Array.from({ length: 11 }, (_, index) => picture(`${index + 1}.jpg`)));
    await waitFor(() => expect(previews()).toHaveLength(10));
    await screen.findByText(/no room for “11.jpg”/);
  });

  // @proves BLM-12
  it.each([
    ['Title', 'Title is required.'],
    ['Category', 'Category is required.'],
    ['Read Time', 'Read time is required.'],
    ['Content', 'Content is required.'],
    ['Thumbnail Image', 'Thumbnail image is required.'],
  ])('sends nothing without %s, says so there and goes there', async (label, words) => {
    await open();
    await fill({ ...TEXT, [label]: '' } as never);
    if (label !== 'Thumbnail Image') {
      await choose('Thumbnail Image', picture('cover.jpg'));
      await waitFor(() => expect(previews()).toHaveLength(1));
    }
    await publish();
    const message = await screen.findByText(words);
    expect(field(label).getAttribute('aria-describedby')).toContain(message.id);
    expect(document.activeElement).toBe(field(label));
    expect(FakeRequest.sent).toEqual([]);
  });

  // @proves BLM-14 GAP-023
  it.each([
    ['an author', 'author', 'Publish Post', false],
    ['an author with a date', 'author', 'Schedule post', true],
    ['a member', 'member', 'Send to the editors', false],
  ])('says on its button what it does for %s', async (_, role, name, hasDate) => {
    await open({ status: 'member', user: { ...AUTHOR.user!, role } });
    if (hasDate) fireEvent.change(screen.getByLabelText(/^Publish at/), { target: { value: '2101-01-01T10:00' } });
    screen.getByRole('button', { name });
    expect(screen.queryAllByText(/An editor reads your post before it is published/)).toHaveLength(
      role === 'member' ? 1 : 0,
    );
  });

  // @proves GAP-024
  it('takes a message back as soon as its cause is gone', async () => {
    await open();
    await publish();
    await screen.findByText('Title is required.');
    fireEvent.change(field('Title'), { target: { value: 'A post' } });
    expect(screen.queryByText('Title is required.')).toBeNull();
    screen.getByText('Category is required.');
    await fill();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(screen.queryByText('Thumbnail image is required.')).toBeNull());
    expect(screen.queryByText('Not published')).toBeNull();
  });

  // @proves GAP-024
  it('forgets a refused file with the form that it was chosen in', async () => {
    await fillAll();
    await choose('Content Images', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText(/“notes.txt” is not a picture/);
    await publish();
    await last().answer(201, { _id: 'abc', title: 'A post' });
    expect(screen.queryByText(/notes.txt/)).toBeNull();
  });

  // @proves BLM-03
  it('fills in the reading time when the text is left, and again with a longer text, until its author writes one', async () => {
    await open();
    const write = (words: number) => {
      fireEvent.focus(field('Content'));
      fireEvent.change(field('Content'), { target: { value: 'word '.repeat(words) } });
      fireEvent.blur(field('Content'), { relatedTarget: field('Thumbnail Image') });
      return field('Read Time').value;
    };
    expect([write(600), write(200), write(0), write(1000)]).toEqual(['3 minutes', '1 minute', '', '5 minutes']);
    fireEvent.change(field('Read Time'), { target: { value: 'a cup of tea' } });
    expect(write(600)).toBe('a cup of tea');
    await userEvent.click(screen.getByRole('button', { name: 'Use “3 minutes”' }));
    expect(field('Read Time').value).toBe('3 minutes');
  });

  // @proves BLM-15 BLM-09
  it('sends the post as multipart, with every file, and descriptions in their order', async () => {
    await fillAll();
    await choose('Content Images', picture('one.jpg'), picture('two.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(3));
    fireEvent.change(field('Describe picture 2'), { target: { value: 'The second' } });
    await publish();
    const { method, url, form } = last();
    expect([method, url]).toEqual(['POST', '/api/blogs']);
    expect(['title', 'category', 'readTime', 'content'].map((name) => form.get(name))).toEqual([
      'A post',
      'Craft',
      '5 minutes',
      'One\nTwo\n\nThree',
    ]);
    expect((form.get('thumbnail') as File).name).toBe('cover.jpg');
    expect(form.getAll('contentImages').map((file) => (file as File).name)).toEqual(['one.jpg', 'two.jpg']);
    expect(form.getAll('contentImageAlts')).toEqual(['', 'The second']);
  });

  // @proves BLM-13 GAP-024
  it('publishes without content images, says so with a link, and clears the form', async () => {
    await fillAll();
    await publish();
    await last().answer(201, { _id: 'abc', title: 'A post' });
    const note = screen.getByText('Your post is published').closest('[role=status]') as HTMLElement;
    expect(document.activeElement).toBe(note);
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/resources/blogs/abc');
    expect([field('Title').value, field('Content').value, previews().length]).toEqual(['', '', 0]);
  });

  // @proves GAP-024
  it('publishes once however often the button is pressed', async () => {
    await fillAll();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Publish Post' }));
    fireEvent.submit(screen.getByRole('form'));
    expect(FakeRequest.sent).toHaveLength(1);
  });

  // @proves GAP-024
  it('shows how much has gone, and stops when asked, keeping everything', async () => {
    await fillAll();
    await publish();
    last().progress(40, 100);
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('0.4');
    screen.getByText('40 %');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await screen.findByText(/was cancelled/);
    expect([field('Title').value, previews().length]).toEqual(['A post', 1]);
  });

  // @proves GAP-024 ERR-06
  it.each([
    ['nothing', 0, '', /could not reach the server/],
    ['a page of a proxy', 502, '<html>', /Something went wrong on our side/],
    ['that it is full', 507, problem(507, 'There is no room left.'), /There is no room left/],
  ])(
    'keeps every field when the answer is %s, says so and sends the same key again',
    async (_, status, body, words) => {
      expectConsole(new RegExp(`Failed to publish the post ${status}`));
      await fillAll();
      await publish();
      await last().answer(status, body);
      expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
      expect([field('Title').value, field('Content').value, previews().length]).toEqual([
        'A post',
        'One\nTwo\n\nThree',
        1,
      ]);
      await publish();
      expect(FakeRequest.sent).toHaveLength(2);
      expect(FakeRequest.sent[1]?.headers['idempotency-key']).toBe(FakeRequest.sent[0]?.headers['idempotency-key']);
      expect(FakeRequest.sent[0]?.headers['idempotency-key']).toMatch(/^[\w-]{8,128}$/);
    },
  );

  // @proves GAP-024
  it("puts the server's words at the fields they are about", async () => {
    expectConsole(/Failed to publish the post 400/);
    await fillAll();
    await publish();
    await last().answer(
      400,
      problem(400, 'Please check the fields.', {
        category: 'No such category.',
        'contentImages.1': 'That picture is broken.',
      }),
    );
    const message = await screen.findByText('No such category.');
    expect(field('Category').getAttribute('aria-describedby')).toContain(message.id);
    screen.getByText('That picture is broken.');
  });

  // @proves GAP-023
  it('asks who writes only when publishing, keeps everything, and goes on by itself after signing in elsewhere [C-12]', async () => {
    await fillAll(GUEST);
    await publish();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to publish' }));
    expect(FakeRequest.sent).toEqual([]);
    const link = dialog.getByRole('link', { name: /^Sign in/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/signin', '_blank']);
    expect(dialog.queryByRole('button', { name: 'Publish now' })).toBeNull();
    act(() => shell.setSession(AUTHOR));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect([last().form.get('title'), last().form.get('content')]).toEqual(['A post', 'One\nTwo\n\nThree']);
    await last().answer(201, { _id: 'abc', title: 'A post' });
    screen.getByText('Your post is published');
  });

  // @proves GAP-023
  it('opens the same dialog, and keeps every field, when the session has ended meanwhile [C-12]', async () => {
    expectConsole(/Failed to publish the post 401/);
    await fillAll();
    await publish();
    await last().answer(401, problem(401, 'Who are you?'));
    await screen.findByRole('dialog', { name: 'Sign in to publish' });
    expect([field('Title').value, field('Content').value, previews().length]).toEqual([
      'A post',
      'One\nTwo\n\nThree',
      1,
    ]);
  });

  // @proves GAP-023
  it('goes on by itself when signing in has mounted the form anew, but not with another text, and not when the dialog was closed [C-12]', async () => {
    await fillAll(GUEST);
    await publish();
    await screen.findByRole('dialog', { name: 'Sign in to publish' });
    document.body.innerHTML = '';
    const page = await open(AUTHOR);
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect(last().form.get('content')).toBe('One\nTwo\n\nThree');
    await last().answer(201, { _id: 'abc', title: 'A post' });
    page.unmount();

    const again = await open(GUEST);
    await fill();
    await choose('Thumbnail Image', picture('cover.jpg'));
    await publish();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    again.unmount();
    await open(AUTHOR);
    await screen.findByText(/restored from your last visit/);
    expect(FakeRequest.sent).toHaveLength(1);
  });

  // @proves GAP-024
  it('goes on by itself when the connection is back, with the same key', async () => {
    expectConsole(/Failed to publish the post 0/);
    await fillAll();
    await publish();
    await last().answer(0, '');
    await screen.findByText(/could not reach the server/);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    expect(FakeRequest.sent[1]?.headers['idempotency-key']).toBe(FakeRequest.sent[0]?.headers['idempotency-key']);
  });

  // @proves GAP-025
  it('sends a post that is to go out later with its time, at no time that has passed, and says when it goes out', async () => {
    await fillAll();
    fireEvent.change(field('Publish at (optional)'), { target: { value: '2001-01-01T10:00' } });
    await publish();
    await screen.findByText('Choose a time in the future.');
    expect([FakeRequest.sent, document.activeElement]).toEqual([[], field('Publish at (optional)')]);
    fireEvent.change(field('Publish at (optional)'), { target: { value: '2101-01-01T10:00' } });
    await publish();
    const scheduledFor = new Date('2101-01-01T10:00').toISOString();
    expect(last().form.get('scheduledFor')).toBe(scheduledFor);
    await last().answer(202, { _id: 'abc', title: 'A post', status: 'scheduled', scheduledFor });
    screen.getByText('Your post is scheduled');
    screen.getByText(/^“A post” will be published on 1 Jan 2101, 10:00\.$/);
    expect(field('Publish at (optional)').value).toBe('');
  });

  // @proves GAP-023
  it("says that a member's post waits for an editor", async () => {
    await fillAll();
    await publish();
    await last().answer(202, { _id: 'abc', title: 'A post', status: 'review' });
    screen.getByText('Your post is with the editors');
    expect(screen.queryByRole('link', { name: /^Read/ })).toBeNull();
    expect(field('Title').value).toBe('');
  });

  // @proves GAP-024
  it('offers a new post when an earlier version is out already, and only then takes a new key', async () => {
    expectConsole(/Failed to publish the post 409/);
    await fillAll();
    await publish();
    await last().answer(409, problem(409, 'conflict'));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish this version as a new post' }));
    expect(FakeRequest.sent).toHaveLength(2);
    expect(FakeRequest.sent[1]?.headers['idempotency-key']).not.toBe(FakeRequest.sent[0]?.headers['idempotency-key']);
  });

  // @proves GAP-024
  it('keeps what is typed while the post is on its way', async () => {
    await fillAll();
    await publish();
    await fill({ Content: 'A better ending' });
    await last().answer(201, { _id: 'abc', title: 'A post' });
    await screen.findByText(/still below/);
    expect(field('Content').value).toBe('A better ending');
  });

  // @proves GAP-025
  it('says when and where it saved, and has text and pictures again on the next visit', async () => {
    answerDrafts();
    const page = await open();
    await fill({ Title: 'Half a', Content: 'mid-senten' });
    await choose('Thumbnail Image', picture('cover.jpg'));
    await waitFor(() => expect(previews()).toHaveLength(1));
    screen.getByText(/^Saved on this device at \d\d:\d\d$/);
    await screen.findByText(/^Saved on the server at \d\d:\d\d$/, {}, { timeout: 5000 });
    await waitFor(async () => expect(await indexedDB.databases()).toHaveLength(1));
    page.unmount();

    await open();
    await waitFor(() => expect(field('Title').value).toBe('Half a'));
    expect(field('Content').value).toBe('mid-senten');
    await waitFor(() => expect(previews()).toHaveLength(1));
    screen.getByText(/restored from your last visit/);
  });

  // @proves GAP-025
  it('keeps the other drafts of the device within reach, and gives a deleted one back', async () => {
    await open();
    await fill({ Title: 'First' });
    await userEvent.click(screen.getByRole('button', { name: 'Start another post' }));
    expect(field('Title').value).toBe('');
    await fill({ Title: 'Second' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete First' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo deleting First' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue First' }));
    await waitFor(() => expect(field('Title').value).toBe('First'));
    screen.getByRole('button', { name: 'Continue Second' });
  });
});
