import { useEffect, useState } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { useSession } from '@verse/contract/react';
import { workspacePath } from '../../shared/workspace-paths';
import styles from './edit-link.module.scss';

/** Returns false on errors. The link is only a convenience, because the API enforces permissions. */
async function mayEdit(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`/api/blogs/mine?id=${encodeURIComponent(id)}&limit=1`, {
      headers: { accept: 'application/json' },
      signal,
    });
    const posts = (response.ok ? await response.json() : []) as { acts?: string[] }[];
    return posts.some(({ acts }) => acts?.includes('edit'));
  } catch {
    return false;
  }
}

/** Link to the editor, for users who may change this post. */
export function EditLink({ id }: { id: string }) {
  const { status } = useSession();
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    if (status !== 'member') return undefined;
    const ending = new AbortController();
    void mayEdit(id, ending.signal).then((may) => (ending.signal.aborted ? undefined : setMine(may)));
    return () => {
      ending.abort();
      setMine(false);
    };
  }, [id, status]);
  if (!isMine) return null;
  return (
    <PageLink page="blog-management" query={workspacePath('mine', id)} className={styles.edit}>
      Edit
    </PageLink>
  );
}
