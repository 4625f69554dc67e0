export { createResolveTxt, type ResolveTxt } from './resolve-txt';
