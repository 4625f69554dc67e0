import { useEffect } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { AS_MEMBER, type MemberPage } from './member.api';

/** What everybody sees, and once it is known that a member looks, what members see. */
export function useMemberPage(): MemberPage & { isAsking: boolean } {
  const forEverybody = useLoaderData<MemberPage>();
  const { pathname } = useLocation();
  const { status } = useSession();
  const { load, data, state } = useFetcher<MemberPage>({ key: `member ${pathname}` });
  useEffect(() => {
    if (status === 'member') void load(`${pathname}?${AS_MEMBER}`);
  }, [status, pathname, load]);
  // Also that it is not for them: of two who are apart, neither sees the other.
  const forMembers = status === 'member' && (data?.profile || data?.status === 404) ? data : undefined;
  return { ...(forMembers ?? forEverybody), isAsking: state !== 'idle' };
}
