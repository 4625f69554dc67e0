import type { ComponentProps } from 'react';
import { ButtonLink } from '@verse/ui';
import { Arrow } from './arrow';
import { ChatLink } from './chat-link';

/** The door to the community chat as a button: it points out of the site. */
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
