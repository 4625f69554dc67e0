import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import {
  applicantFileHref,
  ApplicantSteps,
  applicantThread,
  ApplicantView,
  HiringFailure,
  HiringPage,
  loadApplicant,
  nameOf,
} from '../../features/hiring';
import { useNewsReload } from '../../features/notifications';
import { ApplicantFigures } from '../../features/project-reviews';
import { Thread } from '../../features/thread';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadApplicant,
  View: ({ data: page }) => {
    const { href } = useShell();
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
          figuresOf={(member) => <ApplicantFigures handle={member} />}
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
              No messages yet. The applicant hears about each one.
            </Thread>
          }
        />
      </HiringPage>
    );
  },
  failed: <HiringFailure title="The application" during="loading an application" />,
});
