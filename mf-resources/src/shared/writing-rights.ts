import { useSession } from '@verse/contract/react';
import { useEditorToken } from './editor-token';

const PUBLISHERS = new Set(['author', 'editor', 'admin']);

/** What the page may offer. The server decides. */
export function useWritingRights() {
  const { status, user } = useSession();
  const hasToken = useEditorToken() !== '';
  return { mayWrite: hasToken || status === 'member', mayPublish: hasToken || PUBLISHERS.has(user?.role ?? '') };
}
