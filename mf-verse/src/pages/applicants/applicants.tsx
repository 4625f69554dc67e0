import { useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import {
  ApplicantsBoard,
  ApplicantsLead,
  HiringFailure,
  HiringPage,
  type loadApplicantsOf,
} from '../../features/hiring';
import { useNewsReload } from '../../features/notifications';

export { loadApplicantsOf as loader } from '../../features/hiring';

export function Component() {
  const { href } = useShell();
  const page = useLoaderData<typeof loadApplicantsOf>();
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
}

export const ErrorBoundary = () => (
  <HiringFailure title="The applications" during="loading the applications to a job" />
);
