export { ContentEvents } from './content-events';
export type { ContentChange } from './content-events';
export { pagePurge } from './page-purge';
