import { memo, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Session } from '@verse/contract';
import { Button, ButtonLink, Icon } from '@verse/ui';
import iconButton from './icon-button.module.scss';
import { Logo } from './logo';
import { ABOUT_SMALL, ACCOUNT, AFTER_ABOUT_SMALL, type Href, type NavItem, navItemsFor } from './nav-items';
import { NavLink } from './nav-link';
import styles from './small-menu.module.scss';
import { ThemeSwitch } from './theme-switch';

interface SmallMenuProps {
  name: string;
  href: Href;
  session: Session;
  onSignOut: () => void;
}

/** Opens and closes the dialog where no script runs (yet). React does not know these attributes by type. */
const invoke = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id });

/** The navigation of small screens: a full-screen modal dialog that slides in from the side. */
export function SmallMenu(content: SmallMenuProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();

  // Whatever way the visitor left by, the menu does not follow. One that was opened before React arrived stays.
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current !== pathname) dialog.current?.close();
    page.current = pathname;
  }, [pathname]);

  function handleOpen(event: MouseEvent) {
    // Its own command would open the dialog a second time.
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={id}
        {...invoke('show-modal', id)}
        onClick={handleOpen}
      >
        <Icon size={26}>
          <path d="M3.5 8h17M3.5 16h17" />
        </Icon>
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles.panel}
        data-covers-page
        aria-label="Menu"
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
        }}
      >
        <Content id={id} {...content} />
      </dialog>
    </>
  );
}

/** To open and to close the menu changes nothing in it, and is quicker so. */
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
          {...invoke('close', id)}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <Icon size={26}>
            <path d="m6 6 12 12M18 6 6 18" />
          </Icon>
        </button>
      </div>
      <SmallNavigation href={href} />
      <Account href={href} session={session} onSignOut={onSignOut} />
    </>
  );
});

function SmallNavigation({ href }: { href: Href }) {
  const about = navItemsFor(href, ABOUT_SMALL);
  const link = ({ text, to }: NavItem) => (
    <li key={to}>
      <NavLink className={styles.link} to={to}>
        {text}
      </NavLink>
    </li>
  );
  return (
    <nav aria-label="Menu">
      <ul className={styles.list} role="list">
        {about.length > 0 ? (
          <li>
            <details className={styles.group}>
              <summary className={styles.link}>
                About
                <Icon size={22} className={styles.arrow}>
                  <path d="m6 9 6 6 6-6" />
                </Icon>
              </summary>
              <ul className={styles.sublist} role="list">
                {about.map(link)}
              </ul>
            </details>
          </li>
        ) : null}
        {navItemsFor(href, AFTER_ABOUT_SMALL).map(link)}
      </ul>
    </nav>
  );
}

function Account({ href, session, onSignOut }: Omit<SmallMenuProps, 'name'>) {
  const isMember = session.status === 'member';
  const [signIn, signUp] = [href('sign-in'), href('sign-up')];
  return (
    <div className={styles.account}>
      {navItemsFor(href, isMember ? ACCOUNT : []).map(({ text, to }, index) => (
        <ButtonLink key={to} as={Link} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {text}
        </ButtonLink>
      ))}
      {isMember ? (
        <Button variant="secondary" onClick={onSignOut}>
          Log Out
        </Button>
      ) : null}
      {!isMember && signIn ? (
        <ButtonLink as={Link} to={signIn} variant="secondary">
          Sign In
        </ButtonLink>
      ) : null}
      {!isMember && signUp ? (
        <ButtonLink as={Link} to={signUp}>
          Sign Up
        </ButtonLink>
      ) : null}
      <ThemeSwitch />
    </div>
  );
}
