export { ApiProxy } from './api-proxy';
