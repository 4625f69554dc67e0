import { useSession } from '@verse/contract/react';

const PUBLISHERS = new Set(['author', 'editor', 'admin']);

const REVIEWERS = new Set(['editor', 'admin']);

/** What the page may offer. The server decides. */
export function useWritingRights() {
  const { status, user } = useSession();
  const role = user?.role ?? '';
  return {
    isKnown: status !== 'unknown',
    mayWrite: status === 'member',
    mayPublish: PUBLISHERS.has(role),
    mayReview: REVIEWERS.has(role),
  };
}
