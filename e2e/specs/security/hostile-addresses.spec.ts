import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { type APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures';

const ROOT = join(import.meta.dirname, '../../..');
/** `npm run soak -- hostile-addresses` tries every value in every place. Other runs spread the values over them. */
const isWhole = process.env.HOSTILE_ADDRESSES === 'all';
const LONG = 'a'.repeat(3000);

/** Parts of a path that no page may get: not UTF-8, control characters, dot segments. */
const MALFORMED = [
  ...['%FF', '%E0%A4', '%C0%AE', '%ED%A0%80', '%ED%A0%BD%ED%B8%80', '%', '%zz', 'a%'],
  ...['%00', '%0a', '%0D%0A', '%7f', '%2e', '%2e%2e', '.%2E', '..%2f', '..%2F..%2Fapi'],
  ...['%09/evil.example', '%0a%5Cevil.example', '%2e/%0D/evil.example:99999'],
];
/** Parts of a path that are well-formed and name nothing. */
const UNKNOWN = [LONG, '%E2%80%8F', '%E2%80%AEx', '%EF%BF%BE', '%20', '-', '~', '%5C..%5C', 'a%2Fb', '%7B%7D'];
const PROTOTYPE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const DAILY_VALUES = ['__proto__', LONG];
const VALUES = [
  ...[...PROTOTYPE, LONG, '', '%00', '%FF', '%ED%A0%80', '%E2%80%AE', '[]', encodeURIComponent('{"$ne":1}"<b>')],
  ...['-1', '0', '1e99', 'NaN', '99999999999999999999'],
];

interface Answer {
  url: string;
  status: number;
  render: string;
}

/** Sends the path as it is. `fetch` would resolve its dot segments. */
const ask = (site: string, url: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    http
      .get({ hostname, port, path: url, agent: false }, (response) => {
        response.resume();
        const render = String(response.headers['x-render'] ?? 'none');
        response.on('end', () => resolve({ url: url.slice(0, 200), status: response.statusCode ?? 0, render }));
      })
      .on('error', reject);
  });

/** Asks four at a time, and returns the answers for which `isWrong` holds. */
async function sweep(site: string, urls: readonly string[], isWrong: (answer: Answer) => boolean): Promise<Answer[]> {
  const queue = [...urls];
  const wrong: Answer[] = [];
  const worker = async () => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      const answer = await ask(site, url);
      if (isWrong(answer)) wrong.push(answer);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return wrong;
}

interface Composition {
  parts: { name: string; claims: string[]; membersOnly: boolean }[];
  addresses: Record<string, string>;
}

/** Returns the address patterns of all pages, with the part that has them. */
async function findPages(request: APIRequestContext) {
  const { parts, addresses } = (await (await request.get('/composition.json')).json()) as Composition;
  const partOf = (path: string) =>
    parts.find(({ claims }) => claims.some((claim) => path === claim || path.startsWith(`${claim}/`)));
  return Object.values(addresses).map((pattern) => ({ pattern, part: partOf(pattern) }));
}

/** Returns those pages that visitors can open without an account. */
const findPublicPages = async (request: APIRequestContext) =>
  (await findPages(request)).filter(({ part }) => !part?.membersOnly);

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

/** Returns the names of the query parameters that the code of a workspace reads. */
const queryNamesIn = (folder: string) =>
  sourcesIn(folder).flatMap((source) =>
    [...source.matchAll(/\.(?:get|has|getAll)\('([\w-]+)'\)/g)].map(([, name = '']) => name),
  );

const SHARED_NAMES = [...queryNamesIn('packages/contract/src'), 'page', 'cursor', 'limit'];

const fill = (pattern: string) => pattern.replace(/:\w+/g, '1');

/** Replaces each parameter of the pattern in turn, and also appends the value as one more part. */
const withPart = (pattern: string, part: string): string[] => [
  ...[...pattern.matchAll(/:\w+/g)].map(
    ({ 0: name, index }) => fill(pattern.slice(0, index)) + part + fill(pattern.slice(index + name.length)),
  ),
  `${fill(pattern).replace(/\/$/, '')}/${part}`,
];

/** Has no factor in common with the number of values, so that over all pages each value is tried. */
const DAILY_SHARE = 5;

/** Returns every fifth URL: some for each page. */
const sampled = (urls: readonly string[]) => urls.filter((_, index) => isWhole || index % DAILY_SHARE === 0);

const isLeftToBrowser = ({ render }: Answer) => render !== 'ssr';

// @proves R19 GAP-160
test('a malformed part of a path is answered 404 by the server, on every page', async ({ request, baseURL }) => {
  const urls = (await findPages(request)).flatMap(({ pattern }) =>
    MALFORMED.flatMap((part) => withPart(pattern, part)),
  );
  expect(urls.length).toBeGreaterThan(500);
  expect(await sweep(baseURL!, sampled(urls), (answer) => answer.status !== 404 || isLeftToBrowser(answer))).toEqual(
    [],
  );
});

// @proves R19 GAP-160
test('an unknown part of a path is answered by the server, on every page', async ({ request, baseURL }) => {
  const urls = (await findPublicPages(request)).flatMap(({ pattern }) =>
    [...UNKNOWN, ...PROTOTYPE].flatMap((part) => withPart(pattern, part)),
  );
  const isWrong = (answer: Answer) => ![200, 301, 400, 404].includes(answer.status) || /^csr/.test(answer.render);
  expect(await sweep(baseURL!, sampled(urls), isWrong)).toEqual([]);
});

// @proves R19 GAP-160
test('a hostile query is answered by the server with the page or 400, on every page', async ({ request, baseURL }) => {
  const urls = (await findPublicPages(request)).flatMap(({ pattern, part }) => {
    const names = [...new Set([...SHARED_NAMES, ...queryNamesIn(`${part?.name ?? 'shell'}/src`)])];
    const page = fill(pattern);
    return [
      ...VALUES.map(
        (value) =>
          `${page}?${names
            .map((name) => `${name}=${value}`)
            .join('&')
            .slice(0, 8000)}`,
      ),
      `${page}?${names.map((name) => `${name}=a&${name}=b&${name}[]=c&${name}[d]=e&${name}`).join('&')}`,
      ...names.flatMap((name) => (isWhole ? VALUES : DAILY_VALUES).map((value) => `${page}?${name}=${value}`)),
    ];
  });
  const isWrong = (answer: Answer) => ![200, 400, 404].includes(answer.status) || isLeftToBrowser(answer);
  expect(await sweep(baseURL!, sampled(urls), isWrong)).toEqual([]);
});

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

// @proves R19 GAP-160
test('a malformed part of a path is refused by every call of the API', async ({ request, baseURL }) => {
  // The first request generates the document, which may take longer than the gateway waits.
  await expect(async () => expect((await request.get('/openapi.json')).status()).toBe(200)).toPass();
  const { paths } = (await (await request.get('/openapi.json')).json()) as OpenApi;
  const urls = Object.entries(paths)
    .filter(([path, methods]) => path.includes('{') && 'get' in methods)
    .flatMap(([path]) => MALFORMED.flatMap((part) => withPart(path.replace(/\{(\w+)\}/g, ':$1'), part).slice(0, -1)));
  expect(urls.length).toBeGreaterThan(500);
  // A person who follows an invitation lands on the sign-up page even if the end of the link was cut off.
  const isInvitation = ({ url, status }: Answer) => url.startsWith('/r/') && status === 302;
  const isRefused = (answer: Answer) => answer.status >= 400 && answer.status < 500 && answer.status !== 429;
  expect(await sweep(baseURL!, sampled(urls), (answer) => !isRefused(answer) && !isInvitation(answer))).toEqual([]);
});
