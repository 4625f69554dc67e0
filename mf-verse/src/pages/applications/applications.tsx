import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { ApplicationList, type loadApplications } from '../../features/applications';
import { JobTabs } from '../../features/jobs';
import { useNewsReload } from '../../features/notifications';
import { ListPage } from '../../shared/list-page';
import { LoadFailure } from '../../shared/load-failure';

export { loadApplications as loader } from '../../features/applications';

export function Component() {
  useNewsReload();
  return (
    <Page>
      <ApplicationList page={useLoaderData<typeof loadApplications>()} />
    </Page>
  );
}

export const ErrorBoundary = () => (
  <Page>
    <LoadFailure title="Your applications could not be loaded." during="loading the applications" />
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ListPage title="Applications" lead="What you have applied to, and what became of it." isPublic={false}>
    <PageHead title="Applications" description="Your applications to jobs." place="own-applications" />
    <JobTabs current="applied" />
    {children}
  </ListPage>
);
