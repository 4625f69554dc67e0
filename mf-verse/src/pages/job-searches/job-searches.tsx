import { definePage } from '@verse/contract/define-page';
import { PageHead } from '@verse/contract/react';
import { JobTabs, loadJobSearches, SavedSearches } from '../../features/jobs';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadJobSearches,
  Frame: ({ children }) => (
    <ListPage title="Job searches" lead="New jobs for these searches, straight to you." isPublic={false}>
      <PageHead title="Job searches" description="Your saved job searches." place="job-searches" />
      <JobTabs current="searches" />
      {children}
    </ListPage>
  ),
  View: ({ data }) => <SavedSearches searches={data} />,
  failed: <LoadFailure title="Your searches could not be loaded." during="loading the saved searches" />,
});
