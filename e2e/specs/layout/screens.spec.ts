import type { Page } from '@playwright/test';
import { ADDRESSES } from '@verse/contract/addresses';
import { expect, SIZES, test, untilHydrated } from '../../fixtures';
import { plainPicture } from '../../pictures';
import { findDistortedPictures, findHeadingFaults, findHiddenMenus, findTextFaults } from './screen-faults';

test.describe.configure({ mode: 'parallel' });
test.use({ reducedMotion: 'reduce' });

const PATTERNS = Object.entries(ADDRESSES).map(([name, path]) => ({
  name,
  isFixed: !path.includes(':'),
  path: path as string,
  matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));
type Pattern = (typeof PATTERNS)[number];

/** Pages whose address alone opens nothing of their own. */
const WITHOUT_A_PAGE = new Set(['verse', 'organisation-invitation', 'judge-invitation', 'checkout']);

/** Pages that only some of the staff may open. */
const DESKS = new Set(['store-desk', 'store-desk-orders', 'review-queue', 'house-projects', 'disputes', 'staff']);
const isDesk = ({ name }: Pattern) => DESKS.has(name) || /^moderation|^people-desk|appeals$/.test(name);

const isVerse = ({ path }: Pattern) => path.startsWith('/verse');

interface Visit {
  as?: 'member' | 'editor' | 'moderator';
  size: keyof typeof SIZES;
  /** The natural size of every picture. */
  picture: [width: number, height: number];
  wants: (pattern: Pattern) => boolean;
}

const VISITS: Record<string, Visit> = {
  'a guest with a phone': { size: 'S', picture: [480, 2094], wants: (one) => !isVerse(one) && !isDesk(one) },
  'a member at a desk': { as: 'member', size: 'W', picture: [3000, 300], wants: (one) => isVerse(one) && !isDesk(one) },
  'a moderator at a desk': {
    as: 'moderator',
    size: 'W',
    picture: [480, 2094],
    wants: ({ name }) => ['staff', 'moderation', 'people-desk', 'disputes', 'contest-appeals'].includes(name),
  },
  'an editor with a phone': {
    as: 'editor',
    size: 'S',
    picture: [3000, 300],
    wants: ({ name }) => ['blog-management', 'own-posts', 'review-queue', 'profile', 'orders'].includes(name),
  },
};

/** Replaces each picture of the site by one of an extreme shape. */
async function replacePictures(page: Page, [width, height]: Visit['picture']) {
  const body = await plainPicture(width, height);
  await page.route(/\/api\/images\/|\.(?:png|jpe?g|webp)(?:\?|$)/, (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
}

/** Other tests remove the works that they add, but not those of samples. */
const isLasting = (path: string) => !/\/works\/(?!sample-)/.test(path);

/** Returns one link on the page for each kind of page that is wanted and not known. */
async function findLinks(page: Page, { wants }: Visit, known: ReadonlySet<string>): Promise<[Pattern, string][]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll('a')].filter((a) => a.origin === location.origin).map((a) => a.pathname),
  );
  return PATTERNS.filter((one) => !one.isFixed && !known.has(one.name) && wants(one)).flatMap((pattern) => {
    const path = paths.find(
      (one) => pattern.matches.test(one) && isLasting(one) && !PATTERNS.some((p) => p.isFixed && p.path === one),
    );
    return path === undefined ? [] : [[pattern, path] as [Pattern, string]];
  });
}

async function findFaults(page: Page): Promise<string[]> {
  return [
    ...(await findHeadingFaults(page)),
    ...(await findTextFaults(page)),
    ...(await findDistortedPictures(page)),
    ...(await findHiddenMenus(page)),
  ];
}

for (const [who, visit] of Object.entries(VISITS))
  // @proves SCR-02 SCR-03 SCR-04 SCR-08 SCR-09
  test(`${who} finds one heading, whole pictures and menus, sound texts and no failing request on each page`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize(SIZES[visit.size]);
    if (visit.as) await signInAs(visit.as);
    await replacePictures(page, visit.picture);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    const fixed = PATTERNS.filter((one) => one.isFixed && visit.wants(one) && !WITHOUT_A_PAGE.has(one.name));
    const queue = fixed.map((one) => [one, one.path] as [Pattern, string]);
    const known = new Set(fixed.map(({ name }) => name));
    const faults: Record<string, string[]> = {};
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [, path] = next;
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.locator('h1:visible').first()).toBeVisible();
      const found = [...(await findFaults(page)), ...failed.splice(0)];
      if (found.length > 0) faults[path] = found;
      for (const link of await findLinks(page, visit, known)) {
        known.add(link[0].name);
        queue.push(link);
      }
    }
    expect(faults).toEqual({});
    if (PATTERNS.some((one) => !one.isFixed && visit.wants(one))) expect(known.size).toBeGreaterThan(fixed.length);
  });
