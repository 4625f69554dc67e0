import type { ReactNode } from 'react';
import { PageHeader } from '@verse/ui';
import styles from './page-hero.module.scss';

interface PageHeroProps {
  /** A star chart of the subject, from `hero-charts`. A page's script contains only the chart it shows. */
  chart: ReactNode;
  eyebrow: string;
  title: string;
  /** `h2` if it introduces a part of the page. */
  as?: 'h1' | 'h2';
  /** The lead paragraph. */
  children: ReactNode;
}

/** A page header with a chart of its subject in the background. */
export function PageHero({ chart, eyebrow, title, as = 'h1', children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <svg className={styles.orbits} viewBox="0 0 900 600" width="900" height="600" aria-hidden="true">
        {chart}
      </svg>
      <PageHeader className={styles.words} size="display" eyebrow={eyebrow} title={title} as={as} lead={children} />
    </div>
  );
}
