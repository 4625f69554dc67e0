import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { useLoadFailure } from '@verse/contract/server-state';
import { FailureCard } from '@verse/ui';
import { ApplicationList, type loadApplications } from '../../features/applications';
import { JobTabs } from '../../features/jobs';
import { useNewsReload } from '../../features/notifications';
import { ListPage } from '../../shared/list-page';

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
    <FailureCard title="Your applications could not be loaded." {...useLoadFailure('loading the applications')}>
      We could not reach the server. Please try again.
    </FailureCard>
  </Page>
);

const Page = ({ children }: { children: ReactNode }) => (
  <ListPage title="Applications" lead="What you have applied to, and what became of it." isPublic={false}>
    <PageHead title="Applications" description="Your applications to jobs." place="own-applications" />
    <JobTabs current="applied" />
    {children}
  </ListPage>
);
