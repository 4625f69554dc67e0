export { loadComments, loadFeed, loadNewest, loadNews, loadPost, loadSaved, type Feed } from './feed.api';
export { FEED_FAILED } from './feed-failed';
export { FeedList, Posts } from './list/feed-list';
export { PostCard } from './post/post-card';
