import type { ComponentProps } from 'react';
import { ButtonLink } from '@verse/ui';
import { Arrow } from './arrow';
import { ChatLink } from './chat-link';

/** The link to the community chat as a button, with the arrow of an external link. */
export function ChatButton({
  children,
  ...rest
}: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'children'>) {
  return (
    <ButtonLink as={ChatLink} {...rest}>
      {children}
      <Arrow way="outward" />
    </ButtonLink>
  );
}
