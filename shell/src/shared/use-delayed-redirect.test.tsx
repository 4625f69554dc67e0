import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { ShellProvider } from '@verse/contract/react';
import { createFakeShell } from '@verse/contract/testing';
import { useDelayedRedirect } from './use-delayed-redirect';

const shell = createFakeShell();

function Done() {
  useDelayedRedirect(true, 'profile', 2000);
  return <Link to="/elsewhere">Elsewhere</Link>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a delayed redirect does not cancel a link that the visitor has pressed', async () => {
  let arrive = () => {};
  const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: '/done', element: <Done /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1>, loader: () => arrival },
      { path: '*', element: <h1>Redirected</h1> },
    ],
    { initialEntries: ['/done'] },
  );
  render(
    <ShellProvider shell={shell}>
      <RouterProvider router={router} useTransitions={false} />
    </ShellProvider>,
  );
  fireEvent.click(screen.getByText('Elsewhere'));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await act(async () => arrive());
  expect(router.state.location.pathname).toBe('/elsewhere');
});
