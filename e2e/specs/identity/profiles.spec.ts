import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { signInToDemo } from '../../fixtures';
import { expect, settle, test } from '../../people';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');
const CANARY = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

interface Own {
  handle: string;
  version: number;
}
const ownOf = async (page: Page) => (await (await page.request.get('/api/me/profile')).json()) as Own;

// @proves GAP-048 COM-01 COM-02 COM-03 COM-04 COM-05 COM-06
test("a member's page is rendered by the server, and hydrates without console output", async ({
  page,
  openPage,
  request,
}) => {
  const answer = await openPage('/u/zainab-olubori');
  expect([answer?.status(), answer?.headers()['x-render']]).toEqual([200, 'ssr']);
  const html = (await answer?.text()) ?? '';
  for (const shown of ['Zainab Olubori', 'Verified Talent', 'Lettering', 'followers', 'Hand-painted sign of the week'])
    expect(html).toContain(shown);
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const graph = (JSON.parse(facts) as { '@graph': { '@type': string; name?: string }[] })['@graph'];
  expect(graph.map((fact) => fact['@type'])).toEqual([
    'ProfilePage',
    ...['CreativeWork', 'CreativeWork', 'CreativeWork', 'CreativeWork'],
    ...['SocialMediaPosting', 'SocialMediaPosting'],
  ]);
  await expect(page.getByRole('link', { name: 'Follow' })).toBeVisible();
  expect((await request.get('/u/nobody-has-this')).status()).toBe(404);
});

// @proves GAP-048
test('a profile begins with its works: the first is on the first screen, twice as wide as the others', async ({
  page,
  openPage,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await openPage('/u/zainab-olubori');
    const works = page
      .getByRole('region', { name: 'Works' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    const [first, second] = await Promise.all([0, 1].map((index) => works.nth(index).boundingBox()));
    expect(first!.y).toBeLessThan(viewport.height / 2);
    expect(first!.width).toBeGreaterThan(1.9 * second!.width);
    const picture = works.first().getByRole('img');
    const shape = await picture.evaluate((shown: HTMLImageElement) => {
      const { width, height } = shown.getBoundingClientRect();
      return width / height - Number(shown.getAttribute('width')) / Number(shown.getAttribute('height'));
    });
    expect(Math.abs(shape)).toBeLessThan(0.02);
    await page.mouse.wheel(0, 2 * viewport.height);
    const bar = page.getByRole('group', { name: 'Hire' });
    await expect.poll(async () => (await bar.boundingBox())!.y).toBeLessThan(120);
    await expect(bar).toBeInViewport();
  }
});

// @proves GAP-048 GAP-049
test('a member edits a profile, shows a work, and hides it: the public page changes at once', async ({
  page,
  site,
  openPage,
  request,
}) => {
  await settle(page, site);
  await openPage('/verse/user-profile');
  const { handle } = await ownOf(page);
  const pageOf = async () => {
    const answer = await request.get(`/u/${handle}`);
    return { status: answer.status(), html: await answer.text() };
  };
  await page.getByRole('textbox', { name: 'Bio' }).fill(`Signs by hand. ${CANARY}`);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  expect((await pageOf()).html).toContain('Signs by hand.');

  await page.getByRole('button', { name: 'Add a work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A sign for the baker');
  const pictures = ['wrong.webp', 'sign.webp'];
  await dialog
    .getByLabel('Pictures')
    .setInputFiles(pictures.map((name) => ({ name, mimeType: 'image/webp', buffer: readFileSync(PICTURE) })));
  await dialog.getByRole('button', { name: 'Remove picture wrong.webp' }).click();
  await expect(dialog.getByLabel('Pictures')).toBeFocused();
  await dialog.getByLabel('Describe sign.webp').fill('A painted sign with a large S');
  await dialog.getByRole('button', { name: 'Save work' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3, name: 'A sign for the baker' })).toBeVisible();
  expect((await pageOf()).html).toContain('A painted sign with a large S');

  await openPage(`/u/${handle}`);
  expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();

  await openPage('/verse/user-profile');
  await page.getByRole('button', { name: 'Remove: A sign for the baker' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'A sign for the baker' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'A sign for the baker' })).toBeVisible();

  await page.getByRole('radio', { name: /^Private/ }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  for (let times = 0; times < 20; times += 1) expect((await pageOf()).status).toBe(404);
  await page.getByRole('radio', { name: /^Open to clients/ }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect.poll(async () => (await pageOf()).status).toBe(200);
});

// @proves GAP-048
test('a member is warned that clients see an empty page, opens it to them, and looks at it as a visitor @soak', async ({
  page,
  site,
  openPage,
}) => {
  await settle(page, site);
  await openPage('/verse/user-profile');
  await page.getByRole('textbox', { name: 'Bio' }).fill('Signs by hand.');
  await page.getByText('Choose part by part').click();
  await page.getByLabel('Bio', { exact: true }).last().selectOption('Members');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const warning = page.getByText('Without an account, clients see only your name.');
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: 'View as visitor' }).click();
  await expect(page.getByText('This is what visitors see.')).toBeVisible();
  await expect(page.getByText('Signs by hand.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await page.getByRole('radio', { name: /^Open to clients/ }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(warning).toHaveCount(0);
  await page.getByRole('link', { name: 'View as visitor' }).click();
  await expect(page.getByText('Signs by hand.')).toBeVisible();
});

// @proves GAP-048
test('former handles redirect permanently to the page @soak', async ({
  page,
  site,
  openPage,
  request,
  expectConsole,
}) => {
  expectConsole(/429/);
  await settle(page, site);
  await openPage('/verse/user-profile');
  const { handle: first } = await ownOf(page);
  for (const next of ['signs-at-work', 'painter-of-signs']) {
    await page.getByRole('textbox', { name: 'Handle' }).fill(next);
    await page.getByRole('button', { name: 'Save handle' }).click();
    await expect(page.getByText(`/u/${next}.`)).toBeVisible();
  }
  for (const former of [first, 'signs-at-work', 'Painter-Of-Signs']) {
    const answer = await request.get(`/u/${former}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/u/painter-of-signs']);
  }
  await page.getByRole('textbox', { name: 'Handle' }).fill('signs-third');
  await page.getByRole('button', { name: 'Save handle' }).click();
  await expect(page.getByText('You can change your handle 2 times in 30 days.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Handle' })).toHaveValue('signs-third');
});

// @proves GAP-049 COM-07 COM-08
test('a follow survives a reload, and a message is sent without revealing the address @soak', async ({
  page,
  openPage,
  signInAs,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL: baseURL! });
  await signInToDemo(other.request, baseURL!, 'editor');
  const { handle } = await ownOf(other);
  await other.close();
  await signInAs('member');
  await openPage(`/u/${handle}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Get in touch' }).click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await page.getByLabel('Message').fill(`Hello ${CANARY}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/^Your message was sent/)).toBeVisible();
  expect(await page.content()).not.toContain('editor@creativityverse.example');
});

// @proves GAP-048
test('both pages pass the audit at every width in both themes', async ({ page, site, openPage }) => {
  // A new member, because `public-posts.spec.ts` makes the demo member block the owner of this profile.
  await settle(page, site);
  for (const address of ['/u/zainab-olubori', '/verse/user-profile']) {
    await openPage(address);
    await expectSound(page, address);
  }
});

// @proves SCR-10
test('a profile and a work for members answer 200 to their owner and to members, and say so without scripts', async ({
  page,
  site,
  browser,
  openPage,
  request,
}) => {
  await settle(page, site);
  await openPage('/verse/user-profile');
  const { handle } = await ownOf(page);
  await page.getByRole('radio', { name: /^Members/ }).check();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  const member = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  await signInToDemo(member.request, site, 'member');
  const statuses = async (path: string) =>
    Promise.all([page.request, member.request, request].map(async (one) => (await one.get(path)).status()));
  await expect.poll(() => statuses(`/u/${handle}`)).toEqual([200, 200, 404]);
  expect(await statuses(`/u/${handle}/works/none`)).toEqual([404, 404, 404]);
  expect(await statuses('/u/nobody-has-this')).toEqual([404, 404, 404]);

  const plain = await member.newPage();
  await plain.goto(`/u/${handle}`);
  await expect(plain.getByRole('heading', { level: 1, name: 'This profile is for members' })).toBeVisible();
  // Playwright's text locators skip the content of `noscript`.
  expect(await plain.getByRole('main').innerText()).toContain(
    'It needs scripts. Turn them on for this site to see it.',
  );
  await openPage(`/u/${handle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This profile is for members' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit profile' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await member.close();
});
