import type { BrowserContext, Page } from '@playwright/test';
import { expect, soakUnless, test, untilHydrated } from '../../../fixtures';
import {
  addCover,
  chooseView,
  contentText,
  fillContent,
  fillIn,
  form,
  lostCharacters,
  openEditor,
  openSheet,
  postsTitled,
  publishedNote,
  publishPost,
  VIEWS,
  wordsOf,
} from './editor';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to publish' });

interface Account {
  role: string;
  email: string;
  password: string;
}

async function editorOf(page: Page): Promise<Account> {
  const { demo } = (await (await page.request.get('/api/session')).json()) as { demo: Account[] };
  return demo.find(({ role }) => role === 'editor')!;
}

/** Signs in on the page opened by the dialog, like a real user. */
async function signInThroughDialog(page: Page, context: BrowserContext, { email, password }: Account) {
  const opened = context.waitForEvent('page');
  await dialog(page)
    .getByRole('link', { name: /^Sign in/ })
    .click();
  const other = await opened;
  await untilHydrated(other);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).not.toHaveURL(/signin/);
}

// @proves GAP-023 C-12
test('a guest who presses "Publish Post" signs in in another tab, and the post is sent automatically', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/401/);
  const editor = await editorOf(page);
  const words = wordsOf('Written before signing in');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  await expect(page.getByText(/on the server/)).toHaveCount(0);
  await publishPost(page);
  await expect(dialog(page)).toBeVisible();
  expect(await lostCharacters(page, words)).toBe(0);

  await signInThroughDialog(page, context, editor);
  await expect(publishedNote(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await postsTitled(page.request, words.Title)).toBe(1);
  await expect(form(page).getByLabel('Title')).toHaveValue('');
});

for (const view of VIEWS) {
  // @proves GAP-023 GAP-024 C-12
  test(`signed out in another tab, then "Publish Post": after sign-in the whole post is sent: ${view} @soak`, async ({
    page,
    context,
    signInAs,
    expectConsole,
  }) => {
    expectConsole(/401/);
    const editor = await editorOf(page);
    const words = wordsOf(`Signed out elsewhere, ${view}`);
    await signInAs('editor');
    await openEditor(page);
    await chooseView(page, view);
    await fillIn(page, words);
    await addCover(page);

    const other = await context.newPage();
    await other.goto('/verse/settings');
    await other.getByRole('button', { name: 'Log Out' }).first().click();
    await expect(other).toHaveURL(/\/signin/);
    await expect(page.getByRole('region', { name: 'Your posts' })).toHaveCount(0);
    await expect(form(page).getByLabel('Title')).toHaveValue(words.Title);
    expect(await lostCharacters(page, words)).toBe(0);
    await openSheet(page);
    await expect(form(page).getByRole('img', { name: 'Preview of poster.jpg' })).toBeVisible();

    await publishPost(page);
    await expect(dialog(page)).toBeVisible();
    await signInThroughDialog(page, context, editor);
    await expect(publishedNote(page)).toBeVisible();
    expect(await postsTitled(page.request, words.Title)).toBe(1);
  });
}

for (const view of VIEWS) {
  // @proves GAP-023 GAP-024 C-12
  test(`the session ended silently, then "Publish Post": after sign-in the whole post is sent: ${view} @soak`, async ({
    page,
    context,
    signInAs,
    expectConsole,
  }) => {
    expectConsole(/401|Failed to publish/);
    const editor = await editorOf(page);
    const words = wordsOf(`The session was over, ${view}`);
    await signInAs('editor');
    await openEditor(page);
    await chooseView(page, view);
    await fillIn(page, words);
    await addCover(page);
    await expect(page.getByText(/^Saved on the server at \d\d:\d\d$/)).toBeVisible();
    await context.clearCookies();

    await publishPost(page);
    await expect(dialog(page)).toBeVisible();
    expect(await lostCharacters(page, words)).toBe(0);
    await signInThroughDialog(page, context, editor);
    await expect(publishedNote(page)).toBeVisible();
    expect(await postsTitled(page.request, words.Title)).toBe(1);
  });
}

for (const view of VIEWS) {
  const tag = soakUnless(view === 'Plain');
  // @proves GAP-025
  test(`a draft has one tab: a second tab begins another, and neither overwrites the other: ${view}${tag}`, async ({
    page,
    context,
  }) => {
    await openEditor(page);
    await chooseView(page, view);
    await fillIn(page, wordsOf(`In the first tab, ${view}`));
    const second = await context.newPage();
    await openEditor(second);
    await expect(form(second).getByLabel('Title')).toHaveValue('');
    await fillIn(second, wordsOf(`In the second tab, ${view}`));
    await second.getByRole('button', { name: `Continue ${wordsOf(`In the first tab, ${view}`).Title}` }).click();
    await expect(second.getByText('This draft is open in another tab.')).toBeVisible();
    await fillContent(page, 'Going on in the first');
    await page.close();
    // The browser releases a closed tab's locks asynchronously.
    await expect.poll(() => second.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
    await second.getByRole('button', { name: `Continue ${wordsOf(`In the first tab, ${view}`).Title}` }).click();
    await expect.poll(() => contentText(second)).toBe('Going on in the first');
    await second.getByRole('button', { name: `Continue ${wordsOf(`In the second tab, ${view}`).Title}` }).click();
    await expect(form(second).getByLabel('Title')).toHaveValue(wordsOf(`In the second tab, ${view}`).Title);
    expect(await lostCharacters(second, wordsOf(`In the second tab, ${view}`))).toBe(0);
  });
}
