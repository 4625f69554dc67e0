import { hiringFailure, HiringPage, loadHiring, ManagedJobs, NewJobLink } from '../../features/hiring';
import { definePage } from '../../shared/define-page';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadHiring,
  View: ({ data: page }) => {
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
  },
  ...hiringFailure('Jobs', "loading an organisation's jobs"),
});
