import { useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { HiringFailure, HiringPage, type loadPosting, PostingEditor } from '../../features/hiring';
import { JobPreview } from '../../features/jobs';

export { loadPosting as loader } from '../../features/hiring';

export function Component() {
  const { href } = useShell();
  const page = useLoaderData<typeof loadPosting>();
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
}

export const ErrorBoundary = () => <HiringFailure title="The job" during="loading a job of an organisation" />;
