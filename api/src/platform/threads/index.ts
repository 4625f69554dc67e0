export { createThreads, THREADS, type ThreadEntry, type Threads } from './threads';
