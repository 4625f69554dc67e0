import type { ComponentProps } from 'react';
import { ICON_PATHS, type IconName } from './icon-paths';

/** A decorative icon beside text; hidden from screen readers. */
export function Icon({ name, ...rest }: { name: IconName } & ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
      {...rest}
    >
      {ICON_PATHS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
