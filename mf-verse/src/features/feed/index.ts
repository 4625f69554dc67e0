export { loadComments } from './comments.api';
export { actOnPosts, loadFeed, loadNewest, loadNews, loadPost, loadSaved, performFeedAct } from './feed.api';
export type { Feed } from './feed.api';
export { FeedFailure } from './feed-failure';
export { FeedList, Posts } from './feed-list';
export { PostCard } from './post-card';
