import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '@verse/contract/react';

/** Reloads the results in a member's browser, because the server renders those for guests and members may find more. */
export function useOwnResults(isFromServer: boolean): void {
  const isMember = useSession().status === 'member';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isFromServer && isMember) void revalidate();
  }, [isFromServer, isMember, revalidate]);
}
