import { PageHeader, Picture } from '@verse/ui';
import large from './hub.webp';
import smallAvif from './hub-800.avif';
import small from './hub-800.webp';
import largeAvif from './hub-1200.avif';
import styles from './hub-hero.module.scss';

const PARTS = [
  ['#blog', 'Verse Blog'],
  ['#ebooks', 'Ebooks & Guides'],
  ['#tools', 'Tools directory'],
  ['#questions', 'Questions'],
] as const;

const LEAD =
  'Articles to learn from, guides to work through, tools to build with. ' +
  'Most of it free, all of it chosen by people who use it.';

export function HubHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <PageHeader size="display" eyebrow="Resources" title="Your Creative Toolkit, Unlocked" lead={LEAD} />
        <Picture
          className={styles.picture}
          src={large}
          srcSet={`${small} 800w, ${large} 1200w`}
          avif={`${smallAvif} 800w, ${largeAvif} 1200w`}
          sizes="(width >= 1100px) 34rem, calc(100vw - 2.5rem)"
          width={1200}
          height={900}
          alt=""
          isPriority
        />
        <nav className={styles.parts} aria-label="On this page">
          <ul data-plain>
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
