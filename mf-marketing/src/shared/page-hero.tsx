import type { ReactNode } from 'react';
import { PageHeader } from '@verse/ui';
import styles from './page-hero.module.scss';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  /** The lead. */
  children: ReactNode;
}

/** The head of a page, with the orbits of the house behind it. */
export function PageHero({ eyebrow, title, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <svg className={styles.orbits} viewBox="0 0 900 600" width="900" height="600" aria-hidden="true">
        <g transform="rotate(-18 560 300)">
          <ellipse cx="560" cy="300" rx="520" ry="210" />
          <ellipse cx="560" cy="300" rx="360" ry="140" />
        </g>
        <circle className={styles.body} cx="560" cy="300" r="46" />
        <circle className={styles.moon} cx="690" cy="399" r="12" />
        <circle className={styles['far-moon']} cx="694" cy="129" r="9" />
      </svg>
      <PageHeader className={styles.words} size="display" eyebrow={eyebrow} title={title} lead={children} />
    </div>
  );
}
