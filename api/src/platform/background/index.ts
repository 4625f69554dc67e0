export { createBackground, type Background } from './background';
export type { Job } from './job';
