export {
  BLOG_LIMITS,
  BLOG_STATUSES,
  type BlogAct,
  type BlogStatus,
  EXCERPT_LENGTH,
  MOST_CATEGORIES,
  VERSIONS_KEPT,
  excerptOf,
  summaryOf,
} from './blogs.values';

export type {
  Blog,
  BlogAuthor,
  BlogCard,
  BlogChange,
  BlogConflict,
  BlogEdition,
  BlogForm,
  BlogPage,
  BlogQuery,
  BlogRevision,
  BlogVersion,
  BlogVersionPage,
  ContentPicture,
  ManagedBlog,
  ManagedQuery,
  NewBlog,
  Picture,
  PlacedPictures,
} from './blogs.schema';

export type { TaggedBlog, TaggedBlogs } from './tagged-blogs.schema';
