import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '@verse/contract/react';

/** The server renders what guests find. Loads the results again in the browser of a member, who finds more. */
export function useOwnResults(isFromServer: boolean): void {
  const isMember = useSession().status === 'member';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isFromServer && isMember) void revalidate();
  }, [isFromServer, isMember, revalidate]);
}
