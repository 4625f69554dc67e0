export { createBlogSearch } from './blog-search.repository';
export type { BlogSearch } from './blog-search.repository';
export { createBlogsFeature } from './blogs.feature';
export type { BlogsFeature } from './blogs.feature';
export { createBlogRepository } from './blogs.repository';
export type { BlogPost, BlogRepository } from './blogs.repository';
export { fillSearch, renewCategories } from './fill-search';
export { seedPosts } from './seed-posts';
export { createVersionRepository } from './versions.repository';
