import { useLocation } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { Tab, Tabs } from '@verse/ui';
import { workspacePath } from './workspace-paths';
import { useWritingRights } from './writing-rights';

/** Navigation between the editor workspace pages that this user may open. */
export function WorkspaceNav() {
  const { mayWrite, mayReview } = useWritingRights();
  if (!mayWrite) return null;
  return (
    <Tabs label="Writing">
      <WorkspaceLink query="">Write</WorkspaceLink>
      <WorkspaceLink query={workspacePath('mine')}>My posts</WorkspaceLink>
      {mayReview ? <WorkspaceLink query={workspacePath('review')}>Review queue</WorkspaceLink> : null}
      {mayReview ? <WorkspaceLink query={workspacePath('all')}>All posts</WorkspaceLink> : null}
    </Tabs>
  );
}

function WorkspaceLink({ query, children }: { query: string; children: string }) {
  const { pathname } = useLocation();
  const isHere = query ? pathname.endsWith(query) : pathname.endsWith('/blog-management');
  return (
    <Tab as={PageLink<'blog-management'>} page="blog-management" query={query} isCurrent={isHere}>
      {children}
    </Tab>
  );
}
