export { createResolveTxt } from './resolve-txt';
export type { ResolveTxt } from './resolve-txt';
