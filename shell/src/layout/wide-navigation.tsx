import { Link } from 'react-router-dom';
import { Icon } from '@verse/ui';
import { MenuButton } from './menu-button';
import { ABOUT_WIDE, AFTER_ABOUT_WIDE, EXPLORE, type Href, type NavItem, navItemsFor, SITE } from './nav-items';
import { NavLink, useCurrentAmong } from './nav-link';
import styles from './wide-navigation.module.scss';

const menuContent = (name: string) => (
  <>
    {name}
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

const navigationLink = ({ text, to }: NavItem) => (
  <li key={to}>
    <NavLink className={styles.link} to={to}>
      {text}
    </NavLink>
  </li>
);

export function WideNavigation({ href }: { href: Href }) {
  const home = navItemsFor(href, [['home', 'Home']]);
  const about = navItemsFor(href, ABOUT_WIDE);
  const isAboutCurrent = useCurrentAmong(about);
  return (
    <div className={styles.groups}>
      <nav className={styles.navigation} aria-label="Main">
        <ul className={styles.list}>
          {home.map(navigationLink)}
          {about.length > 0 ? (
            <li>
              <MenuButton className={styles.link} content={menuContent('About')} current={isAboutCurrent}>
                <ul className={styles.menu}>{about.map(navigationLink)}</ul>
              </MenuButton>
            </li>
          ) : null}
          {navItemsFor(href, AFTER_ABOUT_WIDE).map(navigationLink)}
        </ul>
      </nav>
      <ExploreMenu href={href} />
    </div>
  );
}

/** The public lists, in a menu of their own beside the specified navigation. */
function ExploreMenu({ href }: { href: Href }) {
  const links = navItemsFor(href, EXPLORE);
  const isCurrent = useCurrentAmong(links);
  if (links.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label="Explore">
      <MenuButton className={styles.link} content={menuContent('Explore')} current={isCurrent}>
        <ul className={styles.menu}>{links.map(navigationLink)}</ul>
      </MenuButton>
    </nav>
  );
}
