export { BlogForm } from './blog-form';
export type { PreviewedPost } from './to-preview';
