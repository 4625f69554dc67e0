import { LoadFailure } from '../../shared/load-failure';

/** Replaces posts that could not be loaded. */
export const FeedFailure = () => (
  <LoadFailure title="No posts found." during="loading the feed">
    We could not reach the server.
  </LoadFailure>
);
