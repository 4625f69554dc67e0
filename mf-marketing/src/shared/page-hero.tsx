import type { ReactNode } from 'react';
import { PageHeader } from '@verse/ui';
import { HeroChart, type HeroSubject } from './hero-chart';
import styles from './page-hero.module.scss';

interface PageHeroProps {
  subject: HeroSubject;
  eyebrow: string;
  title: string;
  /** `h2` if it introduces a part of the page. */
  as?: 'h1' | 'h2';
  /** The lead paragraph. */
  children: ReactNode;
}

/** A page header with a chart of its subject in the background. */
export function PageHero({ subject, eyebrow, title, as = 'h1', children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <HeroChart subject={subject} />
      <PageHeader className={styles.words} size="display" eyebrow={eyebrow} title={title} as={as} lead={children} />
    </div>
  );
}
