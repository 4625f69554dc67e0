export { ApiProcesses } from './api-process';
export { read, write } from './calls';
export type { Call, Timeouts } from './calls';
export { apiFetch, cachedFetch } from './api-fetch';
export type { ApiFetch } from './api-fetch';
export { isSharedByGuests, ResponseCache } from './response-cache';
export type { StoredResponse } from './response-cache';
