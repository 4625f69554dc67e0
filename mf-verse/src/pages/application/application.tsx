import { useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import { ApplicationView, fileOf, type loadApplication, threadOf } from '../../features/applications';
import { useNewsReload } from '../../features/notifications';
import { Thread } from '../../features/thread';
import queue from '../../shared/queue.module.scss';

export { loadApplication as loader } from '../../features/applications';
export { ApplicationFailure as ErrorBoundary } from '../../features/applications';

export function Component() {
  const application = useLoaderData<typeof loadApplication>();
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
            No messages yet. Ask about the job, or send what is missing.
          </Thread>
        </Stack>
      ) : null}
    </ApplicationView>
  );
}
