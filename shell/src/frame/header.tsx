import type { Session, SlotName } from '@verse/contract';
import { ButtonLink } from '@verse/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { Logo } from './logo';
import type { Href } from './places';
import { SmallMenu } from './small-menu';
import { ThemeSwitch } from './theme-switch';
import { useScrolled } from './use-scrolled';
import { WideNavigation } from './wide-navigation';
import styles from './header.module.scss';

export interface HeaderProps {
  /** Members have their own navigation in the verse: there the header holds the logo and the account only. */
  variant: 'public' | 'verse';
  name: string;
  href: Href;
  session: Session;
  onSignOut: () => void;
  slots?: Partial<Record<SlotName, ReactNode>> | undefined;
}

export function Header({ variant, name, href, session, onSignOut, slots = {} }: HeaderProps) {
  const isScrolled = useScrolled();
  const home = (variant === 'verse' ? href('community') : href('home')) ?? '/';
  return (
    // Scrolled, the header is dark glass in both themes.
    <header className={styles.header} data-scrolled={isScrolled || undefined} data-theme={isScrolled ? 'dark' : undefined}>
      <div className={styles.row}>
        <Link className={styles.home} to={home}>
          <Logo name={name} />
        </Link>
        {variant === 'public' ? <WideNavigation href={href} /> : null}
        <div className={styles.end}>
          {slots['header-cart'] ? <div className={styles.slot}>{slots['header-cart']}</div> : null}
          <div className={variant === 'public' ? styles.wide : styles.account}>
            <ThemeSwitch />
            {session.user ? <AccountMenu user={session.user} href={href} onSignOut={onSignOut} /> : <GuestLinks href={href} />}
          </div>
          {variant === 'public' ? <SmallMenu name={name} href={href} session={session} onSignOut={onSignOut} /> : null}
        </div>
      </div>
    </header>
  );
}

function GuestLinks({ href }: { href: Href }) {
  const signIn = href('sign-in');
  const signUp = href('sign-up');
  return (
    <>
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
    </>
  );
}
