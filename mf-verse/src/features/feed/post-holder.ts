import type { FeedPost } from '@verse/api-contract/community-posts';
import type { Which } from '../../shared/use-list';

/** What a list does when one of its posts changes; a post that is shown alone does it by itself. */
export interface PostHolder {
  replace: (post: FeedPost) => void;
  drop: (which: Which<FeedPost>) => void;
  restore: (which: Which<FeedPost>) => void;
}
