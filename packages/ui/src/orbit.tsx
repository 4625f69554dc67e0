import type { ComponentProps } from 'react';

interface OrbitProps extends ComponentProps<'svg'> {
  /** Draws the orbits with gaps, for failures and missing pages. */
  isBroken?: boolean;
}

/**
 * The brand motif: bodies in orbit around a centre. Decorative; inherits the text colour.
 *
 * @example <Orbit className={styles.art} />
 */
export function Orbit({ isBroken = false, ...rest }: OrbitProps) {
  return (
    <svg viewBox="0 0 160 112" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...rest}>
      <g transform="rotate(-18 80 56)">
        <ellipse cx="80" cy="56" rx="72" ry="27" opacity="0.45" strokeDasharray={isBroken ? '3 8' : undefined} />
        <ellipse cx="80" cy="56" rx="47" ry="17" opacity="0.75" strokeDasharray={isBroken ? '118 30' : undefined} />
        <circle cx="14" cy="45" r="4.5" fill="currentColor" stroke="none" />
        <circle cx="120" cy="47" r="3" fill="currentColor" stroke="none" />
      </g>
      <path
        d="M80 40c1.6 9.8 6.2 14.4 16 16-9.8 1.6-14.4 6.2-16 16-1.6-9.8-6.2-14.4-16-16 9.8-1.6 14.4-6.2 16-16Z"
        fill="currentColor"
        stroke="none"
      />
      <path d="M128 14v8m-4-4h8M26 90v6m-3-3h6" opacity="0.7" strokeLinecap="round" />
    </svg>
  );
}
