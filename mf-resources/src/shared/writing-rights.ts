import { useSession } from '@verse/contract/react';

const PUBLISHERS = new Set(['author', 'editor', 'admin']);

/** What the page may offer. The server decides. */
export function useWritingRights() {
  const { status, user } = useSession();
  return { mayWrite: status === 'member', mayPublish: PUBLISHERS.has(user?.role ?? '') };
}
