import type { ComponentProps } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/**
 * A decorative line icon on a 24 px grid, in the colour of the surrounding text. Hidden from screen readers.
 *
 * @example <Icon><path d="m9 6 6 6-6 6" /></Icon>
 */
export function Icon({ size = 20, ...rest }: IconProps) {
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
      aria-hidden="true"
      {...rest}
    />
  );
}
