import { useSearchParams } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { useNewsReload } from '../../features/notifications';
import { LatePaymentsLink } from '../../features/project-invoices';
import { loadProjects, ProjectList, ProjectTabs } from '../../features/projects';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadProjects,
  Frame: ({ children }) => {
    const [search] = useSearchParams();
    return (
      <ListPage title="Projects" lead="Briefs, offers and work, and what comes next." isPublic={false}>
        <PageHead title="Projects" description="Everything you buy and sell." place="projects" />
        <ProjectTabs
          current={search.get('list') === 'selling' ? 'selling' : 'buying'}
          organisation={search.get('organisation')}
        />
        {children}
      </ListPage>
    );
  },
  View: ({ data: { list, organisation, page } }) => {
    useNewsReload();
    return (
      <>
        <ProjectList key={`${list} ${organisation?.handle}`} list={list} organisation={organisation} page={page} />
        {list === 'selling' && page.entries.length > 0 ? <LatePaymentsLink list={list} /> : null}
      </>
    );
  },
  failed: <LoadFailure title="Your projects could not be loaded." during="loading the projects" />,
});
