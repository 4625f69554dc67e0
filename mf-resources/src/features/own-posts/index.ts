export { OwnPosts } from './own-posts';
export { handleOwnPosts } from './own-posts.api';
