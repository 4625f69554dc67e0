import { Icon } from '@verse/ui';
import { MenuButton } from './menu-button';
import { NavLink } from './nav-link';
import { ABOUT_WIDE, AFTER_ABOUT_WIDE, stopsFor, type Href } from './places';
import styles from './wide-navigation.module.scss';

const aboutFace = (
  <>
    About
    <Icon size={16} className={styles.arrow}>
      <path d="m6 9 6 6 6-6" />
    </Icon>
  </>
);

/** The navigation of wide screens. */
export function WideNavigation({ href }: { href: Href }) {
  const home = stopsFor(href, [['home', 'Home']]);
  const about = stopsFor(href, ABOUT_WIDE);
  const link = ({ text, to }: (typeof about)[number]) => (
    <li key={to}>
      <NavLink className={styles.link} to={to}>
        {text}
      </NavLink>
    </li>
  );
  return (
    <nav className={styles.navigation} aria-label="Main">
      <ul className={styles.list} role="list">
        {home.map(link)}
        {about.length > 0 ? (
          <li>
            <MenuButton className={styles.link} face={aboutFace}>
              <ul className={styles.menu} role="list">
                {about.map(link)}
              </ul>
            </MenuButton>
          </li>
        ) : null}
        {stopsFor(href, AFTER_ABOUT_WIDE).map(link)}
      </ul>
    </nav>
  );
}
