import type { ComponentProps } from 'react';

interface IconFrameProps extends ComponentProps<'svg'> {
  name: string;
  /** Strokes on a 24 by 24 grid. */
  paths: readonly string[];
}

/** A decorative icon next to text, so it is hidden from screen readers. */
export function IconFrame({ name, paths, ...rest }: IconFrameProps) {
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
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
