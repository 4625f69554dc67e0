import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ShellProvider } from '@verse/contract/react';
import { createFakeShell } from '@verse/contract/testing';
import { NotFound } from './not-found';

const open = () => {
  const page = (
    <ShellProvider shell={createFakeShell()}>
      <NotFound />
    </ShellProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/no-such-page'] });
  render(<RouterProvider router={router} />);
  return router;
};

describe('a path that does not exist', () => {
  // @proves GEN-06
  it('shows a page titled "Page Not Found"', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    expect(document.title).toBe('Page Not Found | Creativity Verse');
  });

  // @proves GEN-07
  it('leads home by "Return Home"', async () => {
    const router = open();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));
    expect(router.state.location.pathname).toBe('/');
  });
});
