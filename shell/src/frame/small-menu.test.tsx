import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { fakeHref } from '@verse/contract/testing';
import { SmallMenu } from './small-menu';

const guest: Session = { status: 'guest', user: null };
const member: Session = {
  status: 'member',
  user: { id: '1', firstName: 'Ada', lastName: 'Obi', email: 'ada@verse.example', role: 'member', emailVerified: true },
};

async function open(session = guest) {
  const onSignOut = jest.fn();
  const menu = <SmallMenu name="Creativity Verse" href={fakeHref} session={session} onSignOut={onSignOut} />;
  const router = createMemoryRouter([{ path: '*', element: menu }]);
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return { router, onSignOut };
}

const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const panel = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const hrefOf = (name: string) => within(panel()).getByRole('link', { name }).getAttribute('href');

describe('the menu of small screens', () => {
  // @proves MOB-02 MOB-06
  it('is a modal dialog that its button opens and that says so', async () => {
    await open();
    expect(panel().open).toBe(true);
    expect(opener().getAttribute('aria-expanded')).toBe('true');
  });

  // @proves MOB-06
  it('closes by its close button and says so', async () => {
    await open();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Close menu' }));
    expect(panel().open).toBe(false);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });

  // @proves MOB-02
  it('names its panel to the browser, so that it opens and closes before any script', async () => {
    await open();
    const invokers = [opener(), within(panel()).getByRole('button', { name: 'Close menu' })];
    expect(invokers.map((button) => [button.getAttribute('command'), button.getAttribute('commandfor')])).toEqual([
      ['show-modal', panel().id],
      ['close', panel().id],
    ]);
  });

  // @proves MOB-05
  it('closes when a link is chosen, which leads on', async () => {
    const { router } = await open();
    await userEvent.click(within(panel()).getByRole('link', { name: 'Showcase' }));
    expect(panel().open).toBe(false);
    expect(router.state.location.pathname).toBe('/showcase');
  });

  it('does not follow a visitor who leaves by the back button', async () => {
    const { router } = await open();
    await act(() => router.navigate('/about'));
    expect(panel().open).toBe(false);
  });

  // @proves MOB-07
  it('holds only About and Features in its About group', async () => {
    await open();
    const group = within(panel()).getByRole('group');
    expect(
      within(group)
        .getAllByRole('link', { hidden: true })
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['About', '/about'],
      ['Features', '/features'],
    ]);
  });

  // @proves MOB-08
  it('shows and hides the About group', async () => {
    await open();
    const group = within(panel()).getByRole<HTMLDetailsElement>('group');
    const summary = group.querySelector('summary') as HTMLElement;
    expect(group.open).toBe(false);
    fireEvent.click(summary);
    expect(group.open).toBe(true);
    fireEvent.click(summary);
    expect(group.open).toBe(false);
  });

  // @proves MOB-09
  it('goes on with Showcase, Services, Resources, Store and Contact in this order', async () => {
    await open();
    const items = [
      ...(within(panel()).getAllByRole('list')[0]?.querySelectorAll<HTMLAnchorElement>(':scope > li > a') ?? []),
    ];
    expect(items.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Showcase', '/showcase'],
      ['Services', '/services'],
      ['Resources', '/resources'],
      ['Store', '/store'],
      ['Contact', '/contact'],
    ]);
  });

  // @proves MOB-10 GAP-003
  it('leads a guest to sign-in and sign-up', async () => {
    await open();
    expect([hrefOf('Sign In'), hrefOf('Sign Up')]).toEqual(['/signin', '/signup']);
  });

  // @proves GAP-003
  it('offers a member the verse and the way out instead', async () => {
    const { onSignOut } = await open(member);
    expect(hrefOf('Open the Verse')).toBe('/verse/community');
    expect(within(panel()).queryByRole('link', { name: /Sign/ })).toBeNull();
    await userEvent.click(within(panel()).getByRole('button', { name: 'Log Out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  // @proves GAP-004
  it('leads home by its logo', async () => {
    await open();
    expect(hrefOf('Creativity Verse')).toBe('/');
  });
});
