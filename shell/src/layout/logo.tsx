import { type ComponentProps, useEffect, useRef } from 'react';
import { watchSent } from '@verse/contract/sent';
import styles from './logo.module.scss';

/** The V of Verse with an idea orbiting it. Decorative, because the name next to it is text. */
function LogoMark(props: ComponentProps<'svg'>) {
  return (
    <svg
      width="36"
      height="36"
      viewBox="0 0 40 40"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path className={styles.far} d="M3.2 24.6C1.9 20.8 9 15 19.2 12.1c8.1-2.3 15.3-2.2 17.5.2" strokeWidth="1.8" />
      <path className={styles.letter} d="m9.5 8.5 10.5 23 10.5-23" strokeWidth="5.6" />
      <path
        className={styles.near}
        d="M3.2 24.6c1.4 3.7 10.2 4.2 20.2 1.2 8.4-2.5 14.3-6.8 14.2-10.5"
        strokeWidth="1.8"
      />
      <circle className={styles.body} cx="36.6" cy="12.4" r="3" />
    </svg>
  );
}

/** The orbit ticks once when something was sent. */
export function Logo({ name }: { name: string }) {
  const logo = useRef<HTMLSpanElement>(null);
  useEffect(() => watchSent(() => void (logo.current!.dataset.sent = '')), []);
  return (
    <span ref={logo} className={styles.logo} onAnimationEnd={() => void delete logo.current?.dataset.sent}>
      <LogoMark />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
