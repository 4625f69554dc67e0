import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { useNewsReload } from '../../features/notifications';
import { LatePaymentsLink } from '../../features/project-papers';
import { type loadProjects, ProjectList, ProjectTabs } from '../../features/projects';
import { ListPage } from '../../shared/list-page';

export { loadProjects as loader } from '../../features/projects';

export function Component() {
  useNewsReload();
  const { list, page } = useLoaderData<typeof loadProjects>();
  return (
    <Page>
      <ProjectList key={list} list={list} page={page} />
      {list === 'selling' && page.entries.length > 0 ? <LatePaymentsLink list={list} /> : null}
    </Page>
  );
}

export const ErrorBoundary = () => (
  <Page>
    <FailureCard title="Your projects could not be loaded." {...useLoadFailure('loading the projects')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

function Page({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <ListPage title="Projects" lead="Briefs, offers and work, with what comes next." isPublic={false}>
      <PageHead title="Projects" description="Your projects as a client and as a seller." place="projects" />
      <ProjectTabs current={search.get('list') === 'selling' ? 'selling' : 'buying'} />
      {children}
    </ListPage>
  );
}
