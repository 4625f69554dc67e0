import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { Button, ButtonLink, Icon } from '@verse/ui';
import iconButton from './icon-button.module.scss';
import { Logo } from './logo';
import { ABOUT_SMALL, AFTER_ABOUT_SMALL, EXPLORE, type Href, type NavItem, navItemsFor } from './nav-items';
import { NavLink } from './nav-link';
import styles from './small-menu.module.scss';
import { ThemeSwitch } from './theme-switch';
import type { Popover } from './use-popover';

interface SmallMenuProps {
  name: string;
  href: Href;
  session: Session;
  onSignOut: () => void;
}

/** Makes the panel's siblings inert, or interactive again. */
function setModal(panel: HTMLElement | null, isModal: boolean) {
  for (const neighbour of panel?.parentElement?.children ?? [])
    if (neighbour !== panel) neighbour.toggleAttribute('inert', isModal);
}

const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

export function SmallMenuButton({ button }: Popover) {
  return (
    <button type="button" className={styles.opener} aria-label="Menu" {...button}>
      <Icon size={26}>
        <path d="M3.5 8h17M3.5 16h17" />
      </Icon>
    </button>
  );
}

/**
 * The navigation on small screens: a full-screen panel that slides in from the side. It is a native popover, so it
 * opens and closes even if JavaScript is disabled or not loaded yet. Unlike a modal dialog, it makes its siblings inert
 * only after its first paint, because that forces the browser to restyle the whole page.
 */
export function SmallMenu({ menu, ...content }: SmallMenuProps & { menu: Popover }) {
  const { panel, element, isOpen, setIsOpen, close } = menu;
  const { pathname } = useLocation();

  // The menu closes on every navigation.
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current !== pathname) close();
    page.current = pathname;
  }, [pathname, close]);

  // A layout effect, because its cleanup must run while the panel is still in the document, e.g. if the public header
  // is removed.
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isOpen) return undefined;
    setModal(shown, true);
    shown?.focus({ preventScroll: true });
    return () => setModal(shown, false);
  }, [isOpen, element]);

  return (
    <div
      {...panel}
      role="dialog"
      aria-modal={isOpen}
      aria-label="Menu"
      tabIndex={-1}
      className={styles.panel}
      data-covers-page
      // The browser returns the focus to the button, so the button must no longer be inert by then.
      onBeforeToggle={({ newState }) => newState === 'closed' && setModal(element.current, false)}
      onToggle={({ newState }) => afterPaint(() => setIsOpen(newState === 'open'))}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, [popovertarget]')) close();
      }}
    >
      <Content id={panel.id} {...content} />
    </div>
  );
}

/** Memoised, because opening and closing are faster if the content is not re-rendered. */
const Content = memo(function Content({ id, name, href, session, onSignOut }: SmallMenuProps & { id: string }) {
  return (
    <>
      <div className={styles.top}>
        <Link to={href('home') ?? '/'} className={styles.home}>
          <Logo name={name} />
        </Link>
        <button
          type="button"
          className={iconButton.button}
          aria-label="Close menu"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon size={26}>
            <path d="m6 6 12 12M18 6 6 18" />
          </Icon>
        </button>
      </div>
      <SmallNavigation href={href} />
      <Explore href={href} />
      <Account href={href} session={session} onSignOut={onSignOut} />
    </>
  );
});

const link = ({ text, to }: NavItem) => (
  <li key={to}>
    <NavLink className={styles.link} to={to}>
      {text}
    </NavLink>
  </li>
);

function SmallNavigation({ href }: { href: Href }) {
  const about = navItemsFor(href, ABOUT_SMALL);
  return (
    <nav aria-label="Menu">
      <ul className={styles.list}>
        {about.length > 0 ? (
          <li>
            <details className={styles.group}>
              <summary className={styles.link}>
                About
                <Icon size={22} className={styles.arrow}>
                  <path d="m6 9 6 6 6-6" />
                </Icon>
              </summary>
              <ul className={styles.sublist}>{about.map(link)}</ul>
            </details>
          </li>
        ) : null}
        {navItemsFor(href, AFTER_ABOUT_SMALL).map(link)}
      </ul>
    </nav>
  );
}

/** The public lists, after the specified links. */
function Explore({ href }: { href: Href }) {
  const links = navItemsFor(href, EXPLORE);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Explore">
      <p className={styles.title}>Explore</p>
      <ul className={styles.row}>{links.map(link)}</ul>
    </nav>
  );
}

/** Members find their other links in the avatar menu. */
function Account({ href, session, onSignOut }: Omit<SmallMenuProps, 'name'>) {
  const isMember = session.status === 'member';
  const community = href('community');
  const signIn = href('sign-in');
  const signUp = href('sign-up');
  return (
    <div className={styles.account}>
      {isMember && community ? (
        <ButtonLink as={Link} to={community}>
          Open the Verse
        </ButtonLink>
      ) : null}
      {isMember ? (
        <Button variant="secondary" onClick={onSignOut}>
          Log Out
        </Button>
      ) : null}
      {!isMember && signIn ? (
        <ButtonLink as={Link} to={signIn} variant="secondary" data-account="guest">
          Sign In
        </ButtonLink>
      ) : null}
      {!isMember && signUp ? (
        <ButtonLink as={Link} to={signUp} data-account="guest">
          Sign Up
        </ButtonLink>
      ) : null}
      <ThemeSwitch />
    </div>
  );
}
