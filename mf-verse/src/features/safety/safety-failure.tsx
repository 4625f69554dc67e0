import { LoadingFailure } from '../../shared/loading-failure';

export const SafetyFailure = () => (
  <LoadingFailure title="This page could not be loaded." during="loading decisions and blocked members">
    Nothing is lost. Please try again.
  </LoadingFailure>
);
