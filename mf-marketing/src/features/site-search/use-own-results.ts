import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '@verse/contract/react';

/**
 * Reloads a member's results in the browser. The server renders the results that guests may see, and members may find
 * more.
 */
export function useOwnResults(isFromServer: boolean): void {
  const isMember = useSession().status === 'member';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isFromServer && isMember) void revalidate();
  }, [isFromServer, isMember, revalidate]);
}
