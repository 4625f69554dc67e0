import { LoadingFailure } from '../../shared/loading-failure';

export const ReferralsFailure = () => (
  <LoadingFailure title="Your referrals could not be loaded." during="loading the referrals">
    We could not reach the server. Please try again.
  </LoadingFailure>
);
