import { definePage } from '@verse/contract/define-page';
import { loadOrganisationContest, OrganisationContest, RunningFailure } from '../../features/contest-running';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOrganisationContest,
  View: ({ data }) => <OrganisationContest page={data} />,
  failed: <RunningFailure title="The contest" during="loading a contest of an organisation" />,
});
