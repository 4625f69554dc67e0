import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, useRouteError } from 'react-router-dom';
import { CurrentRouter } from './current-router';
import { restartRouter } from './recover-page';
import { createRouterHost } from './router-host';

function Failure() {
  return <h1>{(useRouteError() as Error).message}</h1>;
}

/** Opens a page at `/late` whose code fails to load until `mend` is called, next to a page that always works. */
function openPage() {
  const host = createRouterHost();
  let load = () => Promise.reject<{ Component: () => React.JSX.Element }>(new Error('did not load'));
  const lazy = () => load();
  const createRouter = () =>
    createMemoryRouter(
      [
        {
          path: '/',
          element: <Outlet />,
          ErrorBoundary: Failure,
          HydrateFallback: () => null,
          children: [
            { path: 'late', lazy },
            { path: 'other', element: <h1>Other</h1> },
          ],
        },
      ],
      { initialEntries: ['/late'] },
    );
  host.adopt(host.open(createRouter));
  render(<CurrentRouter host={host} />);
  return {
    host,
    restart: () => restartRouter({ host, createRouter, findFields: () => [], changeRelease: () => Promise.resolve() }),
    mend: (next: typeof load) => (load = next),
  };
}

const Late = () => <h1>Late</h1>;

// @proves GEN-09
it('code that did not load is requested again, at the same address', async () => {
  const { host, restart, mend } = openPage();
  const states: string[] = [];
  host.onState(({ location }) => states.push(location.pathname));
  await screen.findByText('did not load');
  await act(() => restart());
  expect(screen.getByText('did not load')).toBeTruthy();
  mend(() => Promise.resolve({ Component: Late }));
  await act(() => restart());
  expect(screen.getByText('Late')).toBeTruthy();
  expect(host.get()?.state.location.pathname).toBe('/late');
  await act(() => host.get()?.navigate('/other'));
  expect(screen.getByText('Other')).toBeTruthy();
  expect(states.at(-1)).toBe('/other');
});

// @proves GEN-09
it('a visitor who has followed a link meanwhile is not held', async () => {
  const { host, restart, mend } = openPage();
  await screen.findByText('did not load');
  let letIn = () => {};
  mend(() => new Promise((resolve) => (letIn = () => resolve({ Component: Late }))));
  const isRestarted = restart();
  await act(() => host.get()?.navigate('/other'));
  letIn();
  await act(async () => expect(await isRestarted).toBe(false));
  expect(screen.getByText('Other')).toBeTruthy();
});

// @proves GEN-09 GAP-061
it('leaves a state that changed during hydration to React', async () => {
  const host = createRouterHost();
  const loader = Object.assign(() => 'Invited by Demo', { hydrate: true as const });
  const router = createMemoryRouter([{ id: 'note', path: '/', loader }], {
    hydrationData: { loaderData: { note: 'No invitation' } },
  });
  host.adopt(host.open(() => router));
  await waitFor(() => expect(router.state.loaderData.note).toBe('Invited by Demo'));
  const received = jest.fn();
  router.subscribe(received);
  expect(received).toHaveBeenCalledWith(router.state, expect.anything());
});
