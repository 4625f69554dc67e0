import { LoadingFailure } from '../../shared/loading-failure';

export const FeedFailure = () => (
  <LoadingFailure title="No posts found." during="loading the feed">
    We could not reach the server.
  </LoadingFailure>
);
