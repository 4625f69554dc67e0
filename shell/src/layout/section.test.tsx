import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ShellProvider } from '@verse/contract/react';
import { createFakeShell } from '@verse/contract/testing';
import { SectionFailure, SectionSkeleton } from './index';

const mount = (element: React.ReactNode) =>
  render(
    <ShellProvider shell={createFakeShell()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ShellProvider>,
  );

it('a section that cannot be shown says which one, and can be tried again', async () => {
  const retry = jest.fn();
  mount(<SectionFailure title="The store" onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'The store is not available right now.' })).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

// @proves ERR-15
it('a loading section is announced as text', () => {
  mount(<SectionSkeleton />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
});
