import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { JobTabs, type loadJobSearches, SavedSearches } from '../../features/jobs';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';

export { loadJobSearches as loader } from '../../features/jobs';

export const Component = () => (
  <Page>
    <SavedSearches searches={useLoaderData<typeof loadJobSearches>()} />
  </Page>
);

export const ErrorBoundary = () => (
  <Page>
    <LoadFailure title="Your searches could not be loaded." during="loading the saved searches" />
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ListPage title="Job searches" lead="The searches whose new jobs we notify you of." isPublic={false}>
    <PageHead title="Job searches" description="Your saved searches of jobs." place="job-searches" />
    <JobTabs current="searches" />
    {children}
  </ListPage>
);
