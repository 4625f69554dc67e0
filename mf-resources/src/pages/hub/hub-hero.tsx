import { PageHeader } from '@verse/ui';
import { HubShelf } from './hub-shelf';
import styles from './hub-hero.module.scss';

const PARTS = [
  ['#blog', 'Verse Blog'],
  ['#ebooks', 'Ebooks & Guides'],
  ['#tools', 'Tools directory'],
  ['#questions', 'Questions'],
] as const;

export function HubHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <PageHeader size="display" eyebrow="Resources" title="Your Creative Toolkit, Unlocked" lead="Articles to learn from, guides to work through, tools to build with. Most of it free, all of it chosen by people who use it." />
        <HubShelf className={styles.shelf} />
        <nav className={styles.parts} aria-label="On this page">
          <ul role="list">
            {PARTS.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
