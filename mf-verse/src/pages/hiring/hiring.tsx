import { definePage } from '@verse/contract/define-page';
import { HiringFailure, HiringPage, loadHiring, ManagedJobs, NewJobLink } from '../../features/hiring';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadHiring,
  View: ({ data: page }) => {
    const isEmpty = page.drafts.length === 0 && page.entries.length === 0;
    return (
      <HiringPage
        organisation={page.organisation}
        title="Jobs"
        lead="Your jobs and who applied."
        acts={isEmpty ? null : <NewJobLink handle={page.organisation.handle} />}
      >
        <ManagedJobs page={page} />
      </HiringPage>
    );
  },
  failed: <HiringFailure title="Jobs" during="loading an organisation's jobs" />,
});
