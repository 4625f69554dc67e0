import { useLoaderData } from 'react-router-dom';
import { type loadOrganisationContest, OrganisationContest, RunningFailure } from '../../features/contest-running';

export { loadOrganisationContest as loader } from '../../features/contest-running';

export function Component() {
  return <OrganisationContest page={useLoaderData<typeof loadOrganisationContest>()} />;
}

export const ErrorBoundary = () => <RunningFailure title="The contest" during="loading a contest of an organisation" />;
