import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, signInToDemo, SIZES, test, untilHydrated } from '../../fixtures';

const RADIO = 'Brand Designer for a Community Radio Station';
const JOB = {
  title: 'Lighthouse painter',
  company: 'Lamp & Sons',
  description: 'Paint lanterns.',
  tags: [],
  benefits: [],
  pay: { min: 20, max: 30, currency: 'USD' },
  isRemote: true,
  type: 'Contract',
};
const job = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

async function demoOf(page: Page) {
  const { demo } = (await (await page.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  return demo.find(({ role }) => role === 'member')!;
}

/** Signs in using the form that the page shows. */
async function signInHere(page: Page) {
  await expect(page).toHaveURL(/\/signin\?next=/);
  await untilHydrated(page);
  const { email, password } = await demoOf(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Sample jobs only, because other tests post jobs at the same time. */
const examples = (page: Page) => page.getByRole('article').filter({ hasText: 'Example' });

/** Returns how many of the list's cards fit on the first screen, e.g. `1.5` for one card and half of the next. */
const cardsInFirstScreen = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const bar = document.querySelector('nav[data-bottom-bar]')?.getBoundingClientRect().height ?? 0;
    const rows = new Map<number, number>();
    for (const card of cards) {
      const { top, height } = card.getBoundingClientRect();
      rows.set(Math.round(top), Math.max(0, Math.min(1, (innerHeight - bar - top) / height)));
    }
    return [...rows.values()].reduce((sum, shown) => sum + shown, 0);
  });

const withoutScripts = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();

// @proves GAP-057 GEN-03
test('a visitor is one click from home to the open jobs, and one more from a job with its pay', async ({
  page,
  openPage,
}) => {
  await openPage('/');
  await page.getByRole('link', { name: 'Open jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job Hub' })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(examples(page)).toHaveCount(6);
  await job(page, RADIO).getByRole('link', { name: RADIO }).click();
  await expect(page).toHaveURL(/\/jobs\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: RADIO })).toBeVisible();
  await expect(page.getByText('$28–$35/hr')).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(examples(page)).toHaveCount(6);
});

// @proves GAP-041 GAP-056
test('a guest who wants to apply signs in and is back at the application, with the search kept', async ({
  page,
  openPage,
  request,
  baseURL,
}) => {
  const title = `Gate designer ${randomUUID().slice(0, 8)}`;
  await signInToDemo(request, baseURL!, 'editor');
  await request.post('/api/jobs', { headers: { origin: baseURL! }, data: { ...JOB, title } });
  await openPage('/jobs?q=designer');
  await expect(job(page, RADIO).getByRole('link', { name: 'Sign in to apply' })).toHaveCount(0);
  await job(page, title).getByRole('link', { name: 'Sign in to apply' }).click();
  await signInHere(page);
  await expect(page.getByRole('dialog', { name: `Apply to ${JOB.company}` })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\?q=designer$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('designer');
  // A member can save the job without leaving the list.
  const save = job(page, RADIO).getByRole('button', { name: 'Save' });
  await save.click();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(page.getByText('The job is no longer saved.')).toBeVisible();
});

// @proves GAP-041
test('a guest who wants to save a job signs in and is back at the button @soak', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await page.goto('/jobs/2');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Sign in to save' }).click();
  await signInHere(page);
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
  await expect(page).toHaveURL(/\/jobs\/2$/);
  await page.context().close();
});

// @proves GAP-044 MKT-11
test('a guest fills the cart from the marketplace, and a product opens as a whole card @soak', async ({
  page,
  openPage,
}) => {
  await openPage('/marketplace');
  const projector = page.getByRole('article', { name: 'Pocket Projector' });
  await projector.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(projector.getByText('1 in your cart')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 item in your cart' })).toBeVisible();
  await projector.locator('img').click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Projector' })).toBeVisible();
});

// @proves GAP-057 CST-12 MKT-04 GAP-088
test('without scripts the lists, their filters and a job can be read', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL!);
  await page.goto('/jobs');
  await expect(examples(page)).toHaveCount(6);
  await page.getByRole('searchbox').fill('designer');
  await page.getByLabel('Type').selectOption('Contract');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/jobs\?q=designer&type=Contract/);
  await expect(examples(page)).not.toHaveCount(6);
  await page.getByRole('link', { name: RADIO }).click();
  await expect(page.getByText('Paid trial task')).toBeVisible();
  await page.goto('/contests');
  await expect(examples(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'ended', exact: true }).click();
  await expect(examples(page)).toHaveCount(1);
  await expect(page.getByText('0h 0m')).toBeVisible();
  await page.goto('/marketplace');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByLabel('Category').selectOption('Fashion');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(12);
  await page.context().close();
});

// @proves GAP-077
test('search engines find each open job with its pay on its page alone, and a closed one is gone at once', async ({
  page,
  request,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/404/);
  await signInToDemo(page.request, baseURL!, 'editor');
  const posted = await page.request.post('/api/jobs', { headers: { origin: baseURL! }, data: JOB });
  const { id } = (await posted.json()) as { id: string };
  const textAt = async (address: string) => (await request.get(address)).text();
  expect(await textAt('/sitemap.xml')).toContain(`/jobs/${id}</loc>`);
  expect(await textAt('/jobs')).toContain('Lighthouse painter');
  expect(await textAt('/jobs')).not.toContain('JobPosting');
  const own = await textAt(`/jobs/${id}`);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(own) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Lighthouse painter',
    employmentType: 'CONTRACTOR',
    baseSalary: { currency: 'USD', value: { minValue: 20, maxValue: 30, unitText: 'HOUR' } },
  });
  expect(own).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/jobs/${id}"`));
  const headers = { origin: baseURL!, 'if-match': '"1"' };
  await page.request.patch(`/api/jobs/${id}`, { headers, data: { state: 'closed' } });
  expect((await request.get(`/jobs/${id}`)).status()).toBe(404);
  expect(await textAt('/jobs')).not.toContain('Lighthouse painter');
  expect(await textAt('/sitemap.xml')).not.toContain(id);
});

// @proves GAP-076
test('on a phone the first screen shows one and a half cards, and the filters fold into one row', async ({
  page,
  openPage,
  signInAs,
}) => {
  await page.setViewportSize(SIZES.S);
  const lists = ['/jobs', '/contests', '/marketplace'];
  for (const address of lists) {
    await openPage(address);
    expect(await cardsInFirstScreen(page), address).toBeGreaterThanOrEqual(1.5);
    const fold = page.getByRole('button', { name: 'Filters' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('combobox').first()).toBeHidden();
    await fold.click();
    await page.getByRole('combobox').first().selectOption({ index: 1 });
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  }
  await signInAs('member');
  for (const address of lists) {
    await openPage(`/verse${address}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await cardsInFirstScreen(page), `/verse${address}`).toBeGreaterThanOrEqual(1.5);
  }
});

// @proves JOB-06 LIM-04
test('a closed job shows whole words of its first eighty characters', async ({ page, openPage }) => {
  await openPage('/jobs');
  const text = page.getByText(/^We are a volunteer radio station/);
  const whole = 'We are a volunteer radio station with a new studio and an old logo. We need a na';
  await expect(text).toHaveText(whole);
  const cut = await text.evaluate((element) =>
    [...element.childNodes].flatMap((node) =>
      node instanceof Element && getComputedStyle(node).position === 'absolute' ? [] : [node.textContent],
    ),
  );
  expect(cut.join('')).toBe('We are a volunteer radio station with a new studio and an old logo. We need a');
});
