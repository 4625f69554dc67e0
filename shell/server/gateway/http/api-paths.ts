import { FEEDS, INVITATIONS } from '@verse/contract/addresses';

/** Paths that are forwarded to the API. */
export const API_PATHS: readonly string[] = [
  '/api',
  '/Data',
  '/openapi.json',
  ...Object.values(FEEDS),
  '/sitemap.xml',
  '/robots.txt',
  INVITATIONS,
];

/** Paths that the gateway answers itself, apart from pages. */
export const OWN_PATHS: readonly string[] = [
  '/mf',
  '/healthz',
  '/readyz',
  '/composition.json',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/report',
  '/_preview',
  '/_reload',
  '/_reload.js',
  '/_sections',
];

/** Matches the given paths and everything below them. Case-insensitive, like Express. */
const below = (paths: readonly string[]) => (url: string) => {
  const asked = url.toLowerCase();
  return paths.some((path) => asked.startsWith(path.toLowerCase()) && /^[/?]|^$/.test(asked.slice(path.length)));
};

const API = below(API_PATHS);
const OWN = below(OWN_PATHS);
const FILES = below(['/mf']);

export const isApiPath = (url: string): boolean => API(url);
export const isOwnPath = (url: string): boolean => OWN(url);
export const isFilePath = (url: string): boolean => FILES(url);
