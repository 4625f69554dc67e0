import 'fake-indexeddb/auto';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import type { ManagedBlog } from '@verse/api-contract/api';
import type { ApiClient, Session } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../../remote';

beforeAll(() => import('../blog-management'));
beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  // Requests for drafts stay pending, because these tests are not about drafts.
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
});

const picture = { src: '/a.jpg', srcset: '', width: 1, height: 1, alt: '' };
export const post = (more: Partial<ManagedBlog> = {}): ManagedBlog => ({
  _id: 'one',
  title: 'My post',
  category: 'Craft',
  readTime: '5 minutes',
  content: 'Stored text',
  contentFormat: 'plain',
  tags: [],
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
  suggestion: null,
  acts: ['edit', 'schedule', 'withdraw', 'delete'],
  ...more,
});
/** A publisher's actions, by post status. */
export const ACTS: Record<ManagedBlog['status'], ManagedBlog['acts']> = {
  review: ['edit', 'withdraw', 'delete'],
  returned: ['edit', 'send', 'delete'],
  scheduled: ['edit', 'publish', 'schedule', 'withdraw', 'delete'],
  published: ['edit', 'schedule', 'withdraw', 'delete'],
  unpublished: ['edit', 'publish', 'schedule', 'delete'],
  deleted: ['restore'],
};
export const person = (role: string): Session => ({
  status: 'member',
  user: { id: 'u', firstName: 'A', lastName: 'B', email: 'a@b.example', role, emailVerified: true },
});

export interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Responds as the API does: with a list, and with changes that increment the post's version. */
export function createApi(start: ManagedBlog, refusal?: () => Error | undefined) {
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

export const open = (client: ApiClient, session = person('author')) =>
  render(
    <FakeShellApp
      routes={remote.routes}
      base="/resources"
      at="/resources/blog-management"
      shell={createFakeShell(session)}
      client={client}
    />,
  );

/** Presses a button, which may be in the menu of the post. */
export async function press(name: string) {
  const button = await screen.findByRole('button', { name, hidden: true });
  if (button.closest('[hidden]')) await userEvent.click(screen.getByRole('button', { name: /^More about / }));
  await userEvent.click(button);
}

export const typeContent = (value: string) =>
  fireEvent.change(within(screen.getByRole('form', { name: 'Edit My post' })).getByLabelText('Content'), {
    target: { value },
  });
