import type { ComponentProps } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  /** Accessible name. If omitted, the icon is decorative. */
  label?: string;
  size?: number;
}

/**
 * A line icon on a 24 px grid, in the colour of the surrounding text.
 *
 * @example <Icon><path d="m9 6 6 6-6 6" /></Icon>
 */
export function Icon({ label, size = 20, children, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  );
}
