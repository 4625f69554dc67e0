import type { ComponentProps } from 'react';
import { ButtonLink } from '@verse/ui';
import { Arrow } from './arrow';
import { ChatLink } from './chat-link';

/** A button-styled link to the community chat, with an external-link arrow. */
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
