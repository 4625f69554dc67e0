import type { ComponentProps } from 'react';
import styles from './service-icon.module.scss';

const SEAL =
  'M24 6l5 4 6.5-.5 1.5 6.2 5 4.3-2.5 6 2.5 6-5 4.3-1.5 6.2-6.5-.5-5 4' +
  '-5-4-6.5.5-1.5-6.2-5-4.3 2.5-6-2.5-6 5-4.3 1.5-6.2 6.5.5z';

/** Icons keyed by service title. Each consists of a filled body and lines on a 48 by 48 grid. */
const SIGNS: Record<string, { body: string; lines: string }> = {
  'Talent Matchmaking & Hiring': {
    body: 'M18 11a13 13 0 1 0 0 26 13 13 0 0 0 0-26z',
    lines: 'M18 11a13 13 0 1 0 0 26 13 13 0 0 0 0-26zM30 11a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM24 19.500v9M19.5 24h9',
  },
  'Brand Promotion & Sponsorship': {
    body: 'M9 19h8v12H9z',
    lines: 'M9 19h8l17-9v30l-17-9H9zM17 19v12M13 31l3 9h5l-2.5-8M39.5 20.500a6 6 0 0 1 0 9',
  },
  'Creative Studio Services': {
    body: 'M24 6 14 22l5 12h10l5-12z',
    lines: 'M24 6 14 22l5 12h10l5-12zM24 6v17M24 23a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 41h14',
  },
  'Verified Talent Program': {
    body: SEAL,
    lines: `${SEAL}M16.5 26.500l5 5 10-11`,
  },
  'Creativity Verse Pro': {
    body: 'M24 12a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
    lines:
      'M12.6 28.200A12 12 0 0 1 35 19.200M35.7 26.500A12 12 0 0 1 16.5 33.400M34.5 17.500' +
      'c5.5-1.5 9-1.2 9.5.8.8 3-7.5 8-18.5 11S4.8 32.7 4 29.700c-.5-2 2.5-4.5 7.5-7',
  },
  'Direct Mentorship': {
    body: 'M31 17l-4 10-10 4 4-10z',
    lines: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36zM31 17l-4 10-10 4 4-10zM24 6v4M24 38v4M6 24h4M38 24h4',
  },
  'Resume & Portfolio Services': {
    body: 'M11 6h17l9 9v27H11z',
    lines: 'M11 6h17l9 9v27H11zM28 6v9h9M17 22a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM27 20.500h5M27 25h5M17 31h15M17 36h10',
  },
};

const STAR = 'M24 6l5.6 11.800L42 19.500l-9.2 9 2.4 13L24 35.200l-11.2 6.3 2.4-13-9.2-9 12.4-1.700z';

interface ServiceIconProps extends ComponentProps<'svg'> {
  /** The service title. Titles without an icon of their own get the star. */
  title: string;
}

export function ServiceIcon({ title, ...rest }: ServiceIconProps) {
  const sign = SIGNS[title];
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" data-icon={sign ? 'own' : 'star'} {...rest}>
      <path className={styles.body} d={sign?.body ?? STAR} />
      <path className={styles.lines} d={sign?.lines ?? STAR} />
    </svg>
  );
}
