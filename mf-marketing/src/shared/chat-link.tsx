import type { ComponentProps } from 'react';
import site from './site.json';

/** The door to the community chat, in a new tab; nothing while no address is configured. */
export function ChatLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>) {
  if (!site.communityChatUrl) return null;
  return (
    <a href={site.communityChatUrl} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
