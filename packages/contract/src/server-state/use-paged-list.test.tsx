import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { FakeShellApp } from '@verse/contract/testing';
import { listChanges } from './list-changes';
import { writeListPosition } from './list-position';
import { type LoadedPage, loadPage } from './load-page';
import { usePagedList } from './use-paged-list';

interface Post {
  id: string;
}

const load = (args: LoaderFunctionArgs) =>
  loadPage<Post>(args, async ({ cursor, limit }) => {
    const { posts, next } = await api(args)<{ posts: Post[]; next: string | null }>(
      `/api/posts?${cursor ?? 0},${limit}`,
    );
    return { entries: posts, next };
  });

function Page() {
  const { box, heading, ...list } = usePagedList(useLoaderData<LoadedPage<Post>>(), { noun: ['post', 'posts'] });
  const { drop, restore } = listChanges(list.change);
  const [middle] = list.entries.slice(1, 2);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Posts
      </h2>
      <ul ref={box}>
        {list.entries.map(({ id }) => (
          <li key={id} data-entry={id} tabIndex={-1}>
            {id}
          </li>
        ))}
      </ul>
      <button onClick={() => list.entries.forEach(({ id }) => drop(id))}>Take all out</button>
      {middle ? <button onClick={() => drop(middle.id)}>Take out</button> : null}
      <button onClick={() => restore('post 1')}>Bring back</button>
      <p>{list.shown}</p>
      <p role="status">{list.failure ?? list.said}</p>
      {list.hasMore ? <button onClick={list.loadMore}>{list.failure ? 'Try again' : 'Load more'}</button> : null}
    </>
  );
}

/**
 * Returns an API client that serves 70 posts. Each page repeats the last post of the previous page, as if a new post
 * had been added between the two requests.
 */
function apiOf(state: { isDown?: boolean } = {}) {
  const asked: string[] = [];
  const client: ApiClient = (path) => {
    asked.push(path.split('?')[1]!);
    if (state.isDown) return Promise.reject(new ApiError(0, undefined));
    const [from, limit] = path.split('?')[1]!.split(',').map(Number) as [number, number];
    const start = Math.max(0, from - 1);
    const posts = Array.from({ length: Math.min(70, from + limit) - start }, (_, index) => ({
      id: `post ${start + index}`,
    }));
    return Promise.resolve({ posts, next: from + limit < 70 ? String(from + limit) : null }) as never;
  };
  return { client, asked };
}

function open(client: ApiClient) {
  render(
    <FakeShellApp
      routes={[{ path: 'list', loader: load, Component: Page }]}
      base="/verse"
      at="/verse/list"
      client={client}
    />,
  );
  return userEvent.setup();
}
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;

beforeEach(() => sessionStorage.clear());

describe('a paged list', () => {
  // @proves GAP-089
  it('loads 20 more entries at a time, each once, and moves the focus to the first new one', async () => {
    const { client } = apiOf();
    const user = open(client);
    await screen.findByText('20 posts shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('20 more posts, 40 shown');
    expect(new Set(entries()).size).toBe(40);
    expect(focused()).toBe('post 20');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('10 more posts, 70 shown');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  // @proves GAP-089
  it('keeps its entries when a page fails, and loads it when asked again', async () => {
    const state = { isDown: false };
    const user = open(apiOf(state).client);
    await screen.findByText('20 posts shown');
    state.isDown = true;
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText(/We could not reach the server/);
    expect(entries()).toHaveLength(20);
    state.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('40 posts shown');
  });

  it('moves the focus from a removed entry to its neighbour, and restores it where it was', async () => {
    const user = open(apiOf().client);
    await user.click(await screen.findByRole('button', { name: 'Take out' }));
    expect(entries().slice(0, 2)).toEqual(['post 0', 'post 2']);
    await waitFor(() => expect(focused()).toBe('post 2'));
    await user.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(entries().slice(0, 2)).toEqual(['post 0', 'post 1']);
    await waitFor(() => expect(focused()).toBe('post 1'));
    await user.click(screen.getByRole('button', { name: 'Take all out' }));
    await waitFor(() => expect(focused()).toBe('Posts'));
  });

  // @proves GAP-088
  it('loads as much as was shown when this history entry was left, in the fewest calls', async () => {
    writeListPosition('default', { path: '/verse/list', shown: 60 });
    const { client, asked } = apiOf();
    open(client);
    await screen.findByText('70 posts shown');
    expect(asked).toEqual(['0,50', '50,20']);
  });
});
