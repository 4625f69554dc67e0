import { LoadingFailure } from '../../shared/loading-failure';

export const ContestsFailure = () => (
  <LoadingFailure title="The contests could not be loaded." during="loading the contests">
    We could not reach the server. Please try again.
  </LoadingFailure>
);
