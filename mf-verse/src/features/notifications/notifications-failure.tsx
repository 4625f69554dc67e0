import { LoadingFailure } from '../../shared/loading-failure';

export const NotificationsFailure = () => (
  <LoadingFailure title="Your notifications could not be loaded." during="loading the notifications">
    We could not reach the server. Please try again.
  </LoadingFailure>
);
