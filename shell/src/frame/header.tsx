import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Session, SlotName } from '@verse/contract';
import { ButtonLink } from '@verse/ui';
import { AccountMenu } from './account-menu';
import styles from './header.module.scss';
import { Logo } from './logo';
import { ACCOUNT, type Href, navItemsFor, SITE } from './nav-items';
import { SmallMenu, SmallMenuButton } from './small-menu';
import { ThemeSwitch } from './theme-switch';
import { usePopover } from './use-popover';
import { useScrolled } from './use-scrolled';
import { SiteNavigation, WideNavigation } from './wide-navigation';

export interface HeaderProps {
  /** The verse has its own navigation for members: there the header holds the logo and the account only. */
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
  const home = (variant === 'verse' ? href('community') : href('home')) ?? '/';
  return (
    <>
      <header className={styles.header} data-scrolled={isScrolled || undefined}>
        <div className={styles.row}>
          <Link className={styles.home} to={home}>
            <Logo name={name} />
          </Link>
          {variant === 'public' ? <WideNavigation href={href} /> : <SiteNavigation href={href} />}
          <div className={styles.end}>
            <div className={styles.slot}>{slots['header-cart']}</div>
            <div className={variant === 'public' ? styles.wide : styles.account}>
              <ThemeSwitch />
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

/** Until the session is known, the style sheet shows the links or the room for an account, as the device expects. */
function Account({
  variant,
  session,
  href,
  onSignOut,
}: Pick<HeaderProps, 'variant' | 'session' | 'href' | 'onSignOut'>) {
  const ways = variant === 'verse' ? navItemsFor(href, SITE) : [];
  if (session.user)
    return <AccountMenu user={session.user} stops={navItemsFor(href, ACCOUNT)} ways={ways} onSignOut={onSignOut} />;
  return (
    <>
      {session.status === 'unknown' ? <span className={styles.expected} /> : null}
      <GuestLinks href={href} isCertain={session.status === 'guest'} />
    </>
  );
}

function GuestLinks({ href, isCertain }: { href: Href; isCertain: boolean }) {
  const signIn = href('sign-in');
  const signUp = href('sign-up');
  return (
    <span className={styles.guest} data-certain={isCertain || undefined}>
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
