import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { fakeHref } from '@verse/contract/testing';
import site from '../app/site.json';
import { Layout, type LayoutProps } from './index';

const guest: Session = { status: 'guest', user: null };
const member: Session = {
  status: 'member',
  user: { id: '1', firstName: 'Ada', lastName: 'Obi', email: 'ada@verse.example', role: 'member', emailVerified: true },
};
const href = fakeHref;

function open(at: string, props: Partial<LayoutProps> = {}) {
  const layout = (
    <Layout
      variant="public"
      site={site}
      href={href}
      session={guest}
      toasts={[]}
      onDismiss={jest.fn()}
      onSignOut={jest.fn()}
      {...props}
    >
      <h1>The page</h1>
    </Layout>
  );
  const router = createMemoryRouter([{ path: '*', element: layout }], { initialEntries: [at] });
  return { router, ...render(<RouterProvider router={router} />) };
}

const header = () => screen.getByRole('banner');
const wide = () => screen.getByRole('navigation', { name: 'Main' });
const linksOf = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
const aboutMenu = () =>
  document.getElementById(within(wide()).getByRole('button', { name: 'About' }).getAttribute('aria-controls') ?? '');

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => act(() => scrollTo(0)));

describe('the header', () => {
  // @proves HDR-02 HDR-03 HDR-05
  it('is in its scrolled state from 51 px on, not at 50, and leaves it on the way back', () => {
    open('/');
    const states = [0, 50, 51, 200, 50, 0].map((y) => {
      act(() => scrollTo(y));
      return header().hasAttribute('data-scrolled');
    });
    expect(states).toEqual([false, false, true, true, false, false]);
  });

  // @proves HDR-03
  it('keeps the theme of the page while scrolled', () => {
    open('/');
    act(() => scrollTo(51));
    expect(header().closest('[data-theme]')).toBeNull();
  });

  // @proves HDR-18
  it('offers Home, About, Showcase, Resources, Store and Contact in this order', () => {
    open('/');
    const items = [...(within(wide()).getAllByRole('list')[0]?.children ?? [])];
    expect(items.map((item) => item.querySelector('a, button')?.textContent)).toEqual([
      'Home',
      'About',
      'Showcase',
      'Resources',
      'Store',
      'Contact',
    ]);
  });

  it.each([
    ['Home', '/', 'HDR-06'],
    ['Showcase', '/showcase', 'HDR-14'],
    ['Resources', '/resources', 'HDR-15'],
    ['Store', '/store', 'HDR-16'],
    ['Contact', '/contact', 'HDR-17'],
  ])('leads by "%s" to %s [%s]', (text, to) => {
    open('/');
    expect(within(wide()).getByRole('link', { name: text }).getAttribute('href')).toBe(to);
  });

  // @proves HDR-07
  it('has a closed About menu that says whether it is open', () => {
    open('/');
    const button = within(wide()).getByRole('button', { name: 'About' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(aboutMenu()?.getAttribute('popover')).toBe('auto');
    expect(button.hasAttribute('popovertarget')).toBe(false);

    for (const newState of ['open', 'closed']) {
      fireEvent(aboutMenu() as HTMLElement, Object.assign(new Event('toggle'), { newState }));
      expect(button.getAttribute('aria-expanded')).toBe(String(newState === 'open'));
    }
  });

  // @proves HDR-07
  it('without popovers, opens the About menu by its button and closes it by that, Escape and a link', async () => {
    expect('popover' in HTMLElement.prototype).toBe(false);
    open('/');
    const button = within(wide()).getByRole('button', { name: 'About' });
    const isOpen = () => aboutMenu()?.hasAttribute('data-open');
    const closings = [
      () => userEvent.click(button),
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(within(aboutMenu() as HTMLElement).getByRole('link', { name: 'Features' })),
    ];
    for (const close of closings) {
      await userEvent.click(button);
      expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
      await close();
      expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    }
  });

  // @proves HDR-10 HDR-11 HDR-12 HDR-13
  it('holds exactly About Us, Features and Services in the About menu', () => {
    open('/');
    expect(linksOf(aboutMenu() as HTMLElement)).toEqual([
      ['About Us', '/about'],
      ['Features', '/features'],
      ['Services', '/services'],
    ]);
  });

  // @proves HDR-19 HDR-20
  it('invites a guest to sign up and to sign in', () => {
    open('/');
    expect(within(header()).getAllByRole('link', { name: 'Sign Up' })[0]?.getAttribute('href')).toBe('/signup');
    expect(within(header()).getAllByRole('link', { name: 'Sign In' })[0]?.getAttribute('href')).toBe('/signin');
  });

  // @proves GAP-087
  it('gives a member the verse and the way out instead', async () => {
    const onSignOut = jest.fn();
    open('/', { session: member, onSignOut });
    expect(within(header()).queryByRole('link', { name: /Sign (Up|In)/, hidden: true })).toBeNull();
    expect(within(header()).getByRole('button', { name: 'AO, account of Ada Obi' })).toBeTruthy();
    expect(within(header()).getAllByRole('link', { name: 'Open the Verse' })[0]?.getAttribute('href')).toBe(
      '/verse/community',
    );
    HTMLElement.prototype.hidePopover ??= () => {};
    await userEvent.click(within(header()).getAllByRole('button', { name: 'Log Out' })[0] as HTMLElement);
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  // @proves HDR-21 GEN-01
  it('leads by its logo to the home page, inside the verse to the community', () => {
    const { unmount } = open('/about');
    expect(within(header()).getAllByRole('link', { name: site.name })[0]?.getAttribute('href')).toBe('/');
    unmount();
    open('/verse/jobs', { variant: 'verse', session: member });
    expect(within(header()).getByRole('link', { name: site.name }).getAttribute('href')).toBe('/verse/community');
  });

  // @proves GEN-10
  it('leaves navigation and footer to the verse inside the verse', () => {
    open('/verse/community', { variant: 'verse', session: member });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('marks the page the visitor is on, and the section above it', async () => {
    const { router } = open('/store');
    expect(within(wide()).getByRole('link', { current: 'page' }).textContent).toBe('Store');
    await act(() => router.navigate('/resources/blogs'));
    expect(within(wide()).getByRole('link', { current: true }).textContent).toBe('Resources');
  });

  it('draws no link to a place that this installation does not have', () => {
    open('/', { href: (place) => (place === 'store' || place === 'sign-up' ? undefined : fakeHref(place)) });
    expect(screen.queryAllByText(/^(Store|Sign Up)$/)).toEqual([]);
  });

  it('shows what a section puts into its slot', () => {
    open('/', { slots: { 'header-cart': <a href="/store/cart">Cart, 2 items</a> } });
    expect(within(header()).getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy();
  });
});

describe('the layout', () => {
  // @proves GEN-09
  it('begins with a way past the navigation to the content', async () => {
    open('/');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'The page' })).toBeTruthy();
  });

  // @proves GEN-09
  it('has one header and one footer', () => {
    open('/');
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });
});
