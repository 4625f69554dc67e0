import type { ComponentProps } from 'react';

/** An outline representing a member who has not joined yet. */
export function EmptySeat(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 120 120"
      width="120"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
    >
      <circle cx="60" cy="60" r="56" strokeDasharray="2 7" />
      <circle cx="60" cy="48" r="17" />
      <path d="M29 97c5-30 57-30 62 0" />
      <path d="M17 25c26-16 66-14 88 6" opacity="0.55" />
      <circle cx="105" cy="31" r="5" fill="currentColor" stroke="none" />
    </svg>
  );
}
