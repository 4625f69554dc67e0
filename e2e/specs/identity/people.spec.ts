import type { Browser, Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, signInToDemo, SIZES, test } from '../../fixtures';

const person = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

const withoutScripts = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();

// @proves GAP-048 GEN-03
test('"Find people like me": a visitor comes from home to the people, searches, and opens a profile', async ({
  page,
  openPage,
}) => {
  await openPage('/');
  await page.getByRole('main').getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('searchbox').fill('zainab identities');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\/people\?q=zainab\+identities$/);
  const zainab = person(page, 'Zainab Olubori');
  await expect(zainab.getByText('Example', { exact: true })).toBeVisible();
  await expect(zainab.getByText('Open to work')).toBeVisible();
  // The whole card links to the profile.
  await zainab.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(/\/u\/zainab-olubori$/);
});

// @proves GAP-048
test('a skill leads to the members who have it, under a title of its own', async ({ page, openPage }) => {
  await openPage('/u/zainab-olubori');
  await page.getByRole('list', { name: 'Skills' }).getByRole('link', { name: 'Lettering' }).click();
  await expect(page).toHaveURL(/\/people\?skill=Lettering$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lettering: people with this skill' })).toBeVisible();
  await expect(page).toHaveTitle(/Lettering: people with this skill/);
  await expect(person(page, 'Zainab Olubori')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

// @proves GAP-048
test('filters by skill, place and availability narrow the list, and an empty one can be cleared', async ({
  page,
  openPage,
}) => {
  await openPage('/people');
  await page.getByLabel('Place').fill('lagos');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Availability').selectOption({ label: 'Busy right now' });
  await expect(page.getByText('No people match your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page).toHaveURL(/\/people$/);
  await page.getByRole('textbox', { name: 'Skill' }).fill('comics');
  await expect(person(page, 'Kojo Amankrah')).toBeVisible();
});

// @proves GAP-048 CST-12
test('without scripts the people can be read, searched and opened', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL!);
  await page.goto('/people');
  await expect(person(page, 'Zainab Olubori').first()).toBeVisible();
  await page.getByRole('searchbox').fill('lettering');
  await page.getByLabel('Availability').selectOption('open');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/people\?q=lettering&skill=&place=&availability=open/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Zainab Olubori' }).click();
  await expect(page).toHaveURL(/\/u\/zainab-olubori$/);
  await page.context().close();
});

// @proves GAP-048 R33
test('a profile that is hidden is gone from the list at once, and back when it is shown', async ({
  page,
  request,
  baseURL,
}) => {
  await signInToDemo(page.request, baseURL!, 'member');
  const own = async () =>
    (await (await page.request.get('/api/me/profile')).json()) as { version: number; handle: string };
  const change = async (data: object) => {
    const headers = { origin: baseURL!, 'if-match': `"${(await own()).version}"` };
    expect((await page.request.patch('/api/me/profile', { headers, data })).status()).toBe(200);
  };
  const list = async () => (await request.get('/people?q=lanternmaker')).text();
  await change({ bio: 'A lanternmaker.', visibility: 'everybody', isListed: true });
  const { handle } = await own();
  expect(await list()).toContain(`/u/${handle}`);
  await change({ visibility: 'members' });
  expect(await list()).not.toContain(handle);
  await change({ visibility: 'everybody' });
  expect(await list()).toContain(`/u/${handle}`);
  await change({ bio: '' });
});

// @proves GAP-076
test('on a phone the first screen shows one and a half people, and the filters fold into one row', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(SIZES.S);
  await openPage('/people');
  const shown = await page.getByRole('article').evaluateAll((cards) =>
    cards.reduce((sum, card) => {
      const { top, height } = card.getBoundingClientRect();
      return sum + Math.max(0, Math.min(1, (innerHeight - top) / height));
    }, 0),
  );
  expect(shown).toBeGreaterThanOrEqual(1.5);
  await expect(page.getByLabel('Place')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Place')).toBeVisible();
});

// @proves GAP-076
test('/people?skill=Lettering passes the audit, in three sizes and both themes @soak', async ({ page, openPage }) => {
  await openPage('/people?skill=Lettering');
  await expectSound(page, '/people?skill=Lettering');
});
