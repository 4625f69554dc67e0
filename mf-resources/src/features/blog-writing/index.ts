export { BlogForm } from './blog-form';
