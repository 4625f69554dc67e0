import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { ApiClient, Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../../remote';

// The first import compiles the page, which takes longer than a query's timeout.
beforeAll(() => import('../blog-management'));

/** Fakes the network: records every request, and responds when the test says so. */
export class FakeRequest {
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

export const problem = (status: number, message: string, fields?: Record<string, string>) => ({
  type: 'about:blank',
  title: '',
  status,
  code: 'invalid',
  message,
  fields,
});
export const picture = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], name, { type: 'image/jpeg' });
export const last = () => FakeRequest.sent.at(-1) as FakeRequest;
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const previews = () => screen.queryAllByRole('img', { name: /^Preview of/ });
const PUBLISH = { name: /^(Publish Post|Schedule post|Send to the editors)$/ };
export const findSheet = () => screen.queryByRole('dialog', { name: 'Before you publish' });

/** Opens the sheet with everything besides the text, unless it is open. */
export async function openSheet() {
  const writing = within(screen.getByRole('form', { name: 'Write a post' }));
  if (!findSheet()) await userEvent.click(writing.getByRole('button', PUBLISH));
  return within(findSheet()!);
}

export const publish = async () => userEvent.click((await openSheet()).getByRole('button', PUBLISH));

/** Responds as the server's drafts API does when every request succeeds. */
export function answerDrafts() {
  const drafts = new Map<string, { id: string; version: number }>();
  globalThis.fetch = jest.fn(async (_path, { method, body } = {}) => {
    const sent = body ? (JSON.parse(String(body)) as { id: string; version: number }) : null;
    const saved = sent && { ...sent, version: sent.version + 1, savedAt: '2027-01-01T14:03:00.000Z' };
    if (saved) drafts.set(saved.id, saved);
    const answer = method === 'GET' ? [...drafts.values()] : saved;
    return { ok: true, status: 200, json: () => Promise.resolve(answer) } as Response;
  });
}

export const client: ApiClient = (() => Promise.resolve([])) as never;

beforeEach(() => {
  FakeRequest.sent = [];
  // Requests for drafts stay pending, except in tests about drafts.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  globalThis.XMLHttpRequest = FakeRequest as never;
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

export const AUTHOR: Session = {
  status: 'member',
  user: { id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role: 'author', emailVerified: true },
};
export const GUEST: Session = { status: 'guest', user: null };
export let shell = createFakeShell();

export async function open(session = AUTHOR) {
  // Tests about the formatted view are in content-field.test.tsx.
  localStorage.setItem('verse:resources:writing-view', 'plain');
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

export async function choose(label: string, ...files: File[]) {
  const count = previews().length;
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field(label), files);
  return count;
}

export const TEXT = { Title: 'A post', Category: 'Craft', 'Read Time': '5 minutes', Content: 'One\nTwo\n\nThree' };

export async function fill(texts: Partial<typeof TEXT> = TEXT) {
  for (const [label, value] of Object.entries(texts))
    if (Object.hasOwn(TEXT, label)) fireEvent.change(field(label), { target: { value } });
}

export async function fillAll(session = AUTHOR) {
  await open(session);
  await fill();
  await choose('Thumbnail Image', picture('cover.jpg'));
  await waitFor(() => expect(previews()).toHaveLength(1));
}
