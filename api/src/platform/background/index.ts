export { createBackground } from './background';
export type { Background } from './background';
export type { Job } from './job';
