export { createThreads, THREADS } from './threads';
export type { NewEntry, ThreadEntry, Threads } from './threads';
