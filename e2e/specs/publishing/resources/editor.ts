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

export const viewButton = (page: Page, view: View) => form(page).getByRole('button', { name: view, exact: true });
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });
export const contentBox = (page: Page) => form(page).getByRole('textbox', { name: 'Content', exact: true });

export async function chooseView(page: Page, view: View) {
  await viewButton(page, view).click();
  await expect(toolbar(page)).toHaveCount(view === 'Formatted' ? 1 : 0);
}

/** Waits for the view chosen on this device. The formatted view opens only after its scripts have arrived. */
async function untilChosenView(page: Page) {
  const chosen = await page.evaluate(() => localStorage.getItem('verse:resources:writing-view'));
  if (chosen === 'formatted') await expect(toolbar(page)).toBeVisible();
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

export async function fillIn(page: Page, words: Words) {
  for (const label of FIELDS)
    if (label === 'Content') await fillContent(page, words.Content);
    else await form(page).getByLabel(label, { exact: true }).fill(words[label]);
}

let cover: Promise<Buffer> | undefined;

export async function addCover(page: Page, buffer?: Buffer) {
  await form(page)
    .getByLabel('Thumbnail Image')
    .setInputFiles({
      name: 'poster.jpg',
      mimeType: 'image/jpeg',
      buffer: buffer ?? (await (cover ??= photo(1200, 800))),
    });
  await expect(form(page).getByRole('img', { name: 'Preview of poster.jpg' })).toBeVisible();
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

/** The button's label depends on the person and the post. */
export const publishButton = (page: Page) =>
  form(page).getByRole('button', { name: /^(Publish Post|Schedule post|Send to the editors)$/ });
export const publishedNote = (page: Page) => page.getByText('Your post is published', { exact: true });

/** Returns the number of published posts with this title. */
export async function postsTitled(request: APIRequestContext, title: string, origin = ''): Promise<number> {
  const posts = (await (await request.get(`${origin}/api/blogs?view=cards&limit=50`)).json()) as { title: string }[];
  return posts.filter((post) => post.title === title).length;
}
