export { categoryKeyOf } from '@verse/api-contract/blog-category';
