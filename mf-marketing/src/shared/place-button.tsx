import type { ComponentProps } from 'react';
import type { Place } from '@verse/contract';
import { PlaceLink } from '@verse/contract/place-link';
import { ButtonLink } from '@verse/ui';
import { Arrow } from './arrow';

interface PlaceButtonProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'children'> {
  place: Place;
  /** Query with its question mark. */
  query?: string;
  className?: string | undefined;
}

/** A link to a page of this site that looks like a button with an arrow. */
export function PlaceButton({ children, ...rest }: PlaceButtonProps) {
  return (
    <ButtonLink as={PlaceLink} {...rest}>
      {children}
      <Arrow />
    </ButtonLink>
  );
}
