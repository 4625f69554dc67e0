import { definePage } from '@verse/contract/define-page';
import { ContestTabs } from '../../features/contest-running';
import { loadOrganisedUpdates, OrganisedUpdates, UpdatesFailure } from '../../features/contest-updates';

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadOrganisedUpdates,
  View: ({ data }) => (
    <OrganisedUpdates {...data} tabs={<ContestTabs handle={data.organisation.handle} id={data.contest.id} />} />
  ),
  failed: <UpdatesFailure />,
});
