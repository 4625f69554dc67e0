import { LoadingFailure } from '../../shared/loading-failure';

export const JobsFailure = () => (
  <LoadingFailure title="The jobs could not be loaded." during="loading the jobs">
    We could not reach the server. Please try again.
  </LoadingFailure>
);
