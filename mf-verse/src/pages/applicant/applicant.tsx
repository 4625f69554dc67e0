import { useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import {
  applicantFileHref,
  ApplicantSteps,
  applicantThread,
  ApplicantView,
  HiringFailure,
  HiringPage,
  type loadApplicant,
  nameOf,
} from '../../features/hiring';
import { useNewsReload } from '../../features/notifications';
import { Thread } from '../../features/thread';

export { loadApplicant as loader } from '../../features/hiring';

export function Component() {
  const { href } = useShell();
  const page = useLoaderData<typeof loadApplicant>();
  const freshness = useNewsReload();
  const { organisation, application } = page;
  const { handle } = organisation;
  const { id, jobId, jobTitle } = application;
  return (
    <HiringPage
      organisation={organisation}
      title={nameOf(application)}
      back={{ to: href('applicants', { handle, id: jobId }) ?? '', text: jobTitle }}
      acts={<ApplicantSteps handle={handle} id={id} />}
    >
      <ApplicantView
        key={id}
        page={page}
        thread={
          <Thread
            at={`${href('applicant', { handle, id })}/thread`}
            path={applicantThread(handle, id)}
            fileHref={(file) => applicantFileHref(handle, id, file)}
            side="organisation"
            other={nameOf(application)}
            freshness={freshness}
            closed={organisation.state === 'suspended' ? 'A suspended organisation cannot write.' : undefined}
          >
            No messages yet. The applicant gets a notification for each.
          </Thread>
        }
      />
    </HiringPage>
  );
}

export const ErrorBoundary = () => <HiringFailure title="The application" during="loading an application" />;
