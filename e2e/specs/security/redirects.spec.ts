import http from 'node:http';
import { untilHydrated } from '../../fixtures';
import { expect, PASSWORD, settle, test } from '../../people';

const HOST = 'evil.example';
const STARTS = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%2f',
  '/%2F%2f',
  '/%252f',
  '/%25252f',
  '/%5c',
  '/%5C%5C',
  '/%255c',
  '/.//',
  '/..//',
  '/%2e//',
  '/%2e%2e//',
  '/a/..//',
  '/a/../\\',
  '/;//',
  '/%00/',
  '/%e2%80%a8/',
  '/%e2%80%ae/',
  '/%ef%bb%bf/',
  '/%c2%a0/',
  '%2f%2f',
  '%5c%5c',
  './/',
  '..//',
  '//%09',
  '/\\/',
  '/\\\\',
  '/verse//',
  '/verse/..//',
  '/verse/%2e%2e//',
  '/signin//',
  '/api//',
  '/resources/..//',
];
const ENDS = ['', '/', '/verse', '?next=//evil.example', '/%2e%2e'];
const WHOLE = [
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https%3a//evil.example',
  'https://localhost@evil.example',
  'https://evil.example#@localhost',
  'https://evil%E3%80%82example',
  '//evil%E3%80%82example',
  '///evil.example@localhost',
  '//localhost@evil.example',
  '//2130706433',
  '//0x7f.1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript%3aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://evil.example',
  'ws://evil.example',
  'about:blank',
  'mailto:a@evil.example',
  'evil.example',
  '@evil.example',
  ':evil.example',
  '.evil.example',
  '/verse%0d%0aLocation:%20https://evil.example',
];
const FORMS = [...STARTS.flatMap((start) => ENDS.map((end) => start + HOST + end)), ...WHOLE];
const PARAMETERS = [
  'next',
  'redirect',
  'redirect_uri',
  'returnTo',
  'return_url',
  'continue',
  'url',
  'callbackURL',
  'callback',
  'to',
  'dest',
  'target',
];
const PAGES = ['/signin', '/verse', '/verse/settings', '/signup/', '/email-verified', '/reset-password'];

/** Sends the request line verbatim, because a browser or fetch() would normalise the path first. */
function ask(site: string, path: string): Promise<{ status: number; location: string | undefined }> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const request = http.get({ hostname, port, path }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
    });
    request.on('error', reject);
  });
}

const leaves = (site: string, location: string | undefined) =>
  location !== undefined &&
  (!URL.canParse(location, site) ||
    new URL(location, site).origin !== new URL(site).origin ||
    /^[\\/]{2}/.test(location));

async function askAll(site: string, paths: string[]): Promise<string[]> {
  const wrong: string[] = [];
  const queue = [...paths];
  const lane = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { status, location } = await ask(site, path);
      if (status >= 500 || leaves(site, location)) wrong.push(`${path} → ${status} ${location ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return wrong;
}

// @proves GAP-041
test('no redirect of the gateway leaves the site, whatever is in the path or in a parameter', async ({ site }) => {
  expect(new Set(FORMS).size).toBe(FORMS.length);
  expect(FORMS.length).toBeGreaterThanOrEqual(200);
  const legal = (path: string) => path.replace(/ /g, '%20');
  const inPaths = FORMS.flatMap((form) => [form, `${form}/`]).map((form) =>
    legal(/^[/\\]/.test(form) ? form.replace(/^\\/, '/\\') : `/${form}`),
  );
  const inQueries = FORMS.flatMap((form, index) =>
    PAGES.map((page, turn) => {
      const parameter = PARAMETERS[(index + turn) % PARAMETERS.length] ?? 'next';
      const value = legal(form).replace(/[#&]/g, encodeURIComponent);
      return `${page}?${parameter}=${value}&next=${encodeURIComponent(form)}`;
    }),
  );
  const bare = [
    '//',
    '///',
    '/\\',
    '//?next=//evil.example',
    '//@',
    '/%',
    '/%zz/',
    '/%ff/',
    '//[',
    '//:0/',
    '/.//',
    '//evil.example:99999/',
    'http://evil.example/verse',
    'http://evil.example/about/',
    'http://evil.example//evil.example/',
    'http://[/about',
    'evil.example/verse',
  ];
  const paths = [...bare, ...inPaths, ...inQueries];
  expect(await askAll(site, paths)).toEqual([]);
  test.info().annotations.push({ type: 'tries', description: `${paths.length} requests, 0 left the site` });
});

/**
 * One path of each kind, to be opened in a browser, because browsers parse URLs in their own way. Only every fifth path
 * is used outside `npm run soak`.
 */
const FOR_BROWSERS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\u2028/evil.example',
  '/;//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://localhost@evil.example',
  '//evil。example',
  '//ｅｖｉｌ.example',
  'javascript:document.title="evil"',
  'java\tscript:document.title="evil"',
  'data:text/html,evil',
  'evil.example',
  '%2f%2fevil.example',
  '/verse/..//evil.example',
  '@evil.example',
].filter((_, index) => process.env.REDIRECTS === 'all' || index % 5 === 0);

// @proves SIN-12 GAP-041
test('signing in, or coming back signed in, never leads to another site', async ({
  page,
  site,
  browser,
  expectConsole,
}) => {
  expectConsole(/ERR_ABORTED/);
  const foreign: string[] = [];
  const watch = async (context: typeof page extends { context(): infer C } ? C : never) => {
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== new URL(site).origin,
      (route) => {
        foreign.push(route.request().url());
        return route.abort();
      },
    );
  };
  await watch(page.context());
  const person = await settle(page, site);
  for (const form of FOR_BROWSERS) {
    await page.goto(`/signin?next=${encodeURIComponent(form)}`);
    await expect(page, form).toHaveURL(/\/verse\/community$/);
    await expect(page).not.toHaveTitle('evil');
  }
  for (const form of FOR_BROWSERS.filter((_, index) => index % 5 === 0)) {
    const context = await browser.newContext({ baseURL: site });
    await watch(context);
    const guest = await context.newPage();
    await guest.goto(`/signin?next=${encodeURIComponent(form)}`);
    await untilHydrated(guest);
    await guest.getByLabel('Email', { exact: true }).fill(person.email);
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await guest.getByRole('button', { name: 'Login' }).click();
    await expect(guest, form).toHaveURL(/\/verse\/community$/);
    await context.close();
  }
  expect(foreign).toEqual([]);
});
