import { useLoaderData } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import {
  type loadOrganisationContests,
  NewContestButton,
  OrganisationContests,
  RunningFailure,
  RunningFrame,
} from '../../features/contest-running';

export { loadOrganisationContests as loader } from '../../features/contest-running';

export function Component() {
  const page = useLoaderData<typeof loadOrganisationContests>();
  const { handle, name, state } = page.organisation;
  const organisation = useShell().href('own-organisation', { handle }) ?? '';
  const isEmpty = page.entries.length === 0;
  return (
    <RunningFrame
      organisation={page.organisation}
      title="Contests"
      lead="Drafts and contests, newest first."
      back={{ to: organisation, text: name }}
      acts={isEmpty || state !== 'open' ? null : <NewContestButton handle={handle} />}
    >
      <OrganisationContests page={page} />
    </RunningFrame>
  );
}

export const ErrorBoundary = () => <RunningFailure title="Contests" during="loading an organisation's contests" />;
