import { useEffect } from 'react';
import { useFetcher, useLoaderData, useLocation } from 'react-router-dom';
import { useSession } from '@verse/contract/react';
import { AS_VISITOR } from '../../shared/as-visitor';
import { AS_MEMBER, CRITIQUES, type MemberPage } from './member.api';

/**
 * Returns the public page until the session is known. Signed-in members then get the page as they see it, unless they
 * are previewing the public page.
 */
export function useMemberPage<P extends Pick<MemberPage, 'profile' | 'status'>>(): P & {
  isLoading: boolean;
  isPreview: boolean;
} {
  const publicPage = useLoaderData() as P;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isPreview = query.has(AS_VISITOR);
  const critiques = query.get(CRITIQUES);
  const { status } = useSession();
  const { load, data, state } = useFetcher<P>({ key: `member ${pathname}` });
  useEffect(() => {
    const more = critiques === null ? '' : `&${new URLSearchParams({ [CRITIQUES]: critiques })}`;
    if (status === 'member' && !isPreview) void load(`${pathname}?${AS_MEMBER}${more}`);
  }, [status, pathname, isPreview, critiques, load]);
  const isForMember = status === 'member' && !isPreview;
  // A 404 also counts as a result, because members who have blocked each other cannot see each other's pages.
  const memberPage = isForMember && (data?.profile || data?.status === 404) ? (data as P) : undefined;
  return { ...(memberPage ?? publicPage), isLoading: state !== 'idle', isPreview: isPreview && status === 'member' };
}
