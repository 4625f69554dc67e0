import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { ApplicantsBoard, ApplicantsLead, HiringFailure, HiringPage, loadApplicantsOf } from '../../features/hiring';
import { useNewsReload } from '../../features/notifications';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadApplicantsOf,
  View: ({ data: page }) => {
    const { href } = useShell();
    const { organisation, managed } = page;
    useNewsReload();
    return (
      <HiringPage
        organisation={organisation}
        title={managed.job.title}
        lead={<ApplicantsLead managed={managed} />}
        back={{ to: href('hiring', { handle: organisation.handle }) ?? '', text: `Jobs of ${organisation.name}` }}
      >
        <ApplicantsBoard key={page.stage ?? ''} page={page} />
      </HiringPage>
    );
  },
  failed: <HiringFailure title="The applications" during="loading the applications to a job" />,
});
