import type { Page } from '@playwright/test';
import { expect, soakUnless, test } from '../../../fixtures';
import { photo } from '../../../pictures';
import { chooseView, contentBox, fillContent, form, openEditor, pressView, toolbar } from './editor';

const WIDTHS = [390, 1280];
const SOURCE = /!\[\]\(picture:[a-z0-9]+\)/g;

/** Opens the formatted view with three paragraphs. */
async function openThree(page: Page) {
  await openEditor(page);
  await chooseView(page, 'Formatted');
  await fillContent(page, 'One\n\nTwo\n\nThree');
}

/** Returns the source, with P in place of each picture. */
async function sourceOf(page: Page): Promise<string> {
  await pressView(page, 'Plain');
  const source = (await contentBox(page).inputValue()).replace(SOURCE, 'P');
  await chooseView(page, 'Formatted');
  return source;
}

/** Drops or pastes a file on a paragraph, as if from another program. A test's mouse cannot do that. */
async function bring(page: Page, kind: 'drop' | 'paste', paragraph: number, file: Buffer, name = 'boats.jpg') {
  const target = contentBox(page).locator('p').nth(paragraph);
  await target.scrollIntoViewIfNeeded();
  if (kind === 'paste') await target.click();
  await target.evaluate(
    (element, { event, bytes, fileName }) => {
      const data = new DataTransfer();
      data.items.add(
        new File([new Uint8Array(bytes)], fileName, { type: fileName.endsWith('.jpg') ? 'image/jpeg' : '' }),
      );
      const { left, top, height } = element.getBoundingClientRect();
      const place = { clientX: left + 5, clientY: top + height / 2, bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...place, dataTransfer: data })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { event: kind, bytes: [...file], fileName: name },
  );
}

for (const width of WIDTHS) {
  const tag = soakUnless(width === 390);
  // @proves GAP-028
  test(`pictures are dropped, pasted and dragged to their place in the text, at ${width} px${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openThree(page);
    const file = await photo(900, 600);
    const pictures = contentBox(page).locator('figure');
    await bring(page, 'drop', 2, file);
    await expect(pictures.locator('img')).toBeVisible();
    expect(await sourceOf(page)).toBe('One\n\nTwo\n\nThree\n\nP');

    const from = pictures.locator('img');
    await from.scrollIntoViewIfNeeded();
    const start = (await from.boundingBox())!;
    const target = (await contentBox(page).locator('p').nth(1).boundingBox())!;
    await page.mouse.move(start.x + start.width / 2, start.y + 30);
    await page.mouse.down();
    await page.mouse.move(start.x + start.width / 2, start.y + 10, { steps: 3 });
    await page.mouse.move(target.x + 30, target.y + target.height - 5, { steps: 8 });
    await expect(page.locator('.drop-cursor')).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => sourceOf(page)).toBe('One\n\nTwo\n\nP\n\nThree');

    await bring(page, 'paste', 0, file);
    await expect(pictures).toHaveCount(2);
    expect(await sourceOf(page)).toMatch(/^(?:One\n\nP|P\n\nOne|O\n\nP\n\nne|On\n\nP\n\ne)\n\nTwo\n\nP\n\nThree$/);
    await contentBox(page).focus();
    await page.keyboard.press('Control+z');
    await expect(pictures).toHaveCount(1);
  });
}

// @proves GAP-028
test('a dropped file that is not a picture is named, and the text stays', async ({ page }) => {
  await openThree(page);
  await bring(page, 'drop', 1, Buffer.from('%PDF-1.7'), 'brief.pdf');
  await expect(form(page).getByText(/“?brief\.pdf”?/)).toBeVisible();
  expect(await sourceOf(page)).toBe('One\n\nTwo\n\nThree');
});

// @proves GAP-022
test('neither the keyboard of a phone nor the header covers the caret or the toolbar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await chooseView(page, 'Formatted');
  await fillContent(page, Array.from({ length: 25 }, (_, line) => `Line ${line} goes on to the next one`).join('\n\n'));
  const seen = 500;
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, seen);
  const bottoms = async () => {
    const caret = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? Infinity);
    const bar = (await toolbar(page).boundingBox())!;
    return { caretIsAbove: caret <= bar.y, barIsAbove: bar.y + bar.height <= seen };
  };
  await expect.poll(bottoms).toEqual({ caretIsAbove: true, barIsAbove: true });
  await page.keyboard.type(' and goes on');
  expect(await bottoms()).toEqual({ caretIsAbove: true, barIsAbove: true });
  await expect(form(page).getByRole('button', { name: 'Bold' })).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
