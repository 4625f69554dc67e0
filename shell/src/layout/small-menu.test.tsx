import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { fakeHref } from '@verse/contract/testing';
import { SmallMenu, SmallMenuButton } from './small-menu';
import { usePopover } from './use-popover';

const guest: Session = { status: 'guest', user: null };
const member: Session = {
  status: 'member',
  user: { id: '1', firstName: 'Ada', lastName: 'Obi', email: 'ada@verse.example', role: 'member', emailVerified: true },
};

function Menu(props: { session: Session; onSignOut: () => void }) {
  const menu = usePopover();
  return (
    <>
      <SmallMenuButton {...menu} />
      <SmallMenu menu={menu} name="Creativity Verse" href={fakeHref} {...props} />
    </>
  );
}

/** The button as the server sends it. */
const SentButton = () => <SmallMenuButton {...usePopover()} />;

/** Opens the menu by dispatching the toggle event that a real browser dispatches when a popover opens. */
async function open(session = guest) {
  const onSignOut = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <Menu session={session} onSignOut={onSignOut} /> }]);
  render(<RouterProvider router={router} />);
  await toggle('open');
  return { router, onSignOut };
}

async function toggle(newState: 'open' | 'closed') {
  fireEvent(panel(), Object.assign(new Event('toggle'), { newState }));
  await screen.findByRole('button', { name: 'Menu', hidden: true, expanded: newState === 'open' });
}

const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const panel = () => screen.getByRole('dialog', { hidden: true });
const hrefOf = (name: string) => within(panel()).getByRole('link', { name }).getAttribute('href');

describe('the menu of small screens', () => {
  // @proves MOB-02
  it('is a popover that its buttons open and close, with and without scripts', async () => {
    await open();
    const close = within(panel()).getByRole('button', { name: 'Close menu' });
    expect(panel().getAttribute('popover')).toBe('auto');
    expect([opener().hasAttribute('popovertarget'), opener().getAttribute('aria-expanded')]).toEqual([false, 'true']);
    const sent = renderToString(<SentButton />);
    expect(sent).toContain('popoverTarget="');
    expect(sent).not.toContain('aria-expanded');
    expect(close.getAttribute('popovertarget')).toBe(panel().id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
  });

  // @proves MOB-06
  it('is modal while it is open, and says whether it is', async () => {
    await open();
    expect(panel().getAttribute('aria-modal')).toBe('true');
    expect(opener().hasAttribute('inert')).toBe(true);
    expect(document.activeElement).toBe(panel());
    await toggle('closed');
    expect(panel().getAttribute('aria-modal')).toBe('false');
    expect(opener().hasAttribute('inert')).toBe(false);
  });

  // @proves MOB-02 MOB-05 MOB-06
  it('without popovers, opens by its button and closes by the other, Escape, a link and the way back', async () => {
    expect('popover' in HTMLElement.prototype).toBe(false);
    const { router } = await open();
    const isOpen = () => panel().hasAttribute('data-open');
    await userEvent.click(within(panel()).getByRole('button', { name: 'Close menu' }));
    expect([isOpen(), opener().getAttribute('aria-expanded')]).toEqual([false, 'false']);
    await userEvent.click(opener());
    expect([isOpen(), opener().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await userEvent.click(opener());
    await userEvent.click(within(panel()).getByRole('link', { name: 'Showcase' }));
    expect(isOpen()).toBe(false);
    expect(router.state.location.pathname).toBe('/showcase');
    await userEvent.click(opener());
    expect(isOpen()).toBe(true);
    await act(() => router.navigate(-1));
    expect(isOpen()).toBe(false);
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
