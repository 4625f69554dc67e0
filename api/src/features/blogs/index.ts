export { createBlogsFeature } from './blogs.feature';
export { createBlogRepository } from './blogs.repository';
export type { BlogPost, BlogRepository } from './blogs.repository';
export { seedPosts } from './seed-posts';
