import type { LoaderFunctionArgs } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { PageFailure } from '@verse/contract/page-failure';
import { PageHead, useShell } from '@verse/contract/react';
import { ContestRecord, loadContestRecord } from '../../features/contest-awards';
import { loadOrganisationJobs, OrganisationJobs } from '../../features/jobs';
import { loadOrganisation, OrganisationView } from '../../features/organisations';
import { loadFirstReviews, ReviewSection } from '../../features/project-reviews';
import { LoadFailure } from '../../shared/load-failure';
import { NotFound } from '../../shared/not-found';
import { PublicPage } from '../../shared/public-page';
import type { ReviewsPart } from '../../shared/review-pages';

async function loadPage(args: LoaderFunctionArgs) {
  const [organisation, jobs, record, reviews] = await Promise.all([
    loadOrganisation(args),
    loadOrganisationJobs(args),
    loadContestRecord(args),
    loadFirstReviews(args),
  ]);
  return { organisation, jobs, record, reviews };
}

function Reviews({ reviews, handle }: { reviews: ReviewsPart; handle: string }) {
  return <ReviewSection first={reviews} at={`${useShell().href('organisation', { handle })}/reviews`} />;
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPage,
  Frame: PublicPage,
  View: ({ data: { organisation, jobs, record, reviews } }) => (
    <OrganisationView organisation={organisation}>
      <OrganisationJobs handle={organisation.handle} {...jobs} />
      <ContestRecord record={record} />
      <Reviews reviews={reviews} handle={organisation.handle} />
    </OrganisationView>
  ),
  failed: (
    <PageFailure
      missing={
        <NotFound
          title="Organisation not found"
          description="An organisation."
          lead="It’s gone, or the link is wrong."
        />
      }
    >
      <PageHead title="Organisation" description="An organisation." />
      <LoadFailure title="The organisation could not be loaded." titleAs="h1" during="loading an organisation" />
    </PageFailure>
  ),
});
