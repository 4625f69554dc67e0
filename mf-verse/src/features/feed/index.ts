export { loadFeed, loadNewest, loadNews, loadPost, loadSaved, type Feed } from './feed.api';
export { FeedFailure } from './feed-failure';
export { FeedList, Posts } from './list/feed-list';
export { PostCard } from './post/post-card';
