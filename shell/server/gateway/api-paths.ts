import { FEEDS, INVITATIONS } from '@verse/contract/addresses';

/** Paths that the API answers. */
export const API_PATHS: readonly string[] = [
  '/api',
  '/Data',
  '/openapi.json',
  ...Object.values(FEEDS),
  '/sitemap.xml',
  '/robots.txt',
  INVITATIONS,
];

/** Paths that the gateway answers itself, besides pages. */
export const OWN_PATHS = ['/mf', '/healthz', '/readyz', '/composition.json', '/favicon.ico', '/report', '/_preview'];

const ENDS = new Set([undefined, '/', '?']);

/** Whether an address is an API path or below one. */
export const isOfApi = (url: string): boolean =>
  API_PATHS.some((path) => url.startsWith(path) && ENDS.has(url[path.length]));
