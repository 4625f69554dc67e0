import { useLocation } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import styles from './workspace-nav.module.scss';
import { workspacePath } from './workspace-paths';
import { useWritingRights } from './writing-rights';

/** Navigation between the editor workspace pages that this user may open. */
export function WorkspaceNav() {
  const { mayWrite, mayReview } = useWritingRights();
  if (!mayWrite) return null;
  return (
    <nav className={styles.nav} aria-label="Writing">
      <ul data-plain>
        <WorkspaceLink query="">Write</WorkspaceLink>
        <WorkspaceLink query={workspacePath('mine')}>My posts</WorkspaceLink>
        {mayReview ? <WorkspaceLink query={workspacePath('review')}>Review queue</WorkspaceLink> : null}
        {mayReview ? <WorkspaceLink query={workspacePath('all')}>All posts</WorkspaceLink> : null}
      </ul>
    </nav>
  );
}

function WorkspaceLink({ query, children }: { query: string; children: string }) {
  const { pathname } = useLocation();
  const isHere = query ? pathname.endsWith(query) : pathname.endsWith('/blog-management');
  return (
    <li>
      <PageLink page="blog-management" query={query} aria-current={isHere ? 'page' : undefined}>
        {children}
      </PageLink>
    </li>
  );
}
