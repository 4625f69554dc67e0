import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { photo } from '../../../pictures';

export const FIELDS = ['Title', 'Category', 'Read Time', 'Content'] as const;
export type Words = Record<(typeof FIELDS)[number], string>;

/** Distinguishes these posts from those of earlier runs on a site that keeps its data. */
const RUN = Date.now().toString(36);

export const wordsOf = (title: string): Words => ({
  Title: `${title} ${RUN}`,
  Category: 'Process',
  'Read Time': '4 minutes',
  Content: `First evening: cut the words of “${title}”.\n\nSecond evening: draw.\nThird evening: <b>stop</b>.`,
});

export const form = (page: Page) => page.getByRole('form', { name: 'Write a post' });

/** Presses an action of a post, which may be in the post's menu. */
export async function pressAction(post: Locator, name: string) {
  const action = post.getByRole('button', { name, exact: true, includeHidden: true }).first();
  await action.waitFor({ state: 'attached' });
  if (!(await action.isVisible())) await post.getByRole('button', { name: /^More about / }).click();
  await action.click();
}

export const VIEWS = ['Plain', 'Formatted'] as const;
export type View = (typeof VIEWS)[number];

const viewButton = (page: Page, view: View) => form(page).getByRole('button', { name: view, exact: true });
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });
export const contentBox = (page: Page) => form(page).getByRole('textbox', { name: 'Content', exact: true });

/** Presses the button of a view, which is folded below the text. */
export async function pressView(page: Page, view: View, options: { noWaitAfter?: boolean } = {}) {
  if (!(await viewButton(page, view).isVisible())) await form(page).getByText('How you write', { exact: true }).click();
  await viewButton(page, view).click(options);
}

export async function chooseView(page: Page, view: View) {
  await pressView(page, view);
  await expect(toolbar(page)).toHaveCount(view === 'Formatted' ? 1 : 0);
}

/** Chooses plain text on this device before its pages load, for tests that read the text as a field's value. */
export const writePlain = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('verse:resources:writing-view', 'plain'));

/** Waits for the view chosen on this device. The formatted view opens only after its scripts have arrived. */
async function untilChosenView(page: Page) {
  const chosen = await page.evaluate(() => localStorage.getItem('verse:resources:writing-view'));
  if (chosen !== 'plain') await expect(toolbar(page)).toBeVisible();
}

/** Returns the text as seen by its author. */
export const contentText = (page: Page): Promise<string> =>
  contentBox(page).evaluate((box) => {
    if (box instanceof HTMLTextAreaElement) return box.value;
    const textOf = (node: ChildNode) => (node.nodeName === 'BR' ? '\n' : (node.textContent ?? ''));
    for (const filler of box.querySelectorAll('.ProseMirror-trailingBreak')) filler.remove();
    return [...box.children].map((block) => [...block.childNodes].map(textOf).join('')).join('\n\n');
  });

/** Replaces the text in the currently open view. */
export async function fillContent(page: Page, text: string) {
  if ((await toolbar(page).count()) === 0) return contentBox(page).fill(text);
  const { keyboard } = page;
  await contentBox(page).focus();
  await keyboard.press('Control+a');
  await keyboard.press('Delete');
  for (const [block, paragraph] of text.split('\n\n').entries()) {
    if (block > 0) await keyboard.press('Enter');
    for (const [line, words] of paragraph.split('\n').entries()) {
      if (line > 0) await keyboard.press('Shift+Enter');
      if (words !== '') await keyboard.insertText(words);
    }
  }
}

/** Opens the editor and waits until it saves input. */
export async function openEditor(page: Page, origin = '') {
  await page.goto(`${origin}/resources/blog-management`);
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await untilChosenView(page);
}

const sheet = (page: Page) => form(page).getByRole('dialog', { name: 'Before you publish' });

/** Opens the sheet with a post's other fields, unless it is open. */
export async function openSheet(page: Page) {
  if (await sheet(page).isVisible()) return;
  await publishButton(page).click();
  await expect(sheet(page)).toBeVisible();
}

export async function closeSheet(page: Page) {
  if (await sheet(page).isVisible()) await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
}

/** Presses the button of the sheet. */
export async function publishPost(page: Page, { clicks = 1 } = {}) {
  await openSheet(page);
  await sheet(page).getByRole('button', PUBLISH).click({ clickCount: clicks });
}

export async function fillIn(page: Page, words: Words) {
  await closeSheet(page);
  await form(page).getByLabel('Title', { exact: true }).fill(words.Title);
  await fillContent(page, words.Content);
  await openSheet(page);
  for (const label of ['Category', 'Read Time'] as const)
    await form(page).getByLabel(label, { exact: true }).fill(words[label]);
  await closeSheet(page);
}

let cover: Promise<Buffer> | undefined;

export async function addCover(page: Page, buffer?: Buffer) {
  await openSheet(page);
  await form(page)
    .getByLabel('Thumbnail Image')
    .setInputFiles({
      name: 'poster.jpg',
      mimeType: 'image/jpeg',
      buffer: buffer ?? (await (cover ??= photo(1200, 800))),
    });
  await expect(form(page).getByRole('img', { name: 'Preview of poster.jpg' })).toBeVisible();
  await closeSheet(page);
}

/**
 * Returns the number of characters lost from the page's fields. Waits until the form is ready, because changing the
 * account recreates it.
 */
export async function lostCharacters(page: Page, words: Partial<Words>): Promise<number> {
  let lost = 0;
  await expect(page.locator('form[data-ready]')).toBeVisible();
  await untilChosenView(page);
  for (const label of FIELDS) {
    const expected = words[label] ?? '';
    const found =
      label === 'Content'
        ? await contentText(page)
        : await form(page).and(page.locator('[data-ready]')).getByLabel(label, { exact: true }).inputValue();
    if (!found.startsWith(expected)) lost += Math.max(1, expected.length - found.length);
  }
  return lost;
}

/** The button's name depends on the person and the post. */
const PUBLISH = { name: /^(Publish Post|Schedule post|Send to the editors)$/ };
/** Opens the sheet, whose own button publishes. */
export const publishButton = (page: Page) => form(page).getByRole('button', PUBLISH).first();
export const publishedNote = (page: Page) => page.getByText('Your post is published', { exact: true });

/** Returns the number of published posts with this title. */
export async function postsTitled(request: APIRequestContext, title: string, origin = ''): Promise<number> {
  const posts = (await (await request.get(`${origin}/api/blogs?view=cards&limit=50`)).json()) as { title: string }[];
  return posts.filter((post) => post.title === title).length;
}
