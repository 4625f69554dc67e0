import type { ComponentProps } from 'react';
import { useShell } from '@verse/contract/react';

/** Links to the community chat in a new tab. Renders nothing if no URL is configured. */
export function ChatLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>) {
  const address = useShell().href('community-chat');
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
