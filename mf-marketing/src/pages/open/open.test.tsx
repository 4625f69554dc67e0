import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const FIGURES = {
  members: 12345,
  blogPosts: 12,
  communityPosts: 0,
  services: 7,
  products: 20,
  countedAt: '2026-11-21T10:05:00Z',
};
const open = (client: ApiClient) => render(<FakeShellApp routes={remote.routes} base="/" at="/open" client={client} />);

describe('the page of open figures', () => {
  // @proves GAP-073
  it('shows each figure of the API as it is, a nought too, with how and when it was counted', async () => {
    open(((path) => Promise.resolve(path === '/api/statistics' ? FIGURES : undefined)) as ApiClient);
    await screen.findByRole('heading', { level: 1 });
    const part = within(screen.getByRole('region', { name: 'Figures' }));
    expect(
      part.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual(['Members: 12,345', 'Blog posts: 12', 'Community posts: 0', 'Services: 7', 'Products: 20']);
    expect(part.getByText(/21 November 2026/).getAttribute('datetime')).toBe(FIGURES.countedAt);
  });

  // @proves GAP-073
  it('claims nothing while the figures cannot be had, and recovers', async () => {
    let isDown = true;
    open((() => (isDown ? Promise.reject(new ApiError(503, undefined)) : Promise.resolve(FIGURES))) as ApiClient);
    await screen.findByRole('heading', { name: 'This page is not available right now.' });
    expect(screen.queryByRole('term')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('12,345');
  });
});
