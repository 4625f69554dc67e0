import { definePage } from '@verse/contract/define-page';
import { loadOrganisationContest, OrganisationContest, runningFailure } from '../../features/contest-running';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOrganisationContest,
  View: ({ data }) => <OrganisationContest page={data} />,
  ...runningFailure('The contest', 'loading a contest of an organisation'),
});
