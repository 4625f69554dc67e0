import { isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { ContestRecord, loadContestRecord } from '../../features/contest-awards';
import { loadOrganisationJobs, OrganisationJobs } from '../../features/jobs';
import { loadOrganisation, OrganisationView } from '../../features/organisations';
import { LoadFailure } from '../../shared/load-failure';
import { PublicPage } from '../../shared/public-page';

export async function loader(args: LoaderFunctionArgs) {
  const [organisation, jobs, record] = await Promise.all([
    loadOrganisation(args),
    loadOrganisationJobs(args),
    loadContestRecord(args),
  ]);
  return { organisation, jobs, record };
}

export function Component() {
  const { organisation, jobs, record } = useLoaderData<typeof loader>();
  return (
    <PublicPage>
      <OrganisationView organisation={organisation}>
        <OrganisationJobs handle={organisation.handle} {...jobs} />
        <ContestRecord record={record} />
      </OrganisationView>
    </PublicPage>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PublicPage>
      <PageHead title={isMissing ? 'Organisation not found' : 'Organisation'} description="An organisation." />
      {isMissing ? (
        <PageHeader title="Organisation not found" lead="It is not here any more, or it was never here." />
      ) : (
        <LoadFailure title="The organisation could not be loaded." titleAs="h1" during="loading an organisation" />
      )}
    </PublicPage>
  );
}
