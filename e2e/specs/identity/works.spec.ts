import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { signInToDemo, SIZES } from '../../fixtures';
import { expect, settle, test } from '../../people';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');
const CANARY = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const EXAMPLE = '/u/zainab-olubori/works/sample-zainab-olubori-1';

interface Own {
  handle: string;
  version: number;
  shownTo: Record<string, string>;
  works: { id: string }[];
}

/** Creates a new member and adds a work using the form. */
async function showWork(page: Page, site: string, title: string) {
  await settle(page, site);
  const own = async () => (await (await page.request.get('/api/me/profile')).json()) as Own;
  const change = async (change: object) => {
    const headers = { origin: site, 'if-match': `"${(await own()).version}"` };
    expect((await page.request.patch('/api/me/profile', { headers, data: change })).status()).toBe(200);
  };
  const showTo = async (works: string) => change({ shownTo: { ...(await own()).shownTo, works } });
  await page.goto('/verse/user-profile');
  await page.getByRole('button', { name: 'Add a work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByText('Tell the story').click();
  await dialog.getByLabel('Problem').fill(`Nobody could read it. ${CANARY}`);
  await dialog.getByLabel('Result').fill('Everyone does.');
  await dialog.getByLabel('How it was made').selectOption('Made by hand');
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await dialog.getByRole('button', { name: 'Save work' }).click();
  await expect(dialog).toHaveCount(0);
  const { handle, works } = await own();
  return { address: `/u/${handle}/works/${works[0]!.id}`, id: works[0]!.id, handle, change, showTo };
}

// @proves GAP-048 GAP-049 COM-08
test('from home a client opens the work of a creator with one click, and their contact with the second', async ({
  page,
  site,
  browser,
}) => {
  const title = `A sign for the baker ${Date.now()}`;
  const { address, id, change, showTo } = await showWork(page, site, title);
  await showTo('everybody');
  // Only works that were chosen are on the home page.
  const staff = await browser.newContext({ baseURL: site });
  await signInToDemo(staff.request, site, 'moderator');
  const chosen = await staff.request.put(`/api/works/${id}/choice`, {
    headers: { origin: site },
    data: { sentence: 'Letters one reads from afar.' },
  });
  expect(chosen.status()).toBe(200);
  await staff.close();

  const client = await browser.newPage({ baseURL: site });
  await client.goto('/');
  await client.getByRole('link', { name: title }).click();
  await expect(client).toHaveURL(address);
  await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(client.getByText(`Nobody could read it. ${CANARY}`)).toBeVisible();
  await expect(client.getByText('Made by hand')).toBeVisible();
  await expect(client.getByText('Example', { exact: true })).toHaveCount(0);
  await client.getByRole('button', { name: 'Get in touch' }).click();
  const dialog = client.getByRole('dialog', { name: /^Get in touch with/ });
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/signin?next=${encodeURIComponent(address)}`,
  );
  expect(await client.evaluate(() => 'hit' in globalThis)).toBe(false);
  await client.close();
  await change({ visibility: 'nobody' });
});

// @proves GAP-048 GAP-024 R33
test('a work appears for everyone, for members, and for no one as its maker decides, at once @soak', async ({
  page,
  site,
  browser,
  request,
  openPage,
  expectConsole,
}) => {
  expectConsole(/404/);
  const title = `A quiet work ${Date.now()}`;
  const { address, id, change, showTo } = await showWork(page, site, title);
  const seen = async () => {
    const answer = await request.get(address);
    const card = await request.get(`/api/cards/work/${id}.png`);
    return [answer.status(), (await answer.text()).includes(title), card.status()];
  };
  expect(await seen()).toEqual([200, true, 200]);
  await showTo('members');
  expect(await seen()).toEqual([404, false, 404]);

  const member = await browser.newPage({ baseURL: site });
  await settle(member, site);
  await member.goto(address);
  await expect(member.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await showTo('everybody');
  expect(await seen()).toEqual([200, true, 200]);
  await change({ visibility: 'nobody' });
  expect(await seen()).toEqual([404, false, 404]);
  await member.reload();
  await expect(member.getByRole('heading', { level: 1, name: 'Work not found' })).toBeVisible();
  await member.close();

  await change({ visibility: 'everybody' });
  expect(await seen()).toEqual([200, true, 200]);
  await openPage(address);
  await expect(page.getByRole('link', { name: 'Edit your works' })).toBeVisible();
  await page.request.delete(`/api/me/works/${id}`, { headers: { origin: site } });
  expect(await seen()).toEqual([404, false, 404]);
});

// @proves GAP-048 GAP-077
test('a work is rendered by the server, and leads to its maker, the next and the previous work', async ({
  page,
  openPage,
  request,
}) => {
  const answer = await openPage(EXAMPLE);
  expect([answer?.status(), answer?.headers()['x-render']]).toEqual([200, 'ssr']);
  const html = (await answer?.text()) ?? '';
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Indigo rings',
    url: expect.stringMatching(new RegExp(`${EXAMPLE}$`)) as unknown,
    creator: { '@type': 'Person', name: 'Zainab Olubori' },
  });
  expect(html).toContain('/api/cards/work/sample-zainab-olubori-1.png');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${EXAMPLE}</loc>`);

  for (const heading of ['Problem', 'Decisions', 'Result'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  const more = page.getByRole('navigation', { name: 'More by Zainab Olubori' });
  await more.getByRole('link', { name: /^Next work/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fan print' })).toBeVisible();
  await more.getByRole('link', { name: /^Previous work/ }).click();
  await expect(page).toHaveURL(EXAMPLE);
  await page.getByRole('main').getByRole('link', { name: 'Zainab Olubori', exact: true }).click();
  await expect(page).toHaveURL('/u/zainab-olubori');
  await page.getByRole('link', { name: 'Indigo rings' }).click();
  await expect(page).toHaveURL(EXAMPLE);

  for (const address of ['/u/zainab-olubori/works/invented', '/u/femi-adekusi/works/sample-zainab-olubori-1']) {
    const missing = await request.get(address);
    expect([address, missing.status()]).toEqual([address, 404]);
    expect(await missing.text()).toContain('Work not found');
  }
});

// @proves GAP-048
test('an example is labelled, and says why it cannot be contacted @soak', async ({ page, openPage }) => {
  for (const address of [EXAMPLE, '/u/zainab-olubori']) {
    await openPage(address);
    await expect(page.getByRole('main').getByText('Example', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Example profile: see how yours could look/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get in touch' })).toHaveCount(0);
  }
  await openPage('/showcase');
  const zainab = page.getByRole('article', { name: 'Zainab Olubori' });
  await expect(zainab.getByText('Example', { exact: true })).toBeVisible();
  await zainab.getByRole('link', { name: 'See profile' }).click();
  await expect(page).toHaveURL('/u/zainab-olubori');
});

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

// @proves GAP-048
test('works are within the first two screens of home, the first of Showcase, and nothing moves as they load', async ({
  page,
  openPage,
}) => {
  for (const size of [SIZES.S, SIZES.W]) {
    await page.setViewportSize(size);
    for (const [address, screens] of [
      ['/', 2],
      ['/showcase', 1],
    ] as const) {
      await openPage(address);
      const first = page.getByRole('main').locator('a[href*="/works/"]').first();
      const bottom = await first.evaluate((link) => link.getBoundingClientRect().bottom + scrollY);
      expect(bottom, `${address} at ${size.width} px`).toBeLessThanOrEqual(screens * size.height);
      await first.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await shifts(page)).toBe(0);
    }
  }
});

// @proves GAP-048
test('the page of a work passes the audit at every width in both themes', async ({ page, openPage }) => {
  await openPage(EXAMPLE);
  await expectSound(page, EXAMPLE);
});
