import type { ComponentProps } from 'react';
import styles from './hub-shelf.module.scss';

/** A shelf with the things of the hub on it: books to read, a pen, a box of tools. Decoration. */
export function HubShelf({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <div className={className} aria-hidden="true">
      <svg className={styles.shelf} viewBox="0 0 360 300" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" focusable="false" {...rest}>
        <path d="M12 262h336" strokeWidth="3" strokeLinecap="round" />
        <rect x="34" y="92" width="40" height="168" rx="4" className={styles.flame} stroke="none" />
        <path d="M34 120h40M34 228h40" opacity="0.35" />
        <rect x="78" y="116" width="30" height="144" rx="4" className={styles.paper} />
        <path d="M86 140h14M86 150h14" />
        <rect x="112" y="74" width="46" height="186" rx="4" className={styles.iris} stroke="none" />
        <circle cx="135" cy="118" r="11" opacity="0.5" />
        <path d="M112 218h46" opacity="0.35" />
        <rect x="172" y="104" width="34" height="160" rx="4" className={styles.paper} transform="rotate(11 189 262)" />
        <path d="m199 128 20 4M196 140l20 4" />
        <g transform="translate(232 176)">
          <path d="M2 32h96v52H2z" className={styles.paper} />
          <path d="M34 32V18h32v14M2 52h96" />
          <path d="M42 46h16v13H42z" className={styles.flame} stroke="none" />
        </g>
        <g transform="rotate(-22 300 120)">
          <path d="M292 60h16v84l-8 20-8-20z" className={styles.paper} />
          <path d="M292 72h16M292 144h16" />
        </g>
        <path d="M250 58c2 12 8 18 20 20-12 2-18 8-20 20-2-12-8-18-20-20 12-2 18-8 20-20Z" className={styles.iris} stroke="none" />
        <path d="M196 42v12m-6-6h12M62 50v10m-5-5h10" strokeLinecap="round" opacity="0.7" />
      </svg>
    </div>
  );
}
