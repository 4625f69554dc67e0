export { loadComments, loadFeed, loadNewest, loadNews, loadPost, loadSaved } from './feed.api';
export type { Feed } from './feed.api';
export { FeedList, Posts } from './list/feed-list';
export { PostCard } from './post/post-card';
