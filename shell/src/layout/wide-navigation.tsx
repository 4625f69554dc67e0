import { Link } from 'react-router-dom';
import { Icon } from '@verse/ui';
import { MenuButton } from './menu-button';
import { ABOUT_WIDE, AFTER_ABOUT_WIDE, type Href, navItemsFor, SITE } from './nav-items';
import { NavLink, useCurrentAmong } from './nav-link';
import styles from './wide-navigation.module.scss';

const aboutContent = (
  <>
    About
    <Icon size={16} className={styles.arrow}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  </>
);

/**
 * Links from the members' area to the rest of the site, on wide screens. On small screens, the account menu contains
 * them.
 */
export function SiteNavigation({ href }: { href: Href }) {
  return (
    <nav className={styles.navigation} aria-label="Site">
      <ul className={styles.list}>
        {navItemsFor(href, SITE).map(({ text, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function WideNavigation({ href }: { href: Href }) {
  const home = navItemsFor(href, [['home', 'Home']]);
  const about = navItemsFor(href, ABOUT_WIDE);
  const isAboutCurrent = useCurrentAmong(about);
  const link = ({ text, to }: (typeof about)[number]) => (
    <li key={to}>
      <NavLink className={styles.link} to={to}>
        {text}
      </NavLink>
    </li>
  );
  return (
    <nav className={styles.navigation} aria-label="Main">
      <ul className={styles.list}>
        {home.map(link)}
        {about.length > 0 ? (
          <li>
            <MenuButton className={styles.link} content={aboutContent} current={isAboutCurrent}>
              <ul className={styles.menu}>{about.map(link)}</ul>
            </MenuButton>
          </li>
        ) : null}
        {navItemsFor(href, AFTER_ABOUT_WIDE).map(link)}
      </ul>
    </nav>
  );
}
