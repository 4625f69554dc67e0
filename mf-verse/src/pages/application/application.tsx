import { Link } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { ButtonLink, Stack } from '@verse/ui';
import { ApplicationView, fileOf, loadApplication, threadOf } from '../../features/applications';
import { useNewsReload } from '../../features/notifications';
import { Thread } from '../../features/thread';
import { ItemFailure } from '../../shared/item-failure';
import queue from '../../shared/queue.module.scss';

const AllApplications = () => (
  <ButtonLink as={Link} to={useShell().href('own-applications') ?? ''} variant="secondary">
    All applications
  </ButtonLink>
);

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadApplication,
  View: ({ data: application }) => {
    const { href } = useShell();
    const news = useNewsReload();
    const { jobId, company, organisation, isThreadOpen } = application;
    return (
      <ApplicationView application={application}>
        {isThreadOpen ? (
          <Stack as="section" gap={3} aria-labelledby="messages">
            <h2 className={queue.title} id="messages">
              Messages
            </h2>
            <Thread
              key={jobId}
              at={`${href('own-application', { id: jobId })}/thread`}
              path={threadOf(jobId)}
              fileHref={(id) => fileOf(jobId, id)}
              side="applicant"
              other={organisation?.name ?? company}
              freshness={news}
            >
              No messages yet. Ask about the job, or send what’s missing.
            </Thread>
          </Stack>
        ) : null}
      </ApplicationView>
    );
  },
  failed: (
    <ItemFailure
      name="Application"
      description="Your job application."
      missing="You haven’t applied for this job with this account."
      during="loading an application"
    >
      <AllApplications />
    </ItemFailure>
  ),
});
