import type { Page } from '@playwright/test';
import { findingsOf, wear } from '../../audit';
import { expect, SIZES, test } from '../../fixtures';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test.describe.configure({ mode: 'serial' });

// @proves CST-28 CST-31 GAP-058 VRS-25
test('a member joins a contest by links and words alone; it holds after a reload, others see it, and leaving takes it back', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
}) => {
  await signInAs('member');
  await openPage('/verse');
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Contest' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contests' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  const city = card(page, 'Poster for a Kinder City');
  await expect(city.getByText('128 / 200')).toBeVisible();
  // Once is enough, however often it is pressed.
  await city.getByRole('button', { name: 'Join Contest' }).dblclick();
  await expect(city.getByText('129 / 200')).toBeVisible();
  await expect(city.getByText('Joined', { exact: true })).toBeVisible();
  await expect(city.getByRole('button', { name: 'Leave' })).toBeFocused();

  await page.reload();
  await expect(city.getByText('Joined', { exact: true })).toBeVisible();
  const other = await browser.newPage({ baseURL: baseURL! });
  const { demo } = (await (await other.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const { email, password } = demo.find(({ role }) => role === 'editor')!;
  await other.request.post('/api/signin', { headers: { origin: baseURL! }, data: { email, password } });
  await other.goto('/verse/contests');
  await expect(card(other, 'Poster for a Kinder City').getByText('129 / 200')).toBeVisible();
  await expect(card(other, 'Poster for a Kinder City').getByRole('button', { name: 'Join Contest' })).toBeEnabled();
  await other.close();

  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    city.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('contest-1.ics');
  await city.getByRole('button', { name: 'Leave' }).click();
  await expect(city.getByText('128 / 200')).toBeVisible();
  await expect(city.getByRole('button', { name: 'Join Contest' })).toBeFocused();
});

// @proves CST-04 CST-12 GAP-088
test('what is chosen of the contests stands in the address, and is there again after a reload and on the way back', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/verse/contests');
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Storytelling' }).click();
  await page.getByLabel('Order').selectOption('Popularity: most participants');
  await expect(titles).toHaveText(['One Page, One Voice', 'Thirty-Second Story']);
  await page.getByPlaceholder('Search contests…').pressSequentially('second');
  await expect(titles).toHaveText(['Thirty-Second Story']);
  await expect(page).toHaveURL(/tag=Storytelling&sort=popularity&q=second/);
  await page.reload();
  await expect(titles).toHaveText(['Thirty-Second Story']);
  await page.getByRole('navigation', { name: 'Verse' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveText(['Thirty-Second Story']);
  await expect(page.getByPlaceholder('Search contests…')).toHaveValue('second');
});

// @proves GAP-076
test('the contests give the audit nothing to say, in three sizes and both themes', async ({
  page,
  openPage,
  signInAs,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('member');
  await openPage('/verse/contests');
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    for (const theme of ['dark', 'light'] as const) {
      await wear(page, theme);
      expect(await findingsOf(page), `${theme}, ${size.width} px`).toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
});
