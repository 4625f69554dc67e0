import { can } from '@verse/api-contract/rights';
import { useSession } from '@verse/contract/react';

/** Returns the permissions that determine what a page offers. The server enforces them. */
export function useWritingRights() {
  const { status, user } = useSession();
  return {
    isKnown: status !== 'unknown',
    mayWrite: status === 'member',
    mayPublish: can(user?.role, 'posts.publish'),
    mayReview: can(user?.role, 'posts.edit-all'),
  };
}
