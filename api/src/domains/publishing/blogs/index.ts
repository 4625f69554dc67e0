export { createBlogSearch } from './blog-search.repository';
export { createBlogsFeature } from './blogs.feature';
export type { BlogsFeature } from './blogs.feature';
export { createBlogRepository } from './blogs.repository';
export { fillSearch } from './fill-search';
