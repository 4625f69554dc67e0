import { useEffect } from 'react';
import type { Conversation } from '@verse/api-contract/api';
import { useSend } from '@verse/contract/server-state';
import { useIsVisible } from '../../shared/use-is-visible';
import { markRead } from './messages.api';

/**
 * Marks the displayed messages as read in the member's own list, once the tab is visible. The other member is not
 * notified.
 */
export function useMarkedAsRead({ id, isUnread, last }: Conversation): void {
  const send = useSend();
  const isVisible = useIsVisible();
  const upTo = isUnread && isVisible ? last?.at : undefined;
  useEffect(() => {
    if (upTo !== undefined) void send((api) => markRead(api, id, upTo));
  }, [send, id, upTo]);
}
