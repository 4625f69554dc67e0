import { expect, SIZES, test } from '../../../fixtures';
import { columnsOf } from './grid';

test.beforeEach(({ openPage }) => openPage('/showcase'));

// @proves SHW-01 SHW-02 SHW-03 SHW-04 SHW-06 SHW-07 LIM-05 LIM-24
test('shows seven creators in one, two, or four columns, with their biographies cut at four lines', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(7);
  for (const [size, columns] of [
    [SIZES.S, 1],
    [SIZES.M, 2],
    [SIZES.W, 4],
  ] as const) {
    await page.setViewportSize(size);
    await expect.poll(() => columnsOf(cards), { message: `at ${size.width} px` }).toBe(columns);
  }
  for (const card of await cards.all()) {
    await expect(card.getByRole('img')).toHaveAttribute('alt', /^Portrait of \w+ \w+$/);
    await expect(card.getByRole('heading')).toHaveText(/^\w+ \w+$/);
    const [role, bio] = await card.getByRole('paragraph').all();
    await expect(role!).toHaveText(/.{5,}/);
    await expect(bio!).toHaveText(/.{200,}/);
    const { lines, rest } = await bio!.evaluate((text) => ({
      lines: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
      rest: text.scrollHeight - text.clientHeight,
    }));
    expect(lines).toBeLessThanOrEqual(4.05);
    expect(rest).toBeGreaterThan(0);
    await expect(card.getByRole('button')).toHaveText('Read More');
  }
});

// @proves SHW-06 LIM-05
test('cuts a biography between lines, never inside a word', async ({ page }) => {
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const torn = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const bio = [...card.querySelectorAll('p')].at(-1)!;
          const text = bio.firstChild as Text;
          const box = bio.getBoundingClientRect();
          // The browser's own line clamp is not allowed, because it would draw its ellipsis over the last word.
          if (getComputedStyle(bio).webkitLineClamp !== 'none') return ['dots'];
          return [...text.data.matchAll(/\S+/g)]
            .filter(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const { top, bottom, right } = range.getBoundingClientRect();
              const middle = (top + bottom) / 2;
              const isSeen = middle < box.bottom;
              const isWhole = right <= box.right + 1 && bottom <= box.bottom + 2;
              return isSeen && !isWhole;
            })
            .map(([word]) => word);
        }),
      );
    expect(torn, `at ${size.width} px`).toEqual([]);
  }
});

// @proves SHW-08 SHW-09 SHW-10 SHW-13 GEN-11
test('opens one creator at a time in a dialog, with the whole biography and the portfolio @soak', async ({ page }) => {
  const third = page.getByRole('article').nth(2);
  const bio = await third.getByRole('paragraph').nth(1).textContent();
  await third.getByRole('button', { name: 'Read More' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByRole('heading')).toHaveText('Mireille Kossou');
  await expect(dialog).not.toContainText(/Zainab|Femi|Kojo|Priya|Mateus|Hanne/);
  await expect(dialog.getByRole('img', { name: 'Portrait of Mireille Kossou' })).toBeVisible();
  await expect(dialog.getByText('2D Animator')).toBeVisible();
  const whole = dialog.getByText(bio ?? '');
  await expect(whole).toBeVisible();
  expect(await whole.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true);
  const portfolio = dialog.getByRole('link', { name: 'Visit Portfolio' });
  await expect(portfolio).toHaveAttribute('href', '/u/mireille-kossou#works');
  await expect(portfolio).toHaveAttribute('target', '_blank');
  await expect(portfolio).toHaveAttribute('rel', /noopener/);
});

// @proves SHW-11 SHW-12 SHW-13 GAP-011
test('closes by button, Escape, and a click beside the dialog, and returns the focus @soak', async ({ page }) => {
  const readMore = page.getByRole('button', { name: 'Read More' }).nth(1);
  const dialog = page.getByRole('dialog');
  const ways: [string, () => Promise<void>][] = [
    ['the close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press beside it', () => page.mouse.click(8, 400)],
  ];
  for (const [way, close] of ways) {
    await test.step(way, async () => {
      await readMore.click();
      await expect(dialog).toHaveCount(1);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(readMore).toBeFocused();
      await expect(page).toHaveURL('/showcase');
    });
  }
});

// @proves SHW-13 GAP-011
test('closes by Back, and closing leaves no history entry that Back would undo', async ({ page, openPage }) => {
  await openPage('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Showcase' }).click();
  const readMore = page.getByRole('button', { name: 'Read More' }).nth(3);
  const dialog = page.getByRole('dialog');
  await readMore.click();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/showcase');
  await expect(dialog).toHaveCount(0);
  await expect(readMore).toBeFocused();
  await page.goForward();
  await expect(dialog).toHaveAccessibleName('Kojo Amankrah');

  // Clicks twice in quick succession, which must go back only one step.
  await dialog
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/showcase');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

// @proves SHW-05 SHW-09
test('shows every biography in full and no useless button without scripts', async ({ browser, baseURL }) => {
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await still.newPage();
  await page.goto('/showcase#femi-adekusi');
  await expect(page.getByRole('article')).toHaveCount(7);
  for (const card of await page.getByRole('article').all()) {
    expect(
      await card
        .locator('p')
        .last()
        .evaluate((bio) => bio.scrollHeight - bio.clientHeight),
    ).toBeLessThanOrEqual(0);
  }
  await expect(page.getByRole('button', { name: 'Read More' })).toHaveCount(0);
  await still.close();
});

// @proves SHW-13 GAP-011
test('keeps the focus inside the dialog and the dialog in the URL @soak', async ({ page }) => {
  await page.getByRole('button', { name: 'Read More' }).nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Femi Adekusi' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/showcase#femi-adekusi');
  const reached = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    // After each cycle through the dialog, focus is on the window itself, i.e. where the address bar would be.
    reached.add(
      await page.evaluate(() => {
        const active = document.activeElement;
        if (active === document.body) return 'window';
        return active?.closest('dialog')
          ? active.textContent?.trim() || active.getAttribute('aria-label') || ''
          : 'behind the dialog';
      }),
    );
  }
  expect(reached).toContain('Visit Portfolio');
  expect(reached).toContain('Close');
  expect(reached).not.toContain('behind the dialog');

  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Read More' }).nth(1)).toBeFocused();
});

// @proves GAP-010
test('offers no link to a missing portfolio @soak', async ({ page }) => {
  await page.getByRole('article', { name: 'Hanne Lindqvarn' }).getByRole('button', { name: 'Read More' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hanne Lindqvarn' });
  await expect(dialog.getByText('Portfolio coming soon')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText(['See profile']);
});

// @proves SHW-05 SHW-09
test('shows initials when a portrait does not load, on the card and in the dialog @soak', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.route('**/media/femi-adekusi*.webp', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/showcase#femi-adekusi');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Femi Adekusi' });
  await expect(dialog.getByRole('img', { name: 'Portrait of Femi Adekusi' })).toHaveText('FA');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: 'Femi Adekusi' }).getByRole('img')).toHaveText('FA');
});
