export { ApiProcesses } from './api-process';
export { NoAnswer, read, write } from './calls';
export type { Call, Patience } from './calls';
export { apiFetch } from './api-fetch';
export type { ApiFetch } from './api-fetch';
export { isForEveryGuest, KEPT_MS, KeptReads } from './kept-reads';
