import type { ComponentProps } from 'react';

const PATHS = { onward: 'M4 12h16M13.5 5.5 20 12l-6.500 6.500', outward: 'M7 17 17 7M8.500 7H17v8.500' };

/**
 * An arrow pointing onwards within the site, or out of it. Kept apart from the other icons, so that pages that only
 * show arrows do not load the rest.
 */
export function Arrow({
  way = 'onward',
  size = 24,
  ...rest
}: { way?: keyof typeof PATHS; size?: number } & ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={PATHS[way]} />
    </svg>
  );
}
