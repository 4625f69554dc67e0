import type { FeedPost } from '@verse/api-contract/api';
import type { Which } from '@verse/contract/server-state';

/** Updates a list when one of its posts changes; a post shown on its own updates itself. */
export interface PostHolder {
  replace: (post: FeedPost) => void;
  drop: (which: Which<FeedPost>) => void;
  restore: (which: Which<FeedPost>) => void;
}
