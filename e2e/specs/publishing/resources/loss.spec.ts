import type { Page } from '@playwright/test';
import { expect, soakUnless, test } from '../../../fixtures';
import { chooseView, contentText, fillContent, form, openEditor, VIEWS } from './editor';

const SENTENCE = 'It was past midnight when she put the pencil down';

/** Makes the given device storage reject every write, as if it were full or blocked. */
async function refuse(page: Page, what: ('localStorage' | 'indexedDB')[]) {
  await page.addInitScript((refused) => {
    const fail = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    if (refused.includes('localStorage')) Storage.prototype.setItem = fail;
    if (refused.includes('indexedDB')) IDBFactory.prototype.open = fail;
  }, what);
}

const atRisk = (page: Page) => form(page).getByText('We cannot save your text on this device.', { exact: false });

for (const view of VIEWS) {
  const other = VIEWS.find((one) => one !== view)!;
  const tag = soakUnless(view === 'Formatted');

  // @proves GAP-025
  test(`a device that refuses to save is announced, and the page keeps the text: ${view}${tag}`, async ({ page }) => {
    await refuse(page, ['localStorage', 'indexedDB']);
    await openEditor(page);
    await chooseView(page, view);
    await fillContent(page, SENTENCE);
    await expect(atRisk(page)).toBeVisible();
    await chooseView(page, other);
    expect(await contentText(page)).toBe(SENTENCE);
    const asked = page.waitForEvent('dialog');
    // `page.reload()` would wait for a page load that never starts.
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(await contentText(page)).toBe(SENTENCE);
  });

  // @proves GAP-025
  test(`a text that localStorage refuses comes back from its copy: ${view}${tag}`, async ({ page }) => {
    await openEditor(page);
    await chooseView(page, view);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function refuseDrafts(key: string, value: string) {
        if (/draft:|edits:/.test(key)) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await fillContent(page, SENTENCE);
    await expect(page.locator('[data-kept]', { hasText: 'Saved on this device' })).toBeVisible();
    await expect(atRisk(page)).toHaveCount(0);
    await page.reload();
    await openEditor(page);
    expect(await contentText(page)).toBe(SENTENCE);
  });

  // @proves GAP-025
  test(`going back in mid-sentence and forward again brings every letter back: ${view}${tag}`, async ({
    page,
    openPage,
  }) => {
    await openPage('/resources');
    await openEditor(page);
    await chooseView(page, view);
    await fillContent(page, '');
    await page.keyboard.type(SENTENCE);
    await page.goBack();
    await expect(page).not.toHaveURL(/blog-management/);
    await page.goForward();
    await expect.poll(() => contentText(page).catch(() => '')).toBe(SENTENCE);
  });

  // @proves GAP-025
  test(`a tab that closes while a long text is edited loses no letter: ${view} @soak`, async ({ page, context }) => {
    const start = `${'A long day. '.repeat(2500)}The end`;
    await openEditor(page);
    await chooseView(page, view);
    await fillContent(page, start);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(SENTENCE);
    await page.close();
    const open = await context.newPage();
    await openEditor(open);
    await expect.poll(async () => (await contentText(open)).slice(start.length)).toBe(SENTENCE);
  });
}
