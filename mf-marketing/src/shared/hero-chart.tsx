import type { ReactNode } from 'react';
import styles from './page-hero.module.scss';

export type HeroSubject = 'services' | 'features' | 'creators' | 'contact' | 'figures';

/** A star chart for each subject. */
const CHARTS: Record<HeroSubject, ReactNode> = {
  // Bodies revolving around a common centre.
  services: (
    <>
      <g transform="rotate(-18 560 300)">
        <ellipse cx="560" cy="300" rx="520" ry="210" />
        <ellipse cx="560" cy="300" rx="360" ry="140" />
      </g>
      <circle className={styles.body} cx="560" cy="300" r="46" />
      <circle className={styles.moon} cx="690" cy="399" r="12" />
      <circle className={styles['far-moon']} cx="694" cy="129" r="9" />
    </>
  ),
  // Four bodies, each on its own orbit.
  features: (
    <>
      {[180, 300, 420, 540].map((radius) => (
        <ellipse key={radius} cx="850" cy="620" rx={radius} ry={radius} />
      ))}
      <circle className={styles.body} cx="712" cy="504" r="34" />
      <circle className={styles.moon} cx="747" cy="338" r="20" />
      <circle className={styles['far-moon']} cx="506" cy="379" r="13" />
      <circle className={styles.body} cx="597" cy="143" r="9" />
    </>
  ),
  // A constellation of seven connected stars.
  creators: (
    <>
      <path d="M330 440 410 250 510 340 560 150 650 270 740 110M650 270 710 450" />
      <circle className={styles.moon} cx="330" cy="440" r="10" />
      <circle className={styles['far-moon']} cx="410" cy="250" r="14" />
      <circle className={styles.moon} cx="510" cy="340" r="20" />
      <circle className={styles['far-moon']} cx="560" cy="150" r="8" />
      <circle className={styles.body} cx="650" cy="270" r="34" />
      <circle className={styles.body} cx="740" cy="110" r="10" />
      <circle className={styles['far-moon']} cx="710" cy="450" r="12" />
    </>
  ),
  // Two overlapping orbits.
  contact: (
    <>
      <ellipse cx="490" cy="310" rx="180" ry="180" />
      <ellipse cx="700" cy="310" rx="180" ry="180" />
      <circle className={styles.body} cx="490" cy="310" r="40" />
      <circle className={styles.moon} cx="700" cy="310" r="28" />
      <circle className={styles['far-moon']} cx="595" cy="164" r="10" />
    </>
  ),
  // A dial, for pages about numbers.
  figures: (
    <>
      <ellipse className={styles.ticks} cx="610" cy="300" rx="240" ry="240" />
      <ellipse cx="610" cy="300" rx="200" ry="200" />
      <ellipse cx="610" cy="300" rx="110" ry="110" />
      <path d="M610 300 751 159" />
      <circle className={styles.body} cx="610" cy="300" r="26" />
      <circle className={styles.moon} cx="751" cy="159" r="13" />
      <circle className={styles['far-moon']} cx="500" cy="300" r="9" />
    </>
  ),
};

export function HeroChart({ subject }: { subject: HeroSubject }) {
  return (
    <svg className={styles.orbits} viewBox="0 0 900 600" width="900" height="600" aria-hidden="true">
      {CHARTS[subject]}
    </svg>
  );
}
