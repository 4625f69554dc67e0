import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import {
  loadOrganisationContests,
  NewContestButton,
  OrganisationContests,
  RunningFailure,
  RunningFrame,
} from '../../features/contest-running';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOrganisationContests,
  View: ({ data: page }) => {
    const { handle, name, state, isHouse } = page.organisation;
    const { href } = useShell();
    const back = isHouse
      ? { to: href('contests') ?? '', text: 'All contests' }
      : { to: href('own-organisation', { handle }) ?? '', text: name };
    const isEmpty = page.entries.length === 0;
    return (
      <RunningFrame
        organisation={page.organisation}
        title="Contests"
        lead="Drafts and contests, newest first."
        back={back}
        acts={isEmpty || state !== 'open' ? null : <NewContestButton handle={handle} />}
      >
        <OrganisationContests page={page} />
      </RunningFrame>
    );
  },
  failed: <RunningFailure title="Contests" during="loading an organisation's contests" />,
});
