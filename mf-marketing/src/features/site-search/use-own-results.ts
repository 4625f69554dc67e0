import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '@verse/contract/react';

/** Loads the results again in a member's browser: the server renders the results for guests, and members find more. */
export function useOwnResults(isFromServer: boolean): void {
  const isMember = useSession().status === 'member';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isFromServer && isMember) void revalidate();
  }, [isFromServer, isMember, revalidate]);
}
