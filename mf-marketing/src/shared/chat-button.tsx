import type { ComponentProps } from 'react';
import { ButtonLink } from '@verse/ui';
import { ChatLink } from './chat-link';
import { Icon } from './icon';

/** The door to the community chat as a button: it points out of the site. */
export function ChatButton({ children, ...rest }: Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'children'>) {
  return (
    <ButtonLink as={ChatLink} {...rest}>
      {children}
      <Icon name="arrow-up-right" />
    </ButtonLink>
  );
}
