import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { HiringFailure, HiringPage, loadPosting, PostingEditor } from '../../features/hiring';
import { JobPreview } from '../../features/jobs';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadPosting,
  View: ({ data: page }) => {
    const { href } = useShell();
    const { organisation, job, draft } = page;
    const title = job ? 'Edit the job' : draft?.state === 'review' ? 'Job in review' : 'New job';
    return (
      <HiringPage
        organisation={organisation}
        title={title}
        back={{ to: href('hiring', { handle: organisation.handle }) ?? '', text: `Jobs of ${organisation.name}` }}
      >
        <PostingEditor page={page} preview={(shown) => <JobPreview job={shown} />} />
      </HiringPage>
    );
  },
  failed: <HiringFailure title="The job" during="loading a job of an organisation" />,
});
