import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { type HtmlElementLike, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test, untilHydrated } from '../../fixtures';

/** Returns the path of the validator, which is not a dependency, because it has 31 MB and only nightly jobs use it. */
function findValidator(): string {
  try {
    return createRequire(import.meta.url)('vnu-jar') as string;
  } catch (error) {
    throw new Error('Install the validator first: npm install --no-save vnu-jar@25.11.25', { cause: error });
  }
}

interface Composition {
  parts: { claims: string[]; membersOnly: boolean }[];
  addresses: Record<string, string>;
}

const readXml = async (request: APIRequestContext, path: string) =>
  [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });

/** Returns one path for each address of the site. Parameters are taken from the sitemap, if it has such a page. */
async function findPaths(request: APIRequestContext) {
  const { parts, addresses } = (await (await request.get('/composition.json')).json()) as Composition;
  const listed = (
    await Promise.all((await readXml(request, '/sitemap.xml')).map((path) => readXml(request, path)))
  ).flat();
  const isForMembers = (path: string) =>
    parts.some(({ claims, membersOnly }) => membersOnly && claims.some((claim) => `${path}/`.startsWith(`${claim}/`)));
  const paths = Object.values(addresses).map((pattern) => {
    const exact = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
    return listed.find((path) => exact.test(path)) ?? pattern.replace(/:\w+/g, '1');
  });
  return {
    visitors: [...paths.filter((path) => !isForMembers(path)), '/search?q=poster', '/no-such-page'],
    members: paths.filter(isForMembers),
  };
}

const withoutListRole = (_: HtmlElementLike, role: unknown) => (role === 'list' ? 'is a list already' : null);

/** The rules of HTML, with those that concern two attributes at once. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        img: {
          attributes: {
            sizes: { allowed: (img: HtmlElementLike) => (img.hasAttribute('srcset') ? null : 'requires srcset') },
          },
        },
        button: {
          attributes: {
            'aria-expanded': {
              allowed: (button: HtmlElementLike) =>
                button.hasAttribute('popovertarget') ? 'repeats popovertarget' : null,
            },
          },
        },
        ul: { attributes: { role: { allowed: withoutListRole } } },
        ol: { attributes: { role: { allowed: withoutListRole } } },
      },
    ],
  }),
);

// @proves GAP-164
test('every page that visitors can open is valid HTML, as the server sends it', async ({ request }) => {
  const { visitors } = await findPaths(request);
  expect(visitors.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const path of visitors) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    for (const { messages } of results)
      faults.push(...messages.map(({ message, selector }) => `${path}: ${message} at ${selector ?? ''}`));
  }
  expect(faults).toEqual([]);
});

/** Features that the validator does not know yet, and hints that change nothing. */
const UNKNOWN_TO_VALIDATOR = [
  /^CSS: Unrecognized at-rule “@layer”/,
  /^Attribute “name” not allowed on element “details”/,
  /^Trailing slash on void elements/,
];

interface Finding {
  url: string;
  message: string;
  extract?: string;
}

/** Validates the documents with the validator of the W3C, which requires Java. */
async function validateAll(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'verse-html-'));
  const paths = [...documents.keys()];
  for (const [index, html] of [...documents.values()].entries()) await writeFile(join(folder, `${index}.html`), html);
  const files = paths.map((_, index) => join(folder, `${index}.html`));
  const options = ['-Xss2m', '-jar', findValidator(), '--stdout', '--exit-zero-always', '--format', 'json'];
  const { stdout } = await promisify(execFile)('java', [...options, ...files], { maxBuffer: 1e9 });
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as { messages: Finding[] };
  return messages
    .filter(({ message }) => !UNKNOWN_TO_VALIDATOR.some((pattern) => pattern.test(message)))
    .map(({ url, message, extract }) => `${paths[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message} ${extract ?? ''}`);
}

async function contentOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return page.content();
}

// @proves GAP-164
test('every page is valid HTML for the validator of the W3C, for visitors and members @soak', async ({
  page,
  request,
  signInAs,
  expectConsole,
}) => {
  test.setTimeout(900_000);
  expectConsole(/Failed to load resource/);
  const { visitors, members } = await findPaths(request);
  const documents = new Map<string, string>();
  for (const path of visitors) {
    documents.set(`sent ${path}`, await (await request.get(path)).text());
    documents.set(`shown ${path}`, await contentOf(page, path));
  }
  await signInAs('moderator');
  for (const path of members) documents.set(`member ${path}`, await contentOf(page, path));
  expect(await validateAll(documents)).toEqual([]);
});
