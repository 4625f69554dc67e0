import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { defineFilters, text, useFilters } from './index';

const FILTERS = defineFilters({ q: text() });

function List() {
  const { field } = useFilters(FILTERS, { pauseMs: 400 });
  return (
    <>
      <input aria-label="Search" {...field('q')} />
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?page=2">Next</Link>
    </>
  );
}

function openList() {
  let arrive = () => {};
  const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1>, loader: () => arrival },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
  return { router, arrive: () => act(async () => arrive()) };
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(400));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a typed filter applies after a pause', async () => {
  const { router } = openList();
  type('lamp');
  expect(router.state.location.search).toBe('');
  await pause();
  expect(router.state.location.search).toBe('?q=lamp');
});

test('a typed filter that waits does not cancel a link to another page', async () => {
  const { router, arrive } = openList();
  type('lamp');
  fireEvent.click(screen.getByText('Elsewhere'));
  await pause();
  await arrive();
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('a typed filter that waits does not undo another page of the same list', async () => {
  const { router } = openList();
  type('lamp');
  fireEvent.click(screen.getByText('Next'));
  await pause();
  expect(router.state.location.search).toBe('?page=2');
});
