import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { JobTabs, type loadJobSearches, SavedSearches } from '../../features/jobs';
import { ListPage } from '../../shared/list-page';

export { loadJobSearches as loader } from '../../features/jobs';

export const Component = () => (
  <Page>
    <SavedSearches searches={useLoaderData<typeof loadJobSearches>()} />
  </Page>
);

export const ErrorBoundary = () => (
  <Page>
    <FailureCard title="Your searches could not be loaded." {...useLoadFailure('loading the saved searches')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ListPage title="Job searches" lead="The searches whose new jobs we notify you of." isPublic={false}>
    <PageHead title="Job searches" description="Your saved searches of jobs." place="job-searches" />
    <JobTabs current="searches" />
    {children}
  </ListPage>
);
