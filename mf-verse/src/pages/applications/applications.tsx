import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { ApplicationList, loadApplications } from '../../features/applications';
import { JobTabs } from '../../features/jobs';
import { useNewsReload } from '../../features/notifications';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadApplications,
  Frame: ({ children }) => (
    <ListPage title="Applications" lead="Everything you’ve applied for, and where it stands." isPublic={false}>
      <PageHead title="Applications" description="Your job applications." place="own-applications" />
      <JobTabs current="applied" />
      {children}
    </ListPage>
  ),
  View: ({ data }) => {
    useNewsReload();
    return <ApplicationList page={data} />;
  },
  failed: <LoadFailure title="Your applications could not be loaded." during="loading the applications" />,
});
