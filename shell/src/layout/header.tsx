import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Session, SlotName } from '@verse/contract';
import { ButtonLink } from '@verse/ui';
import { AccountMenu } from './account-menu';
import styles from './header.module.scss';
import { Logo } from './logo';
import { ACCOUNT, type Href, navItemsFor, SITE } from './nav-items';
import { SearchLink } from './search-link';
import { SmallMenu, SmallMenuButton } from './small-menu';
import { ThemeSwitch } from './theme-switch';
import { usePopover } from './use-popover';
import { SiteNavigation, WideNavigation } from './wide-navigation';

const THRESHOLD = 50;

function watchScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const isPast = () => window.scrollY > THRESHOLD;
const atTheTop = () => false;

/** Returns whether the page is scrolled by more than 50 px. Re-renders only when that changes. */
const useScrolled = () => useSyncExternalStore(watchScroll, isPast, atTheTop);

export interface HeaderProps {
  /** The members' area (`verse`) has its own navigation, so the header there shows only the logo and the account. */
  variant: 'public' | 'verse';
  name: string;
  href: Href;
  session: Session;
  onSignOut: () => void;
  slots?: Partial<Record<SlotName, ReactNode>> | undefined;
}

export function Header({ variant, name, href, session, onSignOut, slots = {} }: HeaderProps) {
  const isScrolled = useScrolled();
  const menu = usePopover();
  const search = href('search');
  const home = (variant === 'verse' ? href('community') : href('home')) ?? '/';
  return (
    <>
      <header className={styles.header} data-variant={variant} data-scrolled={isScrolled || undefined}>
        <div className={styles.row}>
          <Link className={styles.home} to={home}>
            <Logo name={name} />
          </Link>
          {variant === 'public' ? <WideNavigation href={href} /> : <SiteNavigation href={href} />}
          <div className={styles.end}>
            {search === undefined ? null : <SearchLink to={search} />}
            <div className={styles.slot}>{slots['header-cart']}</div>
            <div className={styles.account} data-variant={variant}>
              <span className={styles.theme}>
                <ThemeSwitch />
              </span>
              <Account variant={variant} session={session} href={href} onSignOut={onSignOut} />
            </div>
            {variant === 'public' ? <SmallMenuButton {...menu} /> : null}
          </div>
        </div>
      </header>
      {variant === 'public' ? (
        <SmallMenu menu={menu} name={name} href={href} session={session} onSignOut={onSignOut} />
      ) : null}
    </>
  );
}

/**
 * Until the session is known, the style sheet shows either the links or an avatar placeholder, depending on whether the
 * browser has a session (`data-account` of the `<html>` tag).
 */
function Account({
  variant,
  session,
  href,
  onSignOut,
}: Pick<HeaderProps, 'variant' | 'session' | 'href' | 'onSignOut'>) {
  const siteLinks = variant === 'verse' ? navItemsFor(href, SITE) : [];
  if (session.user)
    return (
      <AccountMenu user={session.user} links={navItemsFor(href, ACCOUNT)} siteLinks={siteLinks} onSignOut={onSignOut} />
    );
  return (
    <>
      {session.status === 'unknown' ? <span className={styles.expected} /> : null}
      {session.status === 'unknown' ? <WithoutScripts href={href} /> : null}
      <GuestLinks href={href} isCertain={session.status === 'guest'} />
    </>
  );
}

/**
 * Without JavaScript, nothing requests the session, so the style sheet shows the right links in the same way. In a
 * browser, React ignores the content of `<noscript>`.
 */
const WithoutScripts = ({ href }: { href: Href }) => (
  <noscript>{typeof BROWSER_FILES === 'undefined' ? <MemberLink href={href} /> : null}</noscript>
);

function MemberLink({ href }: { href: Href }) {
  const community = href('community');
  if (!community) return null;
  return (
    <span className={styles.member} data-account="member">
      Signed in
      <ButtonLink href={community} variant="quiet">
        Open the Verse
      </ButtonLink>
    </span>
  );
}

function GuestLinks({ href, isCertain }: { href: Href; isCertain: boolean }) {
  const signIn = href('sign-in');
  const signUp = href('sign-up');
  return (
    <span className={styles.guest} data-account="guest" data-certain={isCertain || undefined}>
      {signIn ? (
        <ButtonLink as={Link} to={signIn} variant="quiet">
          Sign In
        </ButtonLink>
      ) : null}
      {signUp ? (
        <ButtonLink as={Link} to={signUp}>
          Sign Up
        </ButtonLink>
      ) : null}
    </span>
  );
}
