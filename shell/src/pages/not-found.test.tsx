import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeShell } from '@verse/contract/testing';
import { ShellProvider } from '@verse/contract/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
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
  it('shows a page titled "Page Not Found" [GEN-06]', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    expect(document.title).toBe('Page Not Found | Creativity Verse');
  });

  it('leads home by "Return Home" [GEN-07]', async () => {
    const router = open();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));
    expect(router.state.location.pathname).toBe('/');
  });
});
