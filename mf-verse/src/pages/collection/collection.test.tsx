import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { publicRoutes } from '../../routes';

const picture = { src: '/api/images/a.jpg', srcset: '', width: 800, height: 1000, alt: 'A poster' };
const workOf = (title: string) => ({
  id: title.toLowerCase(),
  title,
  role: '',
  tags: [],
  picture,
  maker: { handle: 'ada', name: 'Ada Obi', isSample: false },
});
const WORKS = ['One', 'Two', 'Three'].map(workOf);
const collection = {
  id: 'c1',
  name: 'Posters <b>',
  isPublic: true,
  isDefault: false,
  isRemoved: false,
  count: 3,
  owner: { name: 'Bola Ade', handle: 'bola' },
  isOwn: false,
};

interface Call {
  method: string;
  path: string;
  body: unknown;
}

function clientFor(isOwn: boolean, calls: Call[] = []): ApiClient {
  const client = (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    if (method !== 'GET') calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (path.startsWith('/api/collections/c1'))
      return Promise.resolve({ collection: { ...collection, isOwn }, works: WORKS, next: null });
    if (path.startsWith('/api/works/')) return Promise.resolve({ isLiked: false, likes: 0 });
    if (path.startsWith('/api/me/collections'))
      return Promise.resolve(
        method === 'GET'
          ? { collections: [{ ...collection, hasWork: false, covers: [] }] }
          : { ...collection, hasWork: true, covers: [], count: 4 },
      );
    return Promise.resolve({});
  };
  return client as unknown as ApiClient;
}

async function open(client: ApiClient) {
  const shell = createFakeShell();
  render(<FakeShellApp routes={publicRoutes} base="/" at="/collections/c1" client={client} shell={shell} />);
  await screen.findByRole('heading', { level: 1, name: collection.name });
  return shell;
}

// @proves COL-02
it('shows a collection as a wall with its owner, its name as text, and the way to its feed', async () => {
  await open(clientFor(false));
  const wall = within(screen.getByRole('list', { name: 'Works' }));
  expect(wall.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(screen.getByRole('link', { name: 'Bola Ade' }).getAttribute('href')).toBe('/u/bola');
  expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe('/api/collections/c1/feed.xml');
  expect(screen.queryByRole('button', { name: 'Arrange' })).toBeNull();
});

// @proves COL-01
it('lets its owner move works with buttons, and remove one with a way back', async () => {
  const calls: Call[] = [];
  const { notices } = await open(clientFor(true, calls));
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move down: One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move up: Three' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Two' }));
  await waitFor(() => expect(notices.at(-1)?.action?.label).toBe('Undo'));
  notices.at(-1)?.action?.run();
  await waitFor(() => expect(calls.length).toBe(4));
  expect(calls).toEqual([
    { method: 'PUT', path: '/api/me/collections/c1/works/one/place', body: { before: 'three' } },
    { method: 'PUT', path: '/api/me/collections/c1/works/three/place', body: { before: 'two' } },
    { method: 'DELETE', path: '/api/me/collections/c1/works/two', body: undefined },
    { method: 'PUT', path: '/api/me/collections/c1/works/two', body: { before: 'three' } },
  ]);
});
