import { useLoaderData } from 'react-router-dom';
import { HiringFailure, HiringPage, type loadHiring, ManagedJobs, NewJobLink } from '../../features/hiring';

export { loadHiring as loader } from '../../features/hiring';

export function Component() {
  const page = useLoaderData<typeof loadHiring>();
  const isEmpty = page.drafts.length === 0 && page.entries.length === 0;
  return (
    <HiringPage
      organisation={page.organisation}
      title="Jobs"
      lead="Drafts and jobs, with their applications. The last confirmed job comes first."
      acts={isEmpty ? null : <NewJobLink handle={page.organisation.handle} />}
    >
      <ManagedJobs page={page} />
    </HiringPage>
  );
}

export const ErrorBoundary = () => <HiringFailure title="Jobs" during="loading an organisation's jobs" />;
